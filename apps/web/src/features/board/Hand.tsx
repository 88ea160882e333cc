/** The own hand, card by card; those that can be played stand out, the selected one is lifted. */
import type { CardNo } from '@pokesol/engine';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../card/Card.tsx';
import { useBoard } from './boardContext.ts';
import { factsIn } from './cardLook.ts';
import { cardLabel } from './spoken.ts';

const SHOWN_OF = 7;
const ALMOST_FULL = 5;

export function Hand() {
  const { view, interaction } = useBoard();
  const { hand } = view.you;
  return (
    <section className="hand" aria-label="Your hand" data-pile="your-hand">
      <header className="hand-head">
        <h2 className="hand-title">
          Your Hand ({hand.length}/{SHOWN_OF})
        </h2>
        {hand.length > ALMOST_FULL && <Badge tone="sun">Almost Full</Badge>}
      </header>
      {hand.length === 0 ? (
        <p className="hand-empty">No cards in hand</p>
      ) : (
        <ul
          className="hand-cards"
          aria-label="Cards in your hand"
          data-many={hand.length > SHOWN_OF || undefined}
          // Without buttons in it, a row that scrolls must itself be reachable by keyboard.
          tabIndex={interaction === undefined ? 0 : undefined}
        >
          {hand.map((card) => (
            <li key={card}>
              <HandCard card={card} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function HandCard({ card }: { card: CardNo }) {
  const { view, look, interaction } = useBoard();
  const drawn = look(card);
  const words = cardLabel(factsIn(view, card));
  const picture = <span aria-hidden="true">{drawn && <Card card={drawn} />}</span>;
  if (interaction === undefined)
    return (
      <div className="hand-card" data-hand-card={card} role="img" aria-label={words}>
        {picture}
      </div>
    );
  const isPlayable = interaction.playable.has(card);
  return (
    <button
      type="button"
      className="hand-card"
      data-hand-card={card}
      data-playable={isPlayable || undefined}
      aria-pressed={interaction.selected === card}
      aria-label={isPlayable ? `${words}, can be played` : words}
      onClick={() => interaction.onHandCard(card)}
    >
      {picture}
    </button>
  );
}
