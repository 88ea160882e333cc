/** What was chosen for a battle, kept by this browser: the last choice is the first offered, and a rematch takes its own. */
import { type DeckFormat, isFormat } from '@pokesol/decks';
import type { AnyRules } from '@pokesol/engine';
import type { OpponentChoice } from '@pokesol/protocol';
import { BATTLE_RULES, OPPONENT_LEVELS } from '@pokesol/protocol/constants';
import { noteList } from '../../../platform/noteList.ts';
import { browserStorage, type KeyValueStore } from '../../../platform/storage.ts';

/** The wanted opponent: from a search, a friend, an AI of a chosen level, or a trainer of the campaign. */
export type Wanted =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'friend' }
  | Readonly<OpponentChoice>
  | { readonly kind: 'trainer'; readonly trainerId: string };

export type BattleChoice = {
  readonly deckId: string;
  readonly rules: AnyRules;
  /** Absent where the battle had none, as those before there were any. */
  readonly format?: DeckFormat | undefined;
  readonly opponent: Wanted;
};

/** As it is kept: before there were two rule sets, choices named none. */
type KeptChoice = Omit<BattleChoice, 'rules'> & { readonly rules?: AnyRules };
type Noted = readonly [battleId: string, choice: KeptChoice];

const KEY = 'pokesol.battle-choices';
const MOST = 20;

export function createBattleChoices(storage: KeyValueStore) {
  const { read, write } = noteList(storage, KEY, 'battle choices', isNoted);
  return {
    note(battleId: string, choice: BattleChoice): void {
      const others = read().filter(([id]) => id !== battleId);
      write([...others, [battleId, choice] as const].slice(-MOST));
    },
    /** `undefined` where the battle began in another browser, or too long ago. */
    of: (battleId: string): BattleChoice | undefined => choiceIn(read().find(([id]) => id === battleId)),
    last: (): BattleChoice | undefined => choiceIn(read().at(-1)),
  };
}

const choiceIn = (noted: Noted | undefined): BattleChoice | undefined =>
  noted && { ...noted[1], rules: noted[1].rules ?? 'classic' };

function isNoted(value: unknown): value is Noted {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [id, choice]: unknown[] = value;
  return typeof id === 'string' && isChoice(choice);
}

const isChoice = (value: unknown): value is KeptChoice =>
  isRecord(value) &&
  typeof value.deckId === 'string' &&
  (value.rules === undefined || BATTLE_RULES.some((rules) => rules === value.rules)) &&
  (value.format === undefined || (typeof value.format === 'string' && isFormat(value.format))) &&
  isWanted(value.opponent);

function isWanted(value: unknown): value is Wanted {
  if (!isRecord(value)) return false;
  const isLevel = OPPONENT_LEVELS.some((level) => level === value.level);
  switch (value.kind) {
    case 'anyone':
    case 'friend':
      return true;
    case 'level':
      return isLevel;
    case 'practice':
      return isLevel && typeof value.deckId === 'string';
    case 'trainer':
      return typeof value.trainerId === 'string';
    default:
      return false;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export const battleChoices = createBattleChoices(browserStorage);
