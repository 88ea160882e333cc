/** The own hand at the printed game: a row, spines where there are very many, or all of it spread out on a phone. */
import { useRef, useState } from 'react';
import { useGoesOn } from '../board/useGoesOn.ts';
import { OfficialHandCard } from './OfficialHandCard.tsx';
import { useOfficialTable } from './officialContext.ts';
import './officialHand.css';

/** So many cards stand side by side from 1,000 px on; more become spines. */
const WHOLE = 12;

export function OfficialHand() {
  const { view, interaction } = useOfficialTable();
  const { hand } = view.you;
  const list = useRef<HTMLUListElement>(null);
  const goesOn = useGoesOn(list, hand);
  const [isSpread, setSpread] = useState(false);
  return (
    <section
      className="hand"
      data-tab-stop="hand"
      aria-label="Your hand"
      data-pile="your-hand"
      data-goes-on={goesOn || undefined}
      data-spread={isSpread || undefined}
      data-spines={hand.length > WHOLE || undefined}
    >
      {isSpread && <h2 className="hand-spread-title">Your hand: {hand.length}</h2>}
      {hand.length === 0 ? (
        <p className="hand-empty">No cards in hand</p>
      ) : (
        <ul
          ref={list}
          className="hand-cards"
          aria-label="Cards in your hand"
          // Without buttons in it, a row that scrolls must itself be reachable by keyboard.
          tabIndex={interaction === undefined ? 0 : undefined}
        >
          {hand.map((card, at) => (
            <li key={card}>
              <OfficialHandCard card={card} at={at + 1} />
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
}
