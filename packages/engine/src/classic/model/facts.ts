/** What the rules must know of a printed card. The owner of the catalogue turns its cards into these. */
import type { Type } from '../../kernel/types.ts';
import type { Effect, TrainerEffect } from './effects.ts';

type Printed = {
  /** The catalogue's id of this printing; equal ids must mean equal facts. */
  readonly id: string;
  readonly name: string;
  /** As printed. No rule reads it; players, human or not, do. */
  readonly rarity: string;
};

export type AttackFacts = {
  readonly name: string;
  readonly cost: readonly Type[];
  /** The printed number; 0 where none is printed. */
  readonly damage: number;
  readonly effects: readonly Effect[];
};

export type PokemonFacts = Printed & {
  readonly kind: 'pokemon';
  readonly basic: boolean;
  readonly evolvesFrom: string | null;
  readonly hp: number;
  readonly types: readonly Type[];
  readonly attacks: readonly AttackFacts[];
  /** `null`: the card does not say, the type chart decides. An empty list: the card has none. */
  readonly weaknesses: readonly Type[] | null;
  readonly resistances: readonly Type[] | null;
  /** Energies to discard. */
  readonly retreatCost: number;
};

export type TrainerFacts = Printed & {
  readonly kind: 'trainer';
  /** `null`: these rules have no effect for this card; playing it fails. */
  readonly effect: TrainerEffect | null;
};

export type EnergyFacts = Printed & {
  readonly kind: 'energy';
  readonly basic: boolean;
  readonly provides: readonly Type[];
};

export type CardFacts = PokemonFacts | TrainerFacts | EnergyFacts;
