/** A card as the dashboard lists it: its picture, what it is called, and what can be done with it. */
import type { AdminCard } from '@pokesol/protocol';
import { memo } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Card, RarityBadge } from '../../card/index.ts';
import './cards.css';

/** What a tile opens for its card. */
export type TileDialog = { kind: 'edit' | 'switch'; card: AdminCard };

type CardTileProps = { card: AdminCard; onOpen: (dialog: TileDialog) => void };

export const CardTile = memo(function CardTile({ card, onOpen }: CardTileProps) {
  const { name, cardNumber, isActive, edited } = card;
  const hasArtwork = (card.artworkUrl ?? card.images?.large ?? card.images?.small) !== undefined;
  return (
    <li className={cx('admin-card', !isActive && 'is-inactive')}>
      <div className="admin-card-picture">
        <Card card={card} />
      </div>
      <div className="can-shrink">
        <h3 className="card-tile-name">{name}</h3>
        <p className="hint">
          <span className="bright">#{cardNumber}</span> · {card.set.name}
        </p>
      </div>
      <div className="card-tile-badges">
        <RarityBadge rarity={card.rarity} />
        {!hasArtwork && <Badge>No Image</Badge>}
        {!isActive && <Badge tone="rose">Inactive</Badge>}
        {edited.length > 0 && <Badge title={`Changed by an admin: ${edited.join(', ')}`}>Edited</Badge>}
      </div>
      <div className="card-tile-buttons">
        <button
          type="button"
          className="text-button"
          aria-label={`Edit ${name} #${cardNumber}`}
          onClick={() => onOpen({ kind: 'edit', card })}
        >
          Edit
        </button>
        <button
          type="button"
          className="text-button"
          aria-label={`${isActive ? 'Deactivate' : 'Activate'} ${name} #${cardNumber}`}
          onClick={() => onOpen({ kind: 'switch', card })}
        >
          {isActive ? 'Deactivate' : 'Activate'}
        </button>
      </div>
    </li>
  );
});

/** Holds the place of the cards while they are on their way. */
const PLACES = Array.from({ length: 12 }, (_, place) => `place ${place}`);

export const CardSkeletons = () => (
  <div className="admin-cards">
    {PLACES.map((place) => (
      <Skeleton key={place} className="card-tile-placeholder" />
    ))}
  </div>
);
