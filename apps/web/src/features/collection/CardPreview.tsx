/** One card of the binder, larger and in words: the one under the pointer or the focus, until another takes its place. */
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Card, numberOf, RarityBadge, setNameOf } from '../card/index.ts';
import type { CollectionEntry } from './entries.ts';
import './preview.css';

type CardPreviewProps = { entry: CollectionEntry; onOpen: (entry: CollectionEntry) => void };

export function CardPreview({ entry, onOpen }: CardPreviewProps) {
  return (
    <aside aria-label="Card Preview" className="card-preview-aside">
      <Panel className="preview preview-panel">
        <h2 className="pixel-title preview-heading">Card Preview</h2>
        <div>
          <Card key={entry.id} card={entry.card} tilt={10} />
        </div>
        <div>
          <h3 className="preview-name">{entry.card.name}</h3>
          <dl className="preview-fact-list">
            <Fact name="Number">{numberOf(entry.card)}</Fact>
            <Fact name="Rarity">
              <RarityBadge rarity={entry.card.rarity} />
            </Fact>
            <Fact name="Set">{setNameOf(entry.card)}</Fact>
            <Fact name="Quantity">{entry.quantity === 0 ? 'Missing' : entry.quantity}</Fact>
          </dl>
          <Button className="preview-button" onClick={() => onOpen(entry)}>
            View Full Details
          </Button>
        </div>
      </Panel>
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="hint">{name}</dt>
      <dd className="preview-value">{children}</dd>
    </>
  );
}
