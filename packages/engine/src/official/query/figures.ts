/**
 * What filters and quantities ask of a Pokémon that modifiers may change. What decides whether a modifier holds at all is
 * asked of the cards alone (`PRINTED`): else it could depend on itself.
 */
import type { Frozen } from '../../kernel/frozen.ts';
import type { CardNo, Seat } from '../../kernel/ids.ts';
import { factsOf } from '../../kernel/table.ts';
import type { Type } from '../../kernel/types.ts';
import type { AbilityFacts, CardFacts } from '../model/facts.ts';
import type { AttackFacts } from '../model/language.ts';
import type { AbilityKind, Unit } from '../model/nouns.ts';
import { type Pokemon, pokemonBody, type Table } from '../model/state.ts';

type Of<T> = (table: Table, pokemon: Frozen<Pokemon>) => T;
export type Figures = {
  readonly hp: Of<number>;
  readonly retreatCost: Of<number>;
  readonly types: Of<readonly Type[]>;
  /** What one card provides on that Pokémon. */
  readonly units: (table: Table, pokemon: Frozen<Pokemon>, card: CardNo) => readonly Unit[];
  readonly hasWeakness: Of<boolean>;
  /** Of that kind, or any. */
  readonly hasAbility: (table: Table, pokemon: Frozen<Pokemon>, kind?: AbilityKind) => boolean;
  /** How many tools it may have. */
  readonly tools: Of<number>;
  readonly mayEvolve: Of<boolean>;
  /** Whether the player may evolve it with cards from the hand. */
  readonly mayPlayEvolution: (table: Table, seat: Seat) => boolean;
  readonly attackCost: (
    table: Table,
    pokemon: Frozen<Pokemon>,
    attack: Pick<AttackFacts, 'name' | 'cost'>,
  ) => readonly Type[];
};

/** What is written in the same place and is none: rules of a card, traits (rule 11). */
const NO_ABILITIES: readonly string[] = ['Rule', 'Ancient Trait'];
export const isAbility = ({ kind }: Pick<AbilityFacts, 'kind'>): boolean => !NO_ABILITIES.includes(kind);

/** Whether it is called that, or nothing was named. */
export const isOf = (ability: Pick<AbilityFacts, 'kind'>, kind: AbilityKind | undefined): boolean =>
  kind === undefined || ability.kind === kind;

function unitsIn(facts: CardFacts): readonly Unit[] {
  switch (facts.kind) {
    case 'energy':
      return facts.provides;
    case 'pokemon':
      return facts.asEnergy?.provides ?? [];
    case 'trainer':
      return [];
  }
}

/** What a card provides by itself, or as what it stands in play. */
export function printedUnits(table: Table, card: CardNo): readonly Unit[] {
  const stands = table.state.standsAs.find((other) => other.card === card);
  return stands?.provides ?? unitsIn(factsOf(table, card));
}

/** No Pokémon evolves on the own first turn, nor while it is new (rules 3.8, 4.2); the second turn is that of the other player. */
export const isGrown: Of<boolean> = ({ state: { turn } }, { newIn }) => turn > 2 && newIn !== turn;

export const PRINTED: Figures = {
  hp: (table, pokemon) => pokemonBody(table, pokemon).hp,
  types: (table, pokemon) => pokemonBody(table, pokemon).types,
  retreatCost: (table, pokemon) => pokemonBody(table, pokemon).retreatCost,
  units: (table, _pokemon, card) => printedUnits(table, card),
  hasWeakness: (table, pokemon) => pokemonBody(table, pokemon).weaknesses.length > 0,
  hasAbility: (table, pokemon, kind) =>
    pokemonBody(table, pokemon).abilities.some((each) => isAbility(each) && isOf(each, kind)),
  tools: () => 1,
  mayEvolve: isGrown,
  mayPlayEvolution: () => true,
  attackCost: (_table, _pokemon, { cost }) => cost,
};
