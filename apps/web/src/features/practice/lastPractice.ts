/** What was chosen for practice last, kept by this browser: it is the first offered. */
import { type DeckFormat, isFormat } from '@pokesol/decks';
import type { OpponentLevel } from '@pokesol/protocol';
import { OPPONENT_LEVELS, PRACTICE_BEGINS } from '@pokesol/protocol/constants';
import { browserStorage, type KeyValueStore } from '../../platform/storage.ts';
import { AGAINST, type Against } from './practiceSides.ts';

/** Who goes first: whom the coin says, the player, or the AI. */
export const BEGINS = ['coin', ...PRACTICE_BEGINS] as const;
export type Begins = (typeof BEGINS)[number];

export type PracticeChoice = {
  readonly format: DeckFormat;
  /** Of the own deck or list. */
  readonly own: string | undefined;
  readonly against: Against;
  readonly trainerId: string;
  readonly other: string | undefined;
  readonly level: OpponentLevel;
  readonly begins: Begins;
  readonly openHands: boolean;
};

const FIRST: PracticeChoice = {
  format: 'official',
  own: undefined,
  against: 'trainer',
  trainerId: 'joey',
  other: undefined,
  level: 'easy',
  begins: 'coin',
  openHands: false,
};
const KEY = 'pokesol.practice';

function createLastPractice(storage: KeyValueStore) {
  return {
    read(): PracticeChoice {
      try {
        const kept: unknown = JSON.parse(storage.read(KEY) ?? '{}');
        return typeof kept === 'object' && kept !== null ? choiceIn(kept as Record<string, unknown>) : FIRST;
      } catch (error) {
        console.warn('The last choice of practice cannot be read', error);
        return FIRST;
      }
    },
    keep: (choice: PracticeChoice): void => storage.write(KEY, JSON.stringify(choice)),
  };
}

/** Before there were formats, rules were kept. */
const choiceIn = ({
  rules,
  format = rules,
  own,
  against,
  trainerId,
  other,
  level,
  begins,
  openHands,
}: Record<string, unknown>) => ({
  format: typeof format === 'string' && isFormat(format) ? format : FIRST.format,
  own: typeof own === 'string' ? own : undefined,
  against: AGAINST.find((each) => each === against) ?? FIRST.against,
  trainerId: typeof trainerId === 'string' ? trainerId : FIRST.trainerId,
  other: typeof other === 'string' ? other : undefined,
  level: OPPONENT_LEVELS.find((each) => each === level) ?? FIRST.level,
  begins: BEGINS.find((each) => each === begins) ?? FIRST.begins,
  openHands: openHands === true,
});

export const lastPractice = createLastPractice(browserStorage);
