/** State outside React: a value that is replaced as a whole, and subscribers that are called with each new one. */
import { useSyncExternalStore } from 'react';

/** Called together; a listener that is added twice is called once. */
export function createListeners<Args extends readonly unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    notify(...args: Args): void {
      for (const listener of listeners) listener(...args);
    },
    subscribe(listener: (...args: Args) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type ReadableStore<State> = {
  readonly get: () => State;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createStore<State>(first: State) {
  let state = first;
  const { notify, subscribe } = createListeners();
  return {
    get: (): State => state,
    set(next: State): void {
      state = next;
      notify();
    },
    subscribe,
  };
}

export const useStore = <State>({ subscribe, get }: ReadableStore<State>): State =>
  useSyncExternalStore(subscribe, get, get);
