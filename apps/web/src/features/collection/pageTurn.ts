/** The course of a turning page: it lifts for 350 ms, shows the other page, and lies flat after 700 ms. */
import type { Clock } from '../../platform/clock.ts';

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
  let state: PageTurnState = { shown: firstPage };
  let wanted = firstPage;
  let cancel: (() => void) | undefined;
  const listeners = new Set<() => void>();

  function set(next: PageTurnState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function land() {
    const direction = state.turn?.direction ?? 'forward';
    set({ shown: wanted, turn: { direction, half: 'landing' } });
    cancel = clock.after(FLIP_MS - CHANGE_MS, () => set({ shown: state.shown }));
  }

  /** While a page lifts, another wish only changes what it will show; a landing page lifts again at once. */
  function turnTo(page: number) {
    if (page === wanted) return;
    wanted = page;
    if (isInstant()) {
      cancel?.();
      return set({ shown: page });
    }
    if (state.turn?.half === 'lifting') return;
    cancel?.();
    set({
      shown: state.shown,
      turn: { direction: page > state.shown ? 'forward' : 'back', half: 'lifting' },
    });
    cancel = clock.after(CHANGE_MS, land);
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    turnTo,
    /** Nobody looks any more: what was wanted lies there. */
    stop() {
      cancel?.();
      set({ shown: wanted });
    },
  };
}
