/** The own hand at the printed game: a row, spines where there are very many, or all of it spread out over the mat. */
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useGoesOn } from '../../../board/useGoesOn.ts';
import { inSentence, useWhose } from '../../../board/whose.ts';
import { useOfficialTable } from './boardContext.ts';
import { OfficialHandCard } from './HandCard.tsx';
import { type HandOrder, handInOrder } from './handOrder.ts';
import './hand.css';

/** So many cards stand side by side from 1,000 px on; more become spines. */
const WHOLE = 12;

export const OfficialHand = memo(function OfficialHand() {
  const { view, interaction } = useOfficialTable();
  const { hand } = view.you;
  const whose = useWhose()(true);
  const [order, setOrder] = useState<HandOrder>('drawn');
  const cards = useMemo(() => handInOrder(view, hand, order), [view, hand, order]);
  const list = useRef<HTMLUListElement>(null);
  const all = useRef<HTMLButtonElement>(null);
  const goesOn = useGoesOn(list, cards);
  const [isSpread, setSpread] = useState(false);
  const isMany = hand.length > WHOLE;
  const selected = interaction?.selected?.kind === 'hand' ? interaction.selected.card : null;
  // Where it may go lies under the sheet.
  useEffect(() => {
    if (selected !== null) setSpread(false);
  }, [selected]);
  useEffect(() => {
    if (!isSpread) return;
    list.current?.querySelector('button')?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('[role="dialog"]') !== null) return;
      event.preventDefault();
      setSpread(false);
      all.current?.focus({ preventScroll: true });
    };
    // Before the table takes a step back for it.
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [isSpread]);
  const isAllOffered = goesOn || isMany || isSpread;
  return (
    <section
      className="hand"
      data-tab-stop="hand"
      aria-label={`${whose} hand`}
      data-pile="your-hand"
      data-goes-on={isAllOffered || undefined}
      data-spread={isSpread || undefined}
      data-spines={(isMany && !isSpread) || undefined}
    >
      {hand.length === 0 ? (
        <p className="hand-empty">No cards in hand</p>
      ) : (
        <div className="hand-body">
          {isSpread && (
            <header className="hand-sheet-head">
              <h2 className="hand-sheet-title">
                {whose} hand: {hand.length}
              </h2>
              <button
                type="button"
                className="hand-sheet-button"
                aria-pressed={order === 'kind'}
                onClick={() => setOrder(order === 'kind' ? 'drawn' : 'kind')}
              >
                By kind
              </button>
            </header>
          )}
          <ul
            ref={list}
            className="hand-cards"
            aria-label={`Cards in ${inSentence(whose)} hand`}
            // Without buttons in it, a row that scrolls must itself be reachable by keyboard.
            tabIndex={interaction === undefined ? 0 : undefined}
          >
            {cards.map((card, at) => (
              <li key={card}>
                <OfficialHandCard card={card} at={at + 1} />
              </li>
            ))}
          </ul>
          {isAllOffered && (
            <button
              ref={all}
              type="button"
              className="hand-all"
              aria-expanded={isSpread}
              onClick={() => setSpread((spread) => !spread)}
            >
              {isSpread ? 'Close' : `All ${hand.length}`}
            </button>
          )}
        </div>
      )}
    </section>
  );
});
