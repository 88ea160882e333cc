/** What a screen shows when it has nothing to show: a sign, what is missing, and what to do about it. */
import type { ReactNode } from 'react';
import { Panel } from './Panel.tsx';
import { PixelIcon, type PixelIconName } from './PixelIcon.tsx';

type EmptyStateProps = { icon: PixelIconName; title: string; children?: ReactNode; action?: ReactNode };

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <Panel className="mx-auto flex max-w-xl flex-col items-center gap-4 px-6 py-10 text-center [--edge:var(--color-plum)] [--fill:var(--color-night)]">
      <PixelIcon name={icon} className="size-16 text-ember" />
      <h2 className="pixel-title text-base text-cream">{title}</h2>
      {children && <div className="max-w-prose text-mist">{children}</div>}
      {action}
    </Panel>
  );
}
