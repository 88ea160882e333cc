/** One card of the deck: its picture and name, and how many copies, one less, one more. */
import { cx } from '../../ui/cx.ts';
import { numberOf } from '../card/index.ts';
import type { BuilderLine, DeckCardFactsOf } from '../deck/index.ts';
import { CardThumb } from './CardThumb.tsx';
import type { PlayNote } from './playNote.ts';
import './deckRow.css';

type DeckRowProps = {
  line: BuilderLine;
  owned: number;
  /** What the rules that the deck is for leave out of it. */
  note: PlayNote | undefined;
  onAdd: (card: DeckCardFactsOf) => void;
  onRemove: () => void;
  onLook: () => void;
};

export function DeckRow({ line: { card, quantity }, owned, note, onAdd, onRemove, onLook }: DeckRowProps) {
  const lacking = quantity > owned;
  const isBad = lacking || (note !== undefined && !note.isPart);
  return (
    <li data-line={card.id} className="deck-line">
      <CardThumb card={card.json} />
      <button
        type="button"
        data-part="name"
        className="deck-name"
        aria-keyshortcuts="+ -"
        aria-description="Details"
        onClick={onLook}
      >
        <span className="builder-row-name">{card.name}</span>
        <span className={cx('deck-row-detail', isBad ? 'bad' : 'quiet')}>
          {lacking
            ? owned === 0
              ? 'Not owned'
              : `You own ${owned}`
            : `${note === undefined ? '' : `${note.text} · `}${card.json.set.name} ${numberOf(card.json)}`}
        </span>
      </button>
      <button
        type="button"
        data-part="minus"
        aria-label={`Remove one ${card.name}`}
        title={`Remove one ${card.name}`}
        className="deck-step"
        onClick={onRemove}
      >
        −
      </button>
      <span data-part="quantity" className="deck-quantity">
        {quantity}
      </span>
      <button
        type="button"
        data-part="plus"
        aria-label={`Add one ${card.name}`}
        title={`Add one ${card.name}`}
        className="deck-step"
        onClick={() => onAdd(card)}
      >
        +
      </button>
    </li>
  );
}
