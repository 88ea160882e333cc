/** The questions that a player is asked in an official battle, each with an answer of its own type. */
import type { CardNo, PokemonId, Seat } from '../../kernel/ids.ts';
import type { Type } from '../../kernel/types.ts';

/** Where the cards of a question lie. */
export type CardsFrom = 'hand' | 'deck' | 'discard' | 'prizes' | 'lost' | 'inPlay';

/** What a question is for; the page has words for each. */
export const PURPOSES = [
  'active',
  'bench',
  'target',
  'promote',
  'retreat',
  'payRetreat',
  'effect',
  'price',
  'look',
] as const;
export type Purpose = (typeof PURPOSES)[number];

type Asked = { readonly seat: Seat };

export type Choice =
  /** From `min` to `max` different ones of `cards`, which are in ascending order: that says nothing about a pile's. */
  | (Asked & {
      readonly kind: 'cards';
      readonly from: CardsFrom;
      readonly purpose: Purpose;
      readonly cards: readonly CardNo[];
      readonly min: number;
      readonly max: number;
      /** Chosen one by one so far. */
      readonly picked: readonly CardNo[];
      /** Those that lie open before the player besides and cannot be chosen. */
      readonly seen?: readonly CardNo[];
      /** For each card numbers that stand for its name or its types: no two that are chosen may share one. */
      readonly unlike?: readonly (readonly number[])[];
      /** Energy that is counted in units: those that are chosen must be worth so many at least (rule 3.10). */
      readonly units?: number;
      /** Beside it: how many units each of the cards is worth. */
      readonly pays?: readonly number[];
    })
  | (Asked & {
      readonly kind: 'pokemon';
      readonly purpose: Purpose;
      readonly pokemon: readonly PokemonId[];
      readonly min: number;
      readonly max: number;
      readonly picked: readonly PokemonId[];
      /** The card that will be put onto the chosen one. */
      readonly card?: CardNo;
    })
  /** All of `cards`, in the order in which they shall lie, the first on top. Given as they lie now. */
  | (Asked & {
      readonly kind: 'order';
      readonly cards: readonly CardNo[];
      readonly picked: readonly CardNo[];
    })
  | (Asked & {
      readonly kind: 'attack';
      /** The card on which each is printed, its place there and its name. */
      readonly attacks: readonly { readonly card: CardNo; readonly attack: number; readonly name: string }[];
    })
  | (Asked & { readonly kind: 'yesNo'; readonly about: 'goFirst' | 'effect' })
  | (Asked & {
      readonly kind: 'number';
      readonly about: 'extraCards' | 'counters' | 'cards';
      readonly min: number;
      readonly max: number;
    })
  | (Asked & { readonly kind: 'type'; readonly types: readonly Type[] })
  /** Which of the ways that a text lists, by their places in it, from `min` to `max` of them. */
  | (Asked & {
      readonly kind: 'modes';
      readonly modes: readonly number[];
      readonly min: number;
      readonly max: number;
      readonly picked: readonly number[];
    })
  /** Which of several effects comes next; those that are left follow in further questions. */
  | (Asked & {
      readonly kind: 'next';
      readonly effects: readonly { readonly pokemon: PokemonId | null; readonly name: string }[];
    });

export type ChoiceKind = Choice['kind'];
export type ChoiceOf<Kind extends ChoiceKind> = Extract<Choice, { readonly kind: Kind }>;

/** What answers each kind. */
export type AnswerOf<Kind extends ChoiceKind> = {
  readonly cards: readonly CardNo[];
  readonly pokemon: readonly PokemonId[];
  readonly order: readonly CardNo[];
  /** Its place in the list. */
  readonly attack: number;
  readonly yesNo: boolean;
  readonly number: number;
  readonly type: Type;
  readonly modes: readonly number[];
  /** Its place in the list. */
  readonly next: number;
}[Kind];
export type Answer = AnswerOf<ChoiceKind>;
