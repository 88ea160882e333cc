/** The builder's heading, with what can be done to the deck beside it, above whatever the screen shows. */
import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge.tsx';

type BuilderFrameProps = { unsaved?: boolean; actions?: ReactNode; children: ReactNode };

export function BuilderFrame({ unsaved = false, actions, children }: BuilderFrameProps) {
  return (
    <>
      <div className="builder-head mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 md:-mt-2">
        <div className="flex flex-wrap items-center gap-2 lg:gap-3">
          <h1 className="pixel-title text-base lg:text-2xl">Deck Builder</h1>
          {unsaved && (
            <Badge tone="sun" className="whitespace-pre">
              Unsaved<span className="max-lg:sr-only"> changes</span>
            </Badge>
          )}
        </div>
        {actions}
      </div>
      {children}
    </>
  );
}
