/** The course of a turning page: it lifts for 350 ms, shows the other page, and lies flat after 700 ms. */
import { useEffect, useState } from 'react';
import { browserClock, type Clock } from '../../platform/clock.ts';
import { createStore, useStore } from '../../platform/createStore.ts';
import { wantsLessMotion } from '../../platform/lessMotion.ts';

const FLIP_MS = 700;
const CHANGE_MS = 350;

export type PageTurnState = {
  /** The page one sees, from 1. */
  readonly shown: number;
  /** Absent when nothing moves. «Lifting» still shows the old page, «landing» the new one. */
  readonly turn?: { readonly direction: 'forward' | 'back'; readonly half: 'lifting' | 'landing' };
};

/** `isInstant`: asked at every turn, true for people who want less motion. */
export function createPageTurn(clock: Clock, firstPage: number, isInstant: () => boolean) {
  const { get, set, subscribe } = createStore<PageTurnState>({ shown: firstPage });
  let wanted = firstPage;
  let cancel: (() => void) | undefined;

  function land() {
    const direction = get().turn?.direction ?? 'forward';
    set({ shown: wanted, turn: { direction, half: 'landing' } });
    cancel = clock.after(FLIP_MS - CHANGE_MS, () => set({ shown: get().shown }));
  }

  /** While a page lifts, another wish only changes what it will show; a landing page lifts again at once. */
  function turnTo(page: number) {
    if (page === wanted) return;
    wanted = page;
    if (isInstant()) {
      cancel?.();
      return set({ shown: page });
    }
    const { shown, turn } = get();
    if (turn?.half === 'lifting') return;
    cancel?.();
    set({ shown, turn: { direction: page > shown ? 'forward' : 'back', half: 'lifting' } });
    cancel = clock.after(CHANGE_MS, land);
  }

  return {
    get,
    subscribe,
    turnTo,
    /** The page has gone: jumps to the wanted end. */
    stop() {
      cancel?.();
      set({ shown: wanted });
    },
  };
}

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
