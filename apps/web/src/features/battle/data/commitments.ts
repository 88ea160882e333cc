/** Notes to which setup the server committed when this browser first saw a battle: a proof that only it could give proves little. */
import { noteList } from '../../../platform/noteList.ts';
import { browserStorage, type KeyValueStore } from '../../../platform/storage.ts';

// Older browsers hold their notes under this name.
const KEY = 'pokesol.battle-promises';
const MOST = 200;

type Noted = readonly [battleId: string, setupHash: string];

export function createBattleCommitments(storage: KeyValueStore) {
  const { read, write } = noteList(storage, KEY, 'committed battles', isNoted);
  const of = (battleId: string): string | undefined => read().find(([id]) => id === battleId)?.[1];

  return {
    /** The first commitment counts; a later one changes nothing. */
    note(battleId: string, setupHash: string): void {
      if (of(battleId) !== undefined) return;
      write([...read(), [battleId, setupHash] as const].slice(-MOST));
    },
    /** The commitment this browser was given; `undefined` where it did not play, or too long ago. */
    of,
  };
}

const isNoted = (value: unknown): value is Noted =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

export const battleCommitments = createBattleCommitments(browserStorage);
