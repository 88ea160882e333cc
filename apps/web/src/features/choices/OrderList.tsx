/** «Put cards in order»: a list from the top of the deck down, each card moved by its two buttons. */
import type { CardNo } from '@pokesol/engine';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../card/Card.tsx';
import type { ChoiceScreenProps } from './screenProps.ts';

export function OrderCards({ choice, look, isBusy, onAnswer }: ChoiceScreenProps<'orderCards'>) {
  const [order, setOrder] = useState<readonly CardNo[]>(choice.cards);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ card: CardNo; way: string }>(undefined);
  const nameOf = (card: CardNo) => look(card)?.name ?? 'a hidden card';

  function move(card: CardNo, by: -1 | 1) {
    const from = order.indexOf(card);
    const next = movedWithin(order, from, from + by);
    if (next === order) return;
    pressed.current = { card, way: by < 0 ? 'up' : 'down' };
    setOrder(next);
    setSaid(`${nameOf(card)} is now card ${from + by + 1} from the top`);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a moved row takes its button, and so the focus, along
  useEffect(() => {
    if (pressed.current === undefined) return;
    const { card, way } = pressed.current;
    list.current?.querySelector<HTMLElement>(`[data-move="${card} ${way}"]`)?.focus();
  }, [order]);

  return (
    <>
      <ol ref={list} className="choice-order" aria-label="Top of your deck, the first card on top">
        {order.map((card, place) => {
          const drawn = look(card);
          return (
            <li key={card} className="choice-row">
              <span className="choice-place" aria-hidden="true">
                {place + 1}
              </span>
              <span aria-hidden="true">{drawn && <Card card={drawn} />}</span>
              <span className="choice-label">{nameOf(card)}</span>
              <MoveButton
                card={card}
                way="up"
                name={nameOf(card)}
                isOff={place === 0}
                onMove={() => move(card, -1)}
              />
              <MoveButton
                card={card}
                way="down"
                name={nameOf(card)}
                isOff={place === order.length - 1}
                onMove={() => move(card, 1)}
              />
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="choice-buttons">
        <p className="choice-count">Card 1 is drawn next.</p>
        <Button busy={isBusy} onClick={() => onAnswer(order)}>
          Confirm
        </Button>
      </div>
    </>
  );
}

type MoveButtonProps = { card: CardNo; way: 'up' | 'down'; name: string; isOff: boolean; onMove: () => void };

/** Stays in reach at the ends, so that the focus does not fall off the list. */
const MoveButton = ({ card, way, name, isOff, onMove }: MoveButtonProps) => (
  <button
    type="button"
    className="choice-move"
    data-move={`${card} ${way}`}
    aria-disabled={isOff || undefined}
    aria-label={`Move ${name} ${way}`}
    onClick={onMove}
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
