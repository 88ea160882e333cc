/** The one message on screen and the few that wait for it to be read. */

import { browserClock, type Clock } from '../platform/clock.ts';
import { createStore } from '../platform/createStore.ts';

/** A quiet one is small and soon gone: it says what one sees anyway. */
export type ToastTone = 'plain' | 'destructive' | 'quiet';
export type ToastMessage = { id: number; title: string; description: string; tone: ToastTone };

export const TOAST_MS = 5_000;
export const QUIET_MS = 1_800;
/** How long a message stands at least before the next one takes its place. */
export const READ_MS = 1_200;
/** More of them would tell of things long past. */
const MOST_WAITING = 3;

type Words = Omit<ToastMessage, 'id'>;
const isSame = (one: Words, other: Words) =>
  one.title === other.title && one.description === other.description && one.tone === other.tone;

export function createToasts(clock: Clock) {
  const current = createStore<ToastMessage | undefined>(undefined);
  let waiting: readonly Words[] = [];
  /** The current one has not stood long enough. */
  let isFresh = false;
  let cancel = () => {};
  let nextId = 1;

  function show(words: Words | undefined) {
    cancel();
    isFresh = words !== undefined;
    if (isFresh)
      cancel = clock.after(READ_MS, () => {
        isFresh = false;
        if (waiting.length > 0) showNext();
      });
    current.set(words && { id: nextId++, ...words });
  }

  function showNext() {
    const [next, ...rest] = waiting;
    waiting = rest;
    show(next);
  }

  function wait(words: Words) {
    if (waiting.some((other) => isSame(other, words))) return;
    waiting = [...waiting, words];
    if (waiting.length <= MOST_WAITING) return;
    // What one sees anyway goes first.
    const dropped = waiting.find(({ tone }) => tone === 'quiet') ?? waiting[0];
    waiting = waiting.filter((other) => other !== dropped);
  }

  return {
    toast(title: string, description: string, tone: ToastTone = 'plain') {
      const words = { title, description, tone };
      const shown = current.get();
      if (isFresh && shown !== undefined && isSame(shown, words)) return;
      if (tone === 'destructive') {
        // Bad news is not followed by small talk from before it.
        waiting = waiting.filter((other) => other.tone === 'plain');
        show(words);
      } else if (isFresh) wait(words);
      else show(words);
    },
    get: current.get,
    dismiss(id: number) {
      if (current.get()?.id === id) showNext();
    },
    subscribe: current.subscribe,
  };
}

export const toasts = createToasts(browserClock);
export const { toast } = toasts;
