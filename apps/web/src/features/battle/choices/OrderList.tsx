/** Cards that are brought into an order: each is moved by its two buttons, by a digit, or by dragging it. */
import type { CardNo } from '@pokesol/engine';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Card } from '../../card/index.ts';
import type { CardLookup } from '../board/cardLook.ts';
import './choices.css';

type OrderListProps = {
  /** As they lie now, the first on top. */
  order: readonly CardNo[];
  onOrder: (order: readonly CardNo[]) => void;
  look: CardLookup;
  label: string;
  /** What kind of card it is. */
  detailOf?: (card: CardNo) => string;
};

export function OrderList({ order, onOrder, look, label, detailOf }: OrderListProps) {
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<CardNo>();
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ card: CardNo; way: string }>(undefined);
  const nameOf = (card: CardNo) => look(card)?.name ?? 'a hidden card';

  function moveTo(card: CardNo, to: number) {
    const next = movedWithin(order, order.indexOf(card), to);
    if (next === order) return;
    onOrder(next);
    setSaid(`${nameOf(card)} is now card ${to + 1} from the top`);
  }
  function press(card: CardNo, way: 'up' | 'down') {
    pressed.current = { card, way };
    moveTo(card, order.indexOf(card) + (way === 'up' ? -1 : 1));
  }
  function onKey(event: KeyboardEvent, card: CardNo) {
    if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    const way = event.target instanceof HTMLElement ? (event.target.dataset.move ?? '') : '';
    pressed.current = { card, way: way.endsWith('down') ? 'down' : 'up' };
    moveTo(card, Number(event.key) - 1);
    event.preventDefault();
  }
  function drag({ clientY }: PointerEvent) {
    if (dragged === undefined) return;
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const under = rows.findIndex(({ top, bottom }) => clientY >= top && clientY <= bottom);
    if (under >= 0) moveTo(dragged, under);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a moved row takes its button, and so the focus, along
  useEffect(() => {
    if (pressed.current === undefined) return;
    const { card, way } = pressed.current;
    pressed.current = undefined;
    list.current?.querySelector<HTMLElement>(`[data-move="${card} ${way}"]`)?.focus();
  }, [order]);

  return (
    <>
      <ol ref={list} className="choice-order" aria-label={label}>
        {order.map((card, place) => {
          const drawn = look(card);
          const button = { card, name: nameOf(card), onMove: press };
          return (
            <li
              key={card}
              className="choice-row"
              data-dragged={card === dragged || undefined}
              onKeyDown={(event) => onKey(event, card)}
            >
              <span
                className="choice-grip"
                aria-hidden="true"
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setDragged(card);
                }}
                onPointerMove={drag}
                onPointerUp={() => setDragged(undefined)}
                onPointerCancel={() => setDragged(undefined)}
              >
                <span className="choice-place">{place + 1}</span>
                {drawn && <Card card={drawn} />}
              </span>
              <span className="choice-label">
                {nameOf(card)}
                {detailOf !== undefined && <small className="choice-kind">{detailOf(card)}</small>}
              </span>
              <MoveButton {...button} way="up" isOff={place === 0} />
              <MoveButton {...button} way="down" isOff={place === order.length - 1} />
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

type Way = 'up' | 'down';
type MoveButtonProps = {
  card: CardNo;
  way: Way;
  name: string;
  isOff: boolean;
  onMove: (card: CardNo, way: Way) => void;
};

/** Stays in reach at the ends, so that the focus does not fall off the list. */
const MoveButton = ({ card, way, name, isOff, onMove }: MoveButtonProps) => (
  <button
    type="button"
    className="choice-move"
    data-move={`${card} ${way}`}
    aria-disabled={isOff || undefined}
    aria-label={`Move ${name} ${way}`}
    onClick={() => onMove(card, way)}
  >
    <span aria-hidden="true">{way === 'up' ? '▲' : '▼'}</span>
  </button>
);

/** The list with the thing at `from` at the place `to`; places beyond the ends change nothing. */
export function movedWithin<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const thing = list[from];
  if (thing === undefined || to < 0 || to >= list.length || from === to) return list;
  const rest = list.filter((_, place) => place !== from);
  return [...rest.slice(0, to), thing, ...rest.slice(to)];
}
