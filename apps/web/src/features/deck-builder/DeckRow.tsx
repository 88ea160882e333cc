/** One card of the deck: its picture and name, and how many copies, one less, one more. */
import { cx } from '../../ui/cx.ts';
import {
  kindOf,
  numberOf,
  printedType,
  SceneWindow,
  Subject,
  subjectOf,
  TypeSign,
  typeClass,
} from '../card/index.ts';
import type { BuilderLine, DeckCardFactsOf } from '../deck/index.ts';
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
  const kind = kindOf(card.json);
  const subject = subjectOf(card.json);
  const lacking = quantity > owned;
  const isBad = lacking || (note !== undefined && !note.isPart);
  return (
    <li data-line={card.id} className={cx('deck-line', typeClass(kind))}>
      <SceneWindow card={card.json} kind={kind} className="deck-thumb">
        {subject === undefined ? (
          <TypeSign type={printedType(card.json) ?? 'Colorless'} className="deck-row-type" />
        ) : (
          <Subject drawing={subject} />
        )}
      </SceneWindow>
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
        className="deck-step"
        onClick={() => onAdd(card)}
      >
        +
      </button>
    </li>
  );
}
