/** The turning page for components: follows the wanted page; another selection of cards starts a binder anew. */

import { useEffect, useState } from 'react';
import { browserClock } from '../../platform/clock.ts';
import { useStore } from '../../platform/createStore.ts';
import { wantsLessMotion } from '../../platform/lessMotion.ts';
import { createPageTurn, type PageTurnState } from './pageTurn.ts';

/** `selection` names what the pages are made of: when it changes, the wanted page is there without a turn. */
export function usePageTurn(page: number, selection: string): PageTurnState {
  const start = () => ({ selection, turn: createPageTurn(browserClock, page, wantsLessMotion) });
  const [held, setHeld] = useState(start);
  const binder = held.selection === selection ? held : start();
  if (binder !== held) setHeld(binder);
  const { turn } = binder;
  useEffect(() => turn.turnTo(page), [turn, page]);
  useEffect(() => () => turn.stop(), [turn]);
  return useStore(turn);
}
