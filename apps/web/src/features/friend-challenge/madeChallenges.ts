/** The challenge that each wallet made last, kept by this browser: the lobby leads back to it, and it can be made again. */
import { type DeckFormat, isFormat } from '@pokesol/decks';
import type { AnyRules } from '@pokesol/engine';
import { BATTLE_RULES } from '@pokesol/protocol/constants';
import { noteList } from '../../platform/noteList.ts';
import { browserStorage, type KeyValueStore } from '../../platform/storage.ts';

export type MadeChallenge = {
  readonly id: string;
  readonly deckId: string;
  readonly rules: AnyRules;
  /** Absent where it named none. */
  readonly format?: DeckFormat | undefined;
  /** Practice; absent in what was noted before there was such a challenge. */
  readonly anyCards?: boolean | undefined;
};
type Noted = readonly [address: string, made: MadeChallenge];

const KEY = 'pokesol.friend-challenges';
const MOST = 10;

export function createMadeChallenges(storage: KeyValueStore) {
  const { read, write } = noteList(storage, KEY, 'challenges to friends', isNoted);
  const others = (address: string) => read().filter(([each]) => each !== address);
  return {
    note: (address: string, made: MadeChallenge): void =>
      write([...others(address), [address, made] as const].slice(-MOST)),
    of: (address: string): MadeChallenge | undefined => read().find(([each]) => each === address)?.[1],
  };
}

function isNoted(value: unknown): value is Noted {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [address, made]: unknown[] = value;
  return typeof address === 'string' && isMade(made);
}

const isMade = (value: unknown): value is MadeChallenge =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'deckId' in value &&
  typeof value.deckId === 'string' &&
  'rules' in value &&
  BATTLE_RULES.some((rules) => rules === value.rules) &&
  (!('format' in value) ||
    value.format === undefined ||
    (typeof value.format === 'string' && isFormat(value.format)));

export const madeChallenges = createMadeChallenges(browserStorage);
