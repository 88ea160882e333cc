/** Puts cards into the deck and takes them out, says why when it may not be, and announces both to assistive technology. */
import {
  addCopy,
  canAdd,
  copiesOfCard,
  countDeck,
  DECK_SIZE,
  type DeckFormat,
  type Owned,
  removeCopy,
} from '@pokesol/decks';
import { type Dispatch, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { toast } from '../../ui/toast.ts';
import type { BuilderLine, DeckCardFactsOf } from '../deck/index.ts';
import type { Workbench, WorkbenchAction } from './workbench.ts';

export function useCardMoves(
  bench: Workbench,
  dispatch: Dispatch<WorkbenchAction>,
  owned: Owned,
  format: DeckFormat,
) {
  const [said, setSaid] = useState('');
  // Tiles are drawn once and keep these functions: the deck they act on is always the present one.
  const lines = useRef(bench.present.lines);
  useLayoutEffect(() => {
    const { lines: present } = bench.present;
    if (lines.current === present) return;
    // Not one card more or less: a step back, a whole list, another deck.
    lines.current = present;
    setSaid(`${countDeck(present).totalCards} of ${DECK_SIZE} cards in deck`);
  }, [bench.present]);

  const change = useCallback(
    (card: DeckCardFactsOf, next: readonly BuilderLine[]) => {
      lines.current = next;
      dispatch({ type: 'lines', lines: next });
      const copies = copiesOfCard(next, card.id);
      setSaid(`${card.name}: ${copies} in deck, ${countDeck(next).totalCards} of ${DECK_SIZE}`);
    },
    [dispatch],
  );

  const add = useCallback(
    (card: DeckCardFactsOf) => {
      const answer = canAdd(lines.current, card, { owned, format });
      if (answer === null) return change(card, addCopy(lines.current, card));
      toast(answer.title, answer.message, 'destructive');
    },
    [owned, format, change],
  );

  const remove = useCallback(
    (card: DeckCardFactsOf) => {
      if (copiesOfCard(lines.current, card.id) > 0) change(card, removeCopy(lines.current, card.id));
    },
    [change],
  );

  return { add, remove, said };
}
