/** What a seat can do, as plain data, and the reading of such data from anywhere. */
import {
  type Concede,
  type FieldTests,
  isActionOf,
  isListOf,
  isWhole,
  type TimeOut,
} from '../../kernel/actions.ts';
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

/** What a player may send. */
export type PlayerAction = Move | Concede;
export type Action = PlayerAction | TimeOut;
export type ActionType = Action['type'];

const isPlace = (value: unknown): value is 'active' | 'bench' => value === 'active' || value === 'bench';

/** The fields of each action besides type and seat: the test each value must pass. */
const FIELDS = {
  play: { card: isWhole, to: isPlace },
  promote: { pokemon: isWhole },
  attach: { card: isWhole, pokemon: isWhole },
  trainer: { card: isWhole, target: (value: unknown) => value === null || isWhole(value) },
  attack: { pokemon: isWhole, attack: isWhole },
  endTurn: {},
  choose: { cards: isListOf(isWhole) },
  concede: {},
  timeOut: {},
} as const satisfies Record<ActionType, FieldTests>;

/** Whether a value from outside has exactly an action's fields. Whether the rules allow it is another question. */
export const isAction = (value: unknown): value is Action => isActionOf(value, FIELDS);
