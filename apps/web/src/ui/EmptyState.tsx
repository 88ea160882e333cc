/** What a screen shows when it has nothing to show: a sign, what is missing, and what to do about it. */
import type { ReactNode } from 'react';
import { Panel } from './Panel.tsx';
import { PixelIcon, type PixelIconName } from './PixelIcon.tsx';

type EmptyStateProps = { icon: PixelIconName; title: string; children?: ReactNode; action?: ReactNode };

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <Panel className="empty-state">
      <PixelIcon name={icon} className="empty-state-icon" />
      <h2 className="pixel-title empty-state-title">{title}</h2>
      {children && <div className="prose quiet">{children}</div>}
      {action}
    </Panel>
  );
}
