/** What a screen shows when it has nothing to show: a sign, what is missing, and what to do about it. */
import type { ReactNode } from 'react';
import { sentenceOf } from '../platform/api.ts';
import { Button } from './Button.tsx';
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

type NotLoadedProps = { title: string; error: unknown; isTrying?: boolean; onTryAgain: () => unknown };

/** What did not load: why, and the button that asks for it once more. */
export const NotLoaded = ({ title, error, isTrying = false, onTryAgain }: NotLoadedProps) => (
  <EmptyState
    icon="alert"
    title={title}
    action={
      <Button busy={isTrying} onClick={() => void onTryAgain()}>
        {isTrying ? 'Trying...' : 'Try again'}
      </Button>
    }
  >
    {sentenceOf(error)}
  </EmptyState>
);
