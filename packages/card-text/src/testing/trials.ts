/** For tests: what is tried with an attack, and what must be seen on the board afterwards. */
import type { Status } from '@pokesol/engine';
import { attack, pokemon } from '@pokesol/engine/official/testing';
import type { AttackStage, Game } from './played.ts';

/** What is looked at after an attack. */
export type Seen = {
  readonly damage: number | undefined;
  readonly statuses: readonly Status[] | undefined;
  readonly energy: number | undefined;
  /** Of the first on the Bench across. */
  readonly bench: number | undefined;
  readonly mine: number | undefined;
  readonly myBench: number | undefined;
  readonly myEnergy: number | undefined;
  readonly myActive: string | undefined;
  readonly theirActive: string | undefined;
  readonly hand: number;
  readonly myDiscard: number;
  readonly theirDiscard: number;
};
export type Trial = {
  readonly stage?: AttackStage;
  /** What is answered, and what is played until the board is looked at. */
  readonly then?: (game: Game) => void;
  readonly sees: Partial<Seen>;
};
/** Of the attack that says it: its number, and the energy that it is paid with. */
type Said = { readonly printed: number; readonly paid: readonly string[] };
export type Sentence = readonly [
  pattern: RegExp,
  trials: (said: Said, n: readonly number[], words: readonly string[]) => readonly Trial[],
];

/** A Pokémon of 900 HP that hits for a hundred. */
export const HITTER = {
  card: pokemon('Hitter', { hp: 900, attacks: [attack('Hit', 'C', 100)] }),
  energy: ['Fire Energy'],
};
export const hitBack = ({ opponent }: Game) => opponent.attack();
export const against = (facts: Parameters<typeof pokemon>[1]) => ({
  opponent: { active: pokemon('Target', { hp: 900, ...facts }) },
});
export const choosing =
  (...answers: readonly (string | boolean)[]) =>
  ({ you }: Game) => {
    if (you.asked !== null) you.choose(...answers);
  };
/** As many of what is asked for as must be. */
export const giving =
  (count: number) =>
  ({ you }: Game) => {
    if (you.asked !== null) you.choose(...you.asked.slice(0, count).map(String));
  };
export const coins = (heads: string, more: Partial<Trial>, sees: Partial<Seen>): Trial => ({
  ...more,
  stage: { ...more.stage, coins: heads },
  sees,
});
export const one = (sees: Partial<Seen>, stage: AttackStage = {}): readonly Trial[] => [{ stage, sees }];

const STATUS: Readonly<Record<string, Status>> = {
  Asleep: 'sleep',
  Confused: 'confusion',
  Paralyzed: 'paralysis',
  Poisoned: 'poison',
  Burned: 'burn',
};
/** What the Checkup adds; its coins fall tails, so that the condition stays. */
const AFTERWARDS: Readonly<Record<string, number>> = { Poisoned: 10, Burned: 20 };
export const ill = (printed: number, word = ''): Partial<Seen> => ({
  damage: printed + (AFTERWARDS[word] ?? 0),
  statuses: Object.entries(STATUS).flatMap(([name, status]) => (name === word ? [status] : [])),
});
export const count = (word = ''): number => (/^an?$/.test(word) ? 1 : Number(word));
