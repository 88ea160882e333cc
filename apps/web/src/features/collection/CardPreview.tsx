/** One card of the binder, larger and in words: the one under the pointer or the focus, until another takes its place. */
import type { CardJson } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useMedia } from '../../platform/useMedia.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import {
  Card,
  cardTextQuery,
  numberOf,
  PLAYS_NAMES,
  RarityBadge,
  ReadableFace,
  setNameOf,
} from '../card/index.ts';
import { WishButton } from '../wishlist/index.ts';
import type { CollectionEntry } from './entries.ts';
import './preview.css';

type CardPreviewProps = {
  address: string;
  entry: CollectionEntry;
  onOpen: (entry: CollectionEntry) => void;
};

export function CardPreview({ address, entry, onOpen }: CardPreviewProps) {
  const { card, quantity } = entry;
  const canRead = useMedia('(width >= 80em)');
  const owned = quantity === 0 ? 'Missing' : quantity;
  return (
    <aside aria-label="Card Preview" className="card-preview-aside">
      <Panel className="preview preview-panel">
        <h2 className="pixel-title preview-heading">Card Preview</h2>
        {canRead ? (
          <ReadCard key={card.id} card={card} owned={owned} />
        ) : (
          <>
            <Card key={card.id} card={card} tilt={10} />
            <div>
              <h3 className="preview-name">{card.name}</h3>
              <dl className="preview-fact-list">
                <Fact name="Number">{numberOf(card)}</Fact>
                <Fact name="Rarity">
                  <RarityBadge rarity={card.rarity} />
                </Fact>
                <Fact name="Set">{setNameOf(card)}</Fact>
                <Fact name="Quantity">{owned}</Fact>
              </dl>
            </div>
          </>
        )}
        <div className="preview-buttons">
          {canRead && <WishButton address={address} card={card} />}
          <Button className="preview-button" onClick={() => onOpen(entry)}>
            View Full Details
          </Button>
        </div>
      </Panel>
    </aside>
  );
}

/** A pointer on its way across the book asks the server nothing. */
const REST_MS = 200;

function ReadCard({ card, owned }: { card: CardJson; owned: ReactNode }) {
  const [rests, setRests] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRests(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({ ...cardTextQuery(card.id), enabled: rests });
  return (
    <>
      <div className="preview-card">
        <Card card={card} tilt={10} face={<ReadableFace card={card} lines={data?.lines ?? []} />} />
      </div>
      <h3 className="sr-only">{card.name}</h3>
      <dl className="preview-facts">
        <Fact name="Quantity">{owned}</Fact>
        <Fact name="Set">{setNameOf(card)}</Fact>
        <Fact name="Official">{data === undefined ? '…' : PLAYS_NAMES[data.plays]}</Fact>
      </dl>
    </>
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
