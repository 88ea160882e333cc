/** A gauntlet: one deck against several, the AI on both sides, each deal played from both seats. The seed decides all of it. */
import {
  type AnyRules,
  isRefusal,
  SEATS,
  type Seat,
  seedRandom,
  shuffle,
  type TypeOf,
  type Verbs,
  verbsOf,
} from '@pokesol/engine';
import { recordSetup } from '@pokesol/engine/classic';
import { recordSetup as recordOfficial } from '@pokesol/engine/official';
import { LEVELS, type Level } from '../classic/levels.ts';
import { playTurn } from '../classic/playTurn.ts';
import type { OfficialLevel } from '../official/levels.ts';
import { playOfficialTurn } from '../official/playTurn.ts';
import { NEUTRAL } from '../personality.ts';
import { changedCopies, type ListLine, listCopies } from './listOrder.ts';

/** Plain data, so that any thread can play any battle of it. */
export type Gauntlet = {
  readonly rules: AnyRules;
  /** Of both sides; `expert` plays official rules only. */
  readonly level: OfficialLevel;
  readonly seed: string;
  /** The tried deck: a card's id for each copy. */
  readonly deck: readonly string[];
  /** At least one. */
  readonly opponents: readonly (readonly string[])[];
  /** Of every id, the card as the rules play it. */
  readonly facts: Readonly<Record<string, TypeOf<AnyRules, 'card'>>>;
};

export type GauntletAsked = Omit<Gauntlet, 'deck' | 'opponents'> & {
  readonly lines: readonly ListLine[];
  readonly opponents: readonly { readonly lines: readonly ListLine[] }[];
};

export const gauntletOf = ({ lines, opponents, ...asked }: GauntletAsked): Gauntlet => ({
  ...asked,
  deck: listCopies(lines),
  opponents: opponents.map((each) => listCopies(each.lines)),
});

/** The same battles with another version of the deck. */
export const swappedGauntlet = (asked: GauntletAsked, changed: readonly ListLine[]): Gauntlet => ({
  ...gauntletOf(asked),
  deck: changedCopies(asked.lines, changed),
});

export const OUTCOMES = ['won', 'lost', 'drawn'] as const;

/** What is kept of a battle that is over, as the tried deck saw it. */
export type Outcome = {
  readonly result: (typeof OUTCOMES)[number];
  /** As the rules call it, such as `prizes_taken`; `none` of a draw without a reason. */
  readonly ending: string;
  readonly turn: number;
  /** Whether it had the first turn. */
  readonly isFirst: boolean;
};

export type PlayedBattle = { readonly outcome: Outcome; readonly record: TypeOf<AnyRules, 'record'> };

/** Where a battle stands: two after each other are one deal, played from both seats; each deal has the next opponent. */
export const battlePlace = (battle: number, opponents: number) => {
  const deal = Math.floor(battle / 2);
  return { deal, opponent: deal % opponents, seat: (battle % 2) as Seat };
};

/** Far more than a battle of sixty cards a side has. */
const MOST_TURNS_OF_PLAYERS = 5000;
/** How often a deal without a basic Pokémon is dealt anew. */
const MOST_DEALS = 200;

type Battle = TypeOf<AnyRules, 'battle'>;

/**
 * Plays one battle of it, numbered from 0. `onFault` gets what the AI threw while it chose; its turn ends then, as in every battle.
 * Throws RangeError where a card is unknown or a deck cannot be dealt.
 */
export function playGauntletBattle(
  gauntlet: Gauntlet,
  battle: number,
  onFault: (error: unknown) => void,
): PlayedBattle {
  const { seat } = battlePlace(battle, gauntlet.opponents.length);
  const { setup, begun } = dealt(gauntlet, battle);
  const verbs = verbsOf<AnyRules>(setup);
  const random = seedRandom(`${setup.seed} players ${seat}`);
  const actions: TypeOf<AnyRules, 'action'>[] = [];
  let now = begun;
  let first = now.state.current;
  for (let turns = 0; now.state.phase !== 'ended'; turns += 1) {
    if (turns > MOST_TURNS_OF_PLAYERS) throw new RangeError(`Battle ${battle} does not end`);
    for (const step of turnOf(now, toMove(verbs, now), gauntlet.level, random)) {
      if (step.error !== undefined) onFault(step.error);
      // Until the first turn begins, a coin may still change who has it.
      if (now.state.turn === 0) first = step.battle.state.current;
      now = step.battle;
      actions.push(step.action);
    }
  }
  return {
    outcome: {
      result: now.state.winner === null ? 'drawn' : now.state.winner === seat ? 'won' : 'lost',
      ending: endingOf(now) ?? 'none',
      turn: now.state.turn,
      isFirst: first === seat,
    },
    record: { ...setup, actions } as TypeOf<AnyRules, 'record'>,
  };
}

/** Why it ended, as its rules call it; `null` without a reason. */
export const endingOf = ({ rules, state }: Battle): string | null =>
  rules === 'official'
    ? (state as TypeOf<'official', 'state'>).ending
    : (state as TypeOf<'classic', 'state'>).victoryCondition;

function toMove(verbs: Verbs<AnyRules>, battle: Battle): Seat {
  const seat = SEATS.find((each) => verbs.isToMove(battle, each));
  if (seat === undefined) throw new RangeError('Neither player is to move');
  return seat;
}

function turnOf(battle: Battle, seat: Seat, level: OfficialLevel, random: ReturnType<typeof seedRandom>) {
  const personality = NEUTRAL;
  return battle.rules === 'official'
    ? playOfficialTurn(battle, seat, { level, personality }, random)
    : playTurn(battle, seat, { level: classicLevel(level), personality }, random);
}

function classicLevel(level: OfficialLevel): Level {
  const known = LEVELS.find((each) => each === level);
  if (known === undefined) throw new RangeError(`${level} does not play classic rules`);
  return known;
}

function dealt(gauntlet: Gauntlet, battle: number) {
  for (let time = 0; time < MOST_DEALS; time += 1) {
    const setup = setupOf(gauntlet, battle, time);
    const begun = verbsOf<AnyRules>(setup).beginRecorded(setup);
    if (!isRefusal(begun)) return { setup, begun: begun.battle };
    if (begun.code !== 'MULLIGAN_LIMIT') throw new RangeError(begun.message);
  }
  throw new RangeError('A deck never gave a basic Pokémon');
}

function setupOf(gauntlet: Gauntlet, battle: number, time: number): TypeOf<AnyRules, 'setup'> {
  const { deal, opponent, seat } = battlePlace(battle, gauntlet.opponents.length);
  const seed = `${gauntlet.seed} ${deal}${time === 0 ? '' : ` ${time}`}`;
  // A card's number is its place: in the order of the list, two numbers would reveal what lies between them.
  const cards = (ids: readonly string[], side: string) =>
    shuffle(seedRandom(`${seed} order ${side}`), ids).map((id) => factsOf(gauntlet, id));
  const tried = cards(gauntlet.deck, 'tried');
  const other = cards(gauntlet.opponents[opponent] ?? [], 'other');
  const [one, two] = seat === 0 ? [tried, other] : [other, tried];
  if (gauntlet.rules === 'official') {
    const choice = (deck: typeof one) => ({ cards: deck as readonly TypeOf<'official', 'card'>[] });
    return recordOfficial([choice(one), choice(two)], seed, { tiebreaker: false, kind: 'practice' });
  }
  const choice = (deck: typeof one) => ({
    cards: deck as readonly TypeOf<'classic', 'card'>[],
    extraCard: 'always' as const,
  });
  return recordSetup([choice(one), choice(two)], 'classic', seed, { kind: 'practice' });
}

function factsOf({ facts }: Gauntlet, id: string): TypeOf<AnyRules, 'card'> {
  const found = facts[id];
  if (found === undefined) throw new RangeError(`No card ${id} is known`);
  return found;
}
