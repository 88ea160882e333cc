/** A gauntlet as this browser keeps it: what is asked for, and each battle that is over. A reload goes on from there. */
import { type ListLine, type Outcome, type Rate, summaryOf } from '@pokesol/ai/gauntlet';
import { type DeckFormat, isFormat } from '@pokesol/decks';
import type { AnyRules } from '@pokesol/engine';
import type { OpponentLevel } from '@pokesol/protocol';
import { BATTLE_RULES, OPPONENT_LEVELS } from '@pokesol/protocol/constants';
import { freshId } from '../../platform/freshId.ts';
import { noteList } from '../../platform/noteList.ts';
import { browserStorage, type KeyValueStore } from '../../platform/storage.ts';

/** Even numbers: each deal is played from both seats. */
export const BATTLE_COUNTS = [24, 100, 200] as const;

export type GauntletSettings = {
  readonly rules: AnyRules;
  readonly level: OpponentLevel;
  readonly battles: number;
  readonly seed: string;
  /** Whose theme decks it meets; absent, those of all sets. */
  readonly format?: DeckFormat | undefined;
};

/** A fresh one, short enough to be read out. */
export const freshSeed = (): string => freshId().slice(0, 8);

/** Of a deck that is tried out for the first time. */
export const firstSettings = (rules: AnyRules): GauntletSettings => ({
  rules,
  level: 'easy',
  battles: 200,
  seed: freshSeed(),
});

export const settingsOf = ({ rules, level, battles, seed, format }: GauntletRun): GauntletSettings => ({
  rules,
  level,
  battles,
  seed,
  format,
});

/** Theme decks that a gauntlet is played against. */
export const OPPONENTS = 6;

/** Another version of the deck, on the same battles. */
export type SwapRun = { readonly lines: readonly ListLine[]; readonly outcomes: readonly Outcome[] };

export type GauntletRun = GauntletSettings & {
  /** Of the tried deck: `deck:…`, `list:…`, `theme:…` or `starter`. */
  readonly deckKey: string;
  readonly deckName: string;
  readonly lines: readonly ListLine[];
  /** Ids of theme decks; `null` until they are chosen. */
  readonly opponents: readonly string[] | null;
  /** By which its battles are played; `null` before the first. */
  readonly rulesVersion: number | null;
  readonly outcomes: readonly Outcome[];
  readonly swap: SwapRun | null;
  readonly isPaused: boolean;
};

export type NextBattle = { readonly battle: number; readonly isSwapped: boolean };

/** `undefined` when all are played: first those of the deck, then those of its other version. */
export function nextBattle({ battles, outcomes, swap }: GauntletRun): NextBattle | undefined {
  if (outcomes.length < battles) return { battle: outcomes.length, isSwapped: false };
  if (swap !== null && swap.outcomes.length < battles)
    return { battle: swap.outcomes.length, isSwapped: true };
  return undefined;
}

export const withOutcome = (run: GauntletRun, { isSwapped }: NextBattle, outcome: Outcome): GauntletRun =>
  isSwapped && run.swap !== null
    ? { ...run, swap: { ...run.swap, outcomes: [...run.swap.outcomes, outcome] } }
    : { ...run, outcomes: [...run.outcomes, outcome] };

/** A saved deck's key begins so. */
export const SAVED_DECK = 'deck:';

const KEY = 'pokesol.gauntlets';
const MOST = 6;

export function createKeptGauntlets(storage: KeyValueStore) {
  const { read, write } = noteList(storage, KEY, 'gauntlets', isRun);
  return {
    /** The newest first. */
    all: (): readonly GauntletRun[] => read(),
    read: (deckKey: string): GauntletRun | undefined => read().find((run) => run.deckKey === deckKey),
    /** One a deck. */
    write: (run: GauntletRun): void =>
      write([run, ...read().filter(({ deckKey }) => deckKey !== run.deckKey)].slice(0, MOST)),
  };
}

export const keptGauntlets = createKeptGauntlets(browserStorage);

/** What a saved deck won when it was last tried out here; `undefined` where it never was. */
export function lastRateOf(deckId: string): Rate | undefined {
  const run = keptGauntlets.read(`${SAVED_DECK}${deckId}`);
  return run === undefined || run.outcomes.length === 0 ? undefined : summaryOf(run.outcomes, OPPONENTS).all;
}

function isRun(value: unknown): value is GauntletRun {
  if (typeof value !== 'object' || value === null) return false;
  const run = value as Record<keyof GauntletRun, unknown>;
  return (
    [run.deckKey, run.deckName, run.seed].every((text) => typeof text === 'string') &&
    BATTLE_RULES.some((rules) => rules === run.rules) &&
    OPPONENT_LEVELS.some((level) => level === run.level) &&
    (run.format === undefined || (typeof run.format === 'string' && isFormat(run.format))) &&
    typeof run.battles === 'number' &&
    typeof run.isPaused === 'boolean' &&
    (run.rulesVersion === null || typeof run.rulesVersion === 'number') &&
    (run.opponents === null || isListOf(run.opponents, (id) => typeof id === 'string')) &&
    isListOf(run.lines, isLine) &&
    isListOf(run.outcomes, isOutcome) &&
    (run.swap === null || isSwap(run.swap))
  );
}

const isListOf = (value: unknown, is: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(is);

function isSwap(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { lines, outcomes } = value as Record<keyof SwapRun, unknown>;
  return isListOf(lines, isLine) && isListOf(outcomes, isOutcome);
}

function isLine(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { cardId, quantity } = value as Record<keyof ListLine, unknown>;
  return typeof cardId === 'string' && typeof quantity === 'number';
}

function isOutcome(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { result, ending, turn, isFirst } = value as Record<keyof Outcome, unknown>;
  return (
    (result === 'won' || result === 'lost' || result === 'drawn') &&
    typeof ending === 'string' &&
    typeof turn === 'number' &&
    typeof isFirst === 'boolean'
  );
}
