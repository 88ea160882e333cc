/** The guest's battle in this browser's storage: one at a time, the last one played. */
import { type BrowserStore, browserStorage } from '../../platform/storage.ts';
import { type GuestBattle, isGuestBattle } from './guestBattle.ts';

const KEY = 'pokesol.guest-battle';

export function createKeptGuestBattle(storage: BrowserStore) {
  return {
    /** `undefined` where none was kept, or none that can be read. */
    read(): GuestBattle | undefined {
      try {
        const kept: unknown = JSON.parse(storage.read(KEY) ?? 'null');
        if (isGuestBattle(kept)) return kept;
        if (kept !== null) console.warn('The guest battle is of an unknown shape', kept);
      } catch (error) {
        console.warn('The guest battle cannot be read', error);
      }
      return undefined;
    },
    write: (battle: GuestBattle): void => storage.write(KEY, JSON.stringify(battle)),
    /** Whether the battle last written outlives the page: a browser may refuse storage. */
    isLasting: (): boolean => storage.outlives(KEY),
    forget: (): void => storage.remove(KEY),
  };
}

export const keptGuestBattle = createKeptGuestBattle(browserStorage);
