/** What the text of a card means, by its kind: in the engine's effect language, where the rules take it from. */
import type { Status, Type } from '@pokesol/engine';
import type {
  AbilityEffect,
  AttackEffect,
  Continuous,
  PokemonFilter,
  Step,
  TrainerEffect,
  Unit,
} from '@pokesol/engine/official';

/** One printed ability: all that it does, and what keeps it from working. */
export type AbilityMeaning = {
  readonly effects: readonly AbilityEffect[];
  readonly offWhile: readonly Status[];
  /** Of the time before the attack that is answered. */
  readonly offBefore?: true;
};

/** A trainer that is played as a Pokémon; without `hp` the printed ones. */
export type PrintedDoll = { readonly hp?: number; readonly prizes: 0 | 1; readonly immune: boolean };

/** What the text of a trainer means: what playing it does, and what it changes as long as it is there. */
export type TrainerMeaning = {
  readonly effect?: TrainerEffect;
  readonly holds: readonly Continuous[];
  readonly onto?: PokemonFilter;
  /** Of a tool: from play it goes to the hand instead of the discard pile. */
  readonly returns?: true;
  /** Of a Stadium: what either player may do with it once in each own turn. */
  readonly use?: TrainerEffect;
  /** It is played as a Pokémon, and does nothing else. */
  readonly doll?: PrintedDoll;
};

/** What the text of a special energy means. */
export type EnergyMeaning = {
  /** Where it is attached. */
  readonly provides: readonly Unit[];
  /** By itself, in hand, deck and discard pile. */
  readonly type: Type | null;
  readonly holds: readonly Continuous[];
  readonly onto?: PokemonFilter;
  /** What must be done in full to attach it from the hand. */
  readonly price?: readonly Step[];
  /** From play it goes to the hand instead of the discard pile. */
  readonly returns?: true;
};

export type TextMeaning = AttackEffect | AbilityMeaning | TrainerMeaning | EnergyMeaning;
