/** The hand of the player across the table: the battle is over, so it lies open. */
import type { CardNo } from '@pokesol/engine';
import { Card } from '../../card/index.ts';
import { type CardLookup, nameIn, type ShownCards } from '../board/cardLook.ts';

type OtherHandProps = {
  name: string;
  cards: readonly CardNo[];
  view: ShownCards<{ readonly name: string }>;
  look: CardLookup;
  /** Shows the table from the other chair. */
  onSwap: () => void;
};

export function OtherHand({ name, cards, view, look, onSwap }: OtherHandProps) {
  return (
    <section className="other-hand" aria-label={`Hand of ${name}`}>
      <h2 className="other-hand-title">
        Hand of {name} ({cards.length})
      </h2>
      {cards.length === 0 ? (
        <p className="other-hand-empty other-hand-cards">No cards in hand</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        <ul className="other-hand-cards" tabIndex={0} aria-label={`Cards of ${name}`}>
          {cards.map((number) => {
            const card = look(number);
            return (
              <li key={number} title={nameIn(view, number)}>
                {card && <Card card={card} />}
              </li>
            );
          })}
        </ul>
      )}
      <button type="button" className="text-link replay-chair" onClick={onSwap} data-silent>
        Swap sides
      </button>
    </section>
  );
}
