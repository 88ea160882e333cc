/** Whether a pack waits for the hand that tears it; remembered, and chosen by the first tear. */
import { createListeners, useStore } from '../../platform/createStore.ts';
import { browserStorage, type KeyValueStore } from '../../platform/storage.ts';

const KEY = 'pokesol.tear-by-hand';

export function createTearByHand(storage: KeyValueStore) {
  const { notify, subscribe } = createListeners();
  return {
    get: (): boolean => storage.read(KEY) === 'on',
    subscribe,
    set(isOn: boolean): void {
      storage.write(KEY, isOn ? 'on' : 'off');
      notify();
    },
    /** A hand has torn a pack: later ones wait for it, unless the player has said otherwise. */
    torn(): void {
      if (storage.read(KEY) !== null) return;
      storage.write(KEY, 'on');
      notify();
    },
  };
}

export const tearByHand = createTearByHand(browserStorage);
export const useTearByHand = (): boolean => useStore(tearByHand);
