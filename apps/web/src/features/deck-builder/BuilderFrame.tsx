/** The builder's head in one row: its name, the open deck's fields and what can be done to the deck, above whatever the screen shows. */
import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import './frame.css';

type BuilderFrameProps = {
  unsaved?: boolean;
  fields?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

export function BuilderFrame({ unsaved = false, fields, actions, children }: BuilderFrameProps) {
  return (
    <div className="builder-page">
      <div className="builder-head" data-open={fields !== undefined}>
        <div className="builder-title-line">
          <h1 className="pixel-title builder-title">Deck Builder</h1>
          {unsaved && (
            <Badge tone="sun" className="builder-unsaved">
              Unsaved changes
            </Badge>
          )}
        </div>
        {fields}
        {actions}
      </div>
      {children}
    </div>
  );
}
