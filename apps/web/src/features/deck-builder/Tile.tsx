/** One owned card: a press or plus adds it, minus takes it out again, a long press or «i» shows it whole. */
import { isFree } from '@pokesol/decks';
import { memo, type PointerEvent, useRef } from 'react';
import { cx } from '../../ui/cx.ts';
import { Card, numberOf } from '../card/index.ts';
import type { DeckCardFactsOf } from '../deck/index.ts';
import type { BuilderDialog } from './BuilderDialogs.tsx';
import type { PlayNote } from './playNote.ts';
import type { PoolEntry } from './pool.ts';
import './frame.css';

const LONG_PRESS_MS = 500;

type TileProps = {
  entry: PoolEntry;
  index: number;
  inDeck: number;
  /** What the rules that the deck is for leave out of it. */
  note: PlayNote | undefined;
  /** The one tile that the tab key leads to. */
  isActive: boolean;
  onActive: (index: number) => void;
  onAdd: (card: DeckCardFactsOf) => void;
  onRemove: (card: DeckCardFactsOf) => void;
  onDialog: (dialog: BuilderDialog) => void;
};

export const Tile = memo(function Tile(props: TileProps) {
  const { entry, index, inDeck, note, isActive, onActive, onAdd, onRemove, onDialog } = props;
  const { card, quantity, deckCard } = entry;
  const isAny = isFree(deckCard);
  const available = Math.max(0, quantity - inDeck);
  const stock = isAny ? 'any number' : `${available} of ${quantity}`;
  const press = useRef<{ timer?: ReturnType<typeof setTimeout>; wasLong: boolean }>({ wasLong: false });
  const look = () => onDialog({ kind: 'card', card });

  function onPointerDown(event: PointerEvent) {
    press.current.wasLong = false;
    if (event.pointerType === 'mouse') return;
    press.current.timer = setTimeout(() => {
      press.current.wasLong = true;
      look();
    }, LONG_PRESS_MS);
  }
  const endPress = () => clearTimeout(press.current.timer);

  return (
    <li className={cx('tile', inDeck > 0 && 'is-in-deck', !isAny && available === 0 && 'is-used-up')}>
      <button
        type="button"
        data-tile={index}
        data-card={card.id}
        tabIndex={isActive ? 0 : -1}
        aria-label={`Add ${card.name}`}
        aria-description={`${stock} available, ${inDeck} in deck, ${card.rarity}, number ${numberOf(card)}${note === undefined ? '' : `, ${note.text} in ${note.where}`}`}
        aria-keyshortcuts="+ -"
        className="tile-card"
        onFocus={() => onActive(index)}
        onPointerDown={onPointerDown}
        onPointerUp={endPress}
        onPointerLeave={endPress}
        onPointerCancel={endPress}
        onContextMenu={(event) => press.current.wasLong && event.preventDefault()}
        onClick={({ detail }) => {
          // The finger that opened the details lifts: that is no wish for the card. Keys have no finger (0).
          if (!press.current.wasLong || detail === 0) onAdd(deckCard);
          press.current.wasLong = false;
        }}
      >
        <Card card={card} />
      </button>
      {note !== undefined && (
        <span aria-hidden title={`In ${note.where}`} className={cx('tile-note', note.isPart && 'is-part')}>
          {note.text}
        </span>
      )}
      <button
        type="button"
        tabIndex={isActive ? 0 : -1}
        aria-label={`Details of ${card.name}`}
        title={`Details of ${card.name}`}
        className="tile-info"
        onFocus={() => onActive(index)}
        onClick={look}
      >
        <span aria-hidden>i</span>
      </button>
      <div className="tile-stepper">
        {/* Not disabled without a copy: a button that loses the focus under one's finger strands the keyboard. */}
        <button
          type="button"
          tabIndex={isActive ? 0 : -1}
          aria-label={`Take out ${card.name}`}
          title={`Take out ${card.name}`}
          aria-disabled={inDeck === 0}
          className="tile-step"
          onFocus={() => onActive(index)}
          onClick={() => onRemove(deckCard)}
        >
          −
        </button>
        <p className="tile-count" title={`${stock} available`}>
          <b>{inDeck}</b>
          <span className="sr-only"> in deck</span> <span>{isAny ? 'any' : `/${quantity}`}</span>
        </p>
        {/* For hands alone: the card above it is the same button. */}
        <button
          type="button"
          aria-hidden
          tabIndex={-1}
          title="Add one"
          aria-disabled={!isAny && available === 0}
          className="tile-step"
          onClick={() => onAdd(deckCard)}
        >
          +
        </button>
      </div>
    </li>
  );
});
