/** The card under the pointer or the focus, larger and in words; it stays until another takes its place. */
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Card } from '../card/Card.tsx';
import { numberOf, setNameOf } from '../card/cardFacts.ts';
import { RarityBadge } from '../card/RarityBadge.tsx';
import type { CollectionEntry } from './entries.ts';

type CardPreviewProps = { entry: CollectionEntry | undefined; onOpen: (entry: CollectionEntry) => void };

export function CardPreview({ entry, onOpen }: CardPreviewProps) {
  return (
    <aside aria-label="Card Preview" className="hidden md:block lg:sticky lg:top-32 lg:self-start">
      <Panel className="preview [--edge:var(--color-plum)] [--fill:var(--color-night)]">
        <h2 className="pixel-title preview-title text-xs text-sun">Card Preview</h2>
        {entry === undefined ? (
          <p className="preview-hint">Point at a card to see it here.</p>
        ) : (
          <>
            <div className="preview-card">
              <Card key={entry.id} card={entry.card} tilt={10} />
            </div>
            <div className="preview-facts">
              <h3 className="text-lg leading-tight font-bold">{entry.card.name}</h3>
              <dl className="mt-3 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1.5">
                <Fact name="Number">{numberOf(entry.card)}</Fact>
                <Fact name="Rarity">
                  <RarityBadge rarity={entry.card.rarity} />
                </Fact>
                <Fact name="Set">{setNameOf(entry.card)}</Fact>
                <Fact name="Quantity">{entry.quantity === 0 ? 'Missing' : entry.quantity}</Fact>
              </dl>
              <Button
                className="mt-5 w-full px-2 text-[0.625rem] whitespace-nowrap"
                onClick={() => onOpen(entry)}
              >
                View Full Details
              </Button>
            </div>
          </>
        )}
      </Panel>
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm text-mist">{name}</dt>
      <dd className="min-w-0 font-bold">{children}</dd>
    </>
  );
}
