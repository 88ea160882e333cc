/** A side's deck and discard pile with their counts; a click tells the count. */
import type { SideView } from '@pokesol/engine';
import { Card } from '../card/Card.tsx';
import { CardBack } from '../card/CardBack.tsx';
import { useBoard } from './boardContext.ts';

export function Piles({ side, isOwn }: { side: SideView; isOwn: boolean }) {
  const { look, onPile } = useBoard();
  const whose = isOwn ? 'Your' : "Opponent's";
  const prefix = isOwn ? 'your' : 'opponent';
  const top = side.discard[side.discard.length - 1];
  const topCard = top === undefined ? undefined : look(top);
  return (
    <div className="piles">
      <button
        type="button"
        className="pile"
        data-pile={`${prefix}-deck`}
        data-thick={side.deckCount > 15 || undefined}
        aria-label={`${whose} deck: ${cardCountText(side.deckCount)}`}
        onClick={() => onPile(isOwn ? 'your-deck' : 'opponent-deck')}
      >
        <span className="pile-top">{side.deckCount > 0 && <CardBack className="pile-back" />}</span>
        <span className="pile-count" aria-hidden="true">
          {side.deckCount}
        </span>
        <span className="pile-name" aria-hidden="true">
          Deck
        </span>
      </button>
      <button
        type="button"
        className="pile"
        data-pile={`${prefix}-discard`}
        aria-label={`${whose} discard pile: ${cardCountText(side.discard.length)}${topCard === undefined ? '' : `, ${topCard.name} on top`}`}
        onClick={() => onPile(isOwn ? 'your-discard' : 'opponent-discard')}
      >
        <span className="pile-top" aria-hidden="true">
          {topCard && <Card card={topCard} />}
        </span>
        <span className="pile-count" aria-hidden="true">
          {side.discard.length}
        </span>
        <span className="pile-name" aria-hidden="true">
          Discard
        </span>
      </button>
    </div>
  );
}

export const cardCountText = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
