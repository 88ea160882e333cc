/** A plastic pocket: with a card, with the outline of one that is missing, or empty. */
import { rarityClass } from '@pokesol/cards';
import { memo } from 'react';
import { counted } from '../../platform/format.ts';
import { cx } from '../../ui/cx.ts';
import { Card, numberOf, RarityMark, Subject, subjectOf } from '../card/index.ts';
import { WishMark } from '../wishlist/index.ts';
import type { CollectionEntry } from './entries.ts';
import './preview.css';

type PocketProps = {
  entry: CollectionEntry;
  isWished: boolean;
  /** It came since the binder was last looked at. */
  isNew: boolean;
  /** The pointer or the focus came to this card. */
  onPreview?: (entry: CollectionEntry) => void;
  onOpen: (entry: CollectionEntry) => void;
};

export const Pocket = memo(function Pocket({ entry, isWished, isNew, onPreview, onOpen }: PocketProps) {
  const { card, quantity } = entry;
  const isMissing = quantity === 0;
  return (
    <li className="pocket">
      <h3 className="fills">
        <button
          type="button"
          aria-label={isMissing ? `${card.name}, missing` : card.name}
          aria-description={`${card.rarity}, number ${numberOf(card)}${quantity > 1 ? `, ${counted(quantity, 'copy', 'copies')}` : ''}${isNew ? ', new' : ''}${isWished ? ', wished for' : ''}`}
          data-pocket={card.id}
          className="pocket-card"
          onClick={() => onOpen(entry)}
          onPointerEnter={() => onPreview?.(entry)}
          onFocus={() => onPreview?.(entry)}
        >
          {isMissing ? <Ghost entry={entry} /> : <Card key={card.id} card={card} />}
        </button>
      </h3>
      {isWished && (
        <span className="pocket-wish">
          <WishMark />
        </span>
      )}
      {isNew && (
        <span aria-hidden className="pocket-new">
          NEW
        </span>
      )}
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

/** What is missing: its outline, its name, its number and how rare it is. */
export function Ghost({ entry: { card } }: { entry: CollectionEntry }) {
  const outline = subjectOf(card);
  return (
    <span className={cx(rarityClass(card.rarity), 'pocket-ghost')}>
      {outline !== undefined && <Subject drawing={outline} className="pocket-ghost-outline" />}
      <span className="pocket-ghost-name">{card.name}</span>
      <span className="pocket-ghost-foot">
        <span>#{card.cardNumber}</span>
        <RarityMark rarity={card.rarity} />
      </span>
    </span>
  );
}
