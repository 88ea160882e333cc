/** A plastic pocket: with a card, with the outline of one that is missing, or empty. */
import { rarityClass } from '@pokesol/cards';
import { memo } from 'react';
import { cx } from '../../ui/cx.ts';
import { Card } from '../card/Card.tsx';
import { numberOf } from '../card/cardFacts.ts';
import type { CollectionEntry } from './entries.ts';

type PocketProps = {
  entry: CollectionEntry;
  /** The pointer or the focus came to this card. */
  onPreview?: (entry: CollectionEntry) => void;
  onOpen: (entry: CollectionEntry) => void;
};

export const Pocket = memo(function Pocket({ entry, onPreview, onOpen }: PocketProps) {
  const { card, quantity } = entry;
  const isMissing = quantity === 0;
  return (
    <li className={cx('pocket', isMissing && 'is-missing')}>
      <h3 className="size-full">
        <button
          type="button"
          aria-label={isMissing ? `${card.name}, missing` : card.name}
          aria-description={`${card.rarity}, number ${numberOf(card)}${quantity > 1 ? `, ${quantity} copies` : ''}`}
          data-pocket={card.id}
          className="pocket-card"
          onClick={() => onOpen(entry)}
          onPointerEnter={() => onPreview?.(entry)}
          onFocus={() => onPreview?.(entry)}
        >
          {isMissing ? <Ghost entry={entry} /> : <Card key={card.id} card={card} />}
        </button>
      </h3>
      {quantity > 1 && (
        <span aria-hidden className="pocket-count">
          ×{quantity}
        </span>
      )}
    </li>
  );
});

export const EmptyPocket = () => (
  <li className="pocket">
    <span className="sr-only">Empty pocket</span>
  </li>
);

function Ghost({ entry: { card } }: { entry: CollectionEntry }) {
  return (
    <span className={cx(rarityClass(card.rarity), 'pocket-ghost')}>
      <span className="font-pixel text-[0.625rem] md:text-xs">{card.cardNumber}</span>
      <span className="pocket-ghost-name">{card.name}</span>
    </span>
  );
}
