/** The own hand, card by card; those that can be played stand out, the selected one is lifted. */
import type { CardNo } from '@pokesol/engine';
import { memo, useRef, useState } from 'react';
import { useGoesOn } from '../../../board/useGoesOn.ts';
import { inSentence, useWhose } from '../../../board/whose.ts';
import { useBoard } from './boardContext.ts';
import { HandCard } from './HandCard.tsx';

const SHOWN_OF = 7;
const ALMOST_FULL = 5;

export const Hand = memo(function Hand() {
  const { view, interaction } = useBoard();
  const { hand } = view.you;
  const whose = useWhose()(true);
  const list = useRef<HTMLUListElement>(null);
  const goesOn = useGoesOn(list, hand);
  const [isSpread, setSpread] = useState(false);
  return (
    <section
      className="hand"
      data-tab-stop="hand"
      aria-label={`${whose} hand`}
      data-pile="your-hand"
      data-goes-on={goesOn || undefined}
      data-spread={isSpread || undefined}
    >
      <header className="hand-head">
        <h2 className="hand-title">
          {whose} Hand ({hand.length}/{SHOWN_OF})
        </h2>
        {hand.length > ALMOST_FULL && <p className="hand-warning">Almost Full</p>}
      </header>
      {hand.length === 0 ? (
        <p className="hand-empty">No cards in hand</p>
      ) : (
        <ul
          ref={list}
          className="hand-cards"
          aria-label={`Cards in ${inSentence(whose)} hand`}
          // Without buttons in it, a row that scrolls must itself be reachable by keyboard.
          tabIndex={interaction === undefined ? 0 : undefined}
        >
          {hand.map((card: CardNo) => (
            <li key={card}>
              <HandCard card={card} />
            </li>
          ))}
        </ul>
      )}
      {(goesOn || isSpread) && (
        <button
          type="button"
          className="hand-all"
          aria-expanded={isSpread}
          onClick={() => setSpread((spread) => !spread)}
        >
          {isSpread ? 'Close' : `All ${hand.length}`}
        </button>
      )}
    </section>
  );
});
