/** The pack whose cards the player has not seen to the end: a reload in the middle of its opening leads back to them. */
import { createListeners, useStore } from '../../platform/createStore.ts';
import { type KeyValueStore, tabStorage } from '../../platform/storage.ts';

const KEY = 'pokesol.last-pack';
const SEPARATOR = '\n';

export function createLastPack(storage: KeyValueStore) {
  const { notify, subscribe } = createListeners();
  return {
    /** The name of that wallet's; undefined where there is none. */
    of(wallet: string): string | undefined {
      const [owner, name] = storage.read(KEY)?.split(SEPARATOR) ?? [];
      return owner === wallet ? name : undefined;
    },
    subscribe,
    /** It has been opened: its cards are the wallet's. */
    opened(wallet: string, name: string): void {
      storage.write(KEY, `${wallet}${SEPARATOR}${name}`);
      notify();
    },
    /** All its cards were seen, or the player closed its window. */
    seen(): void {
      storage.remove(KEY);
      notify();
    },
  };
}

export const lastPack = createLastPack(tabStorage);
export const useLastPack = (wallet: string): string | undefined =>
  useStore({ subscribe: lastPack.subscribe, get: () => lastPack.of(wallet) });
