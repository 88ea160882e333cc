/** What a seat can do, as plain data, and the reading of such data from anywhere. */

import type { CardNo, PokemonId, Seat } from '../../kernel/ids.ts';
import type { ChoiceAnswer } from './choices.ts';

/** A move that `legalActions` lists. */
export type Move =
  /** A Pokémon from the hand. */
  | { readonly type: 'play'; readonly seat: Seat; readonly card: CardNo; readonly to: 'active' | 'bench' }
  /** A benched Pokémon into the empty active place. */
  | { readonly type: 'promote'; readonly seat: Seat; readonly pokemon: PokemonId }
  /** An energy from the hand. */
  | { readonly type: 'attach'; readonly seat: Seat; readonly card: CardNo; readonly pokemon: PokemonId }
  /** A trainer from the hand, pointed at a Pokémon where the card asks for one. */
  | {
      readonly type: 'trainer';
      readonly seat: Seat;
      readonly card: CardNo;
      readonly target: PokemonId | null;
    }
  /** The attack at that place of the card; 0 is the first, or the basic attack of a card without any. */
  | { readonly type: 'attack'; readonly seat: Seat; readonly pokemon: PokemonId; readonly attack: number }
  | { readonly type: 'endTurn'; readonly seat: Seat }
  /** The answer to the open choice. */
  | { readonly type: 'choose'; readonly seat: Seat; readonly cards: ChoiceAnswer };

/** Giving up: possible for either seat until the end, in either's turn, and therefore not listed as a move. */
export type Concede = { readonly type: 'concede'; readonly seat: Seat };
/** The clock ran out for a seat: open questions are answered and its turn ends. The keeper of the clock sends it. */
export type TimeOut = { readonly type: 'timeOut'; readonly seat: Seat };

/** What a player may send. */
export type PlayerAction = Move | Concede;
export type Action = PlayerAction | TimeOut;
export type ActionType = Action['type'];

const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && !Object.is(value, -0);
/** As many as there are cards. */
const LONGEST_LIST = 120;
/** Looks at every place: `every` would pass over holes. */
const isWholeList = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= LONGEST_LIST && Array.from(value).every(isWhole);
const isPlace = (value: unknown): value is 'active' | 'bench' => value === 'active' || value === 'bench';

/** The fields of each action besides type and seat: the test each value must pass. */
const FIELDS = {
  play: { card: isWhole, to: isPlace },
  promote: { pokemon: isWhole },
  attach: { card: isWhole, pokemon: isWhole },
  trainer: { card: isWhole, target: (value: unknown) => value === null || isWhole(value) },
  attack: { pokemon: isWhole, attack: isWhole },
  endTurn: {},
  choose: { cards: isWholeList },
  concede: {},
  timeOut: {},
} as const satisfies Record<ActionType, Readonly<Record<string, (value: unknown) => boolean>>>;

const isActionType = (value: unknown): value is ActionType =>
  typeof value === 'string' && Object.hasOwn(FIELDS, value);

/** Whether a value from outside has exactly an action's fields. Whether the rules allow it is another question. */
export function isAction(value: unknown): value is Action {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  if (!isActionType(fields.type) || !isWhole(fields.seat) || fields.seat > 1) return false;
  const tests: Readonly<Record<string, (value: unknown) => boolean>> = FIELDS[fields.type];
  let known = 2;
  for (const name in tests) {
    if (!Object.hasOwn(fields, name) || tests[name]?.(fields[name]) !== true) return false;
    known += 1;
  }
  return Object.keys(fields).length === known;
}
