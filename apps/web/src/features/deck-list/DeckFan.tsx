/** A deck's key cards, held like a hand. */
import type { CardJson } from '@pokesol/protocol';
import { memo } from 'react';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { Card } from '../card/index.ts';
import './deckList.css';

const PLACES = ['middle', 'left', 'right'] as const;

/** The first card is the best and stands in the middle. Pictures are dear: they are drawn again only for other cards. */
export const DeckFan = memo(function DeckFan({ cards }: { cards: readonly CardJson[] }) {
  if (cards.length === 0)
    return (
      <p className="deck-fan-empty">
        <PixelIcon name="deck" className="deck-fan-icon" />
        No cards yet
      </p>
    );
  const places =
    cards.length === 1 ? (['middle'] as const) : cards.length === 2 ? (['left', 'right'] as const) : PLACES;
  return (
    <div className="deck-fan">
      {places.map((place, index) => {
        const card = cards[index];
        return (
          card !== undefined && (
            <div key={card.id} className="deck-fan-card" data-place={place}>
              <Card card={card} />
            </div>
          )
        );
      })}
    </div>
  );
});
