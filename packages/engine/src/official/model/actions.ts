/** What a seat can do in an official battle, as plain data, and the reading of such data from anywhere. */
import {
  type Concede,
  type FieldTests,
  isActionOf,
  isListOf,
  isWhole,
  type TimeOut,
} from '../../kernel/actions.ts';
import type { CardNo, PokemonId, Seat } from '../../kernel/ids.ts';
import { TYPES } from '../../kernel/types.ts';
import type { Answer, ChoiceKind } from './choices.ts';

/** Answers to the questions that the move will ask this seat, in their order, so that it need not be asked. */
type Prepared = { readonly answers?: readonly Answer[] };

export type Move =
  /** A basic Pokémon from the hand to the Bench. */
  | { readonly type: 'bench'; readonly seat: Seat; readonly card: CardNo }
  /** A Pokémon of several cards onto the Bench; the card is one of its parts. */
  | { readonly type: 'assemble'; readonly seat: Seat; readonly card: CardNo }
  | { readonly type: 'evolve'; readonly seat: Seat; readonly card: CardNo; readonly pokemon: PokemonId }
  | { readonly type: 'attach'; readonly seat: Seat; readonly card: CardNo; readonly pokemon: PokemonId }
  | ({ readonly type: 'trainer'; readonly seat: Seat; readonly card: CardNo } & Prepared)
  /** The ability at that place of the card. */
  | ({
      readonly type: 'ability';
      readonly seat: Seat;
      readonly pokemon: PokemonId;
      readonly ability: number;
    } & Prepared)
  /** The ability at that place of a card in the own hand or discard pile. */
  | ({
      readonly type: 'cardAbility';
      readonly seat: Seat;
      readonly card: CardNo;
      readonly ability: number;
    } & Prepared)
  /** What the Stadium in play lets its user do. */
  | ({ readonly type: 'stadium'; readonly seat: Seat } & Prepared)
  | ({ readonly type: 'retreat'; readonly seat: Seat } & Prepared)
  /** The attack of the active Pokémon at that place of its card, or of a benched one that is named. */
  | ({
      readonly type: 'attack';
      readonly seat: Seat;
      readonly attack: number;
      readonly pokemon?: PokemonId;
    } & Prepared)
  | { readonly type: 'endTurn'; readonly seat: Seat }
  /** The whole answer to the open question. */
  | { readonly type: 'choose'; readonly seat: Seat; readonly answer: Answer }
  /** One more of several that the open question asks for. */
  | { readonly type: 'pick'; readonly seat: Seat; readonly item: number };

export type Action = Move | Concede | TimeOut;
export type ActionType = Action['type'];
export type ActionOf<Type extends ActionType> = Extract<Action, { readonly type: Type }>;

const isWholeOrLeftOut = (value: unknown): boolean => value === undefined || isWhole(value);
const isList = isListOf(isWhole);
/** What answers each kind of question looks like: a new kind does not compile without, or no player could send its answer. */
const ANSWERS = {
  cards: isList,
  pokemon: isList,
  order: isList,
  modes: isList,
  attack: isWhole,
  number: isWhole,
  next: isWhole,
  yesNo: (value: unknown): boolean => typeof value === 'boolean',
  type: (value: unknown): boolean => (TYPES as readonly unknown[]).includes(value),
} as const satisfies Record<ChoiceKind, (value: unknown) => boolean>;
const LOOKS = [...new Set(Object.values(ANSWERS))];
const isAnswer = (value: unknown): boolean => LOOKS.some((isLook) => isLook(value));
const isAnswers = (value: unknown): boolean => value === undefined || isListOf(isAnswer)(value);

/** The fields of each action besides type and seat: the test each value must pass. */
const FIELDS = {
  bench: { card: isWhole },
  assemble: { card: isWhole },
  evolve: { card: isWhole, pokemon: isWhole },
  attach: { card: isWhole, pokemon: isWhole },
  trainer: { card: isWhole, answers: isAnswers },
  ability: { pokemon: isWhole, ability: isWhole, answers: isAnswers },
  cardAbility: { card: isWhole, ability: isWhole, answers: isAnswers },
  stadium: { answers: isAnswers },
  retreat: { answers: isAnswers },
  attack: { attack: isWhole, pokemon: isWholeOrLeftOut, answers: isAnswers },
  endTurn: {},
  choose: { answer: isAnswer },
  pick: { item: isWhole },
  concede: {},
  timeOut: {},
} as const satisfies Record<ActionType, FieldTests>;

/** Whether a value from outside has exactly an action's fields. Whether the rules allow it is another question. */
export const isAction = (value: unknown): value is Action => isActionOf(value, FIELDS);
