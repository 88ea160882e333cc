/** The builder's heading, with what can be done to the deck beside it, above whatever the screen shows. */
import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import './frame.css';

type BuilderFrameProps = { unsaved?: boolean; actions?: ReactNode; children: ReactNode };

export function BuilderFrame({ unsaved = false, actions, children }: BuilderFrameProps) {
  return (
    <div className="builder-page">
      <div className="builder-head builder-frame-head">
        <div className="builder-title-line">
          <h1 className="pixel-title builder-title">Deck Builder</h1>
          {unsaved && (
            <Badge tone="sun" className="builder-unsaved">
              Unsaved<span className="builder-unsaved-rest"> changes</span>
            </Badge>
          )}
        </div>
        {actions}
      </div>
      {children}
    </div>
  );
}
