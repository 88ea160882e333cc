/** What a Pokémon is now, with all that changes it: HP, retreat cost, energy, Weakness, Resistance. */
import type { Frozen } from '../../kernel/frozen.ts';
import type { CardNo } from '../../kernel/ids.ts';
import { factsOf, findPokemon } from '../../kernel/table.ts';
import type { Type } from '../../kernel/types.ts';
import type { Resistance, Weakness } from '../model/facts.ts';
import type { AttackFacts } from '../model/language.ts';
import type { Unit } from '../model/nouns.ts';
import { type Pokemon, pokemonBody, type Table } from '../model/state.ts';
import { printedUnits } from './figures.ts';
import { matchesEnergy } from './match.ts';
import { modifiersOf, sumOf } from './modifiers.ts';
import { isInForce, reaches } from './reach.ts';
import { keptOf } from './settled.ts';

export const hpOf = (table: Table, pokemon: Frozen<Pokemon>): number =>
  pokemonBody(table, pokemon).hp + sumOf(table, pokemon, 'hp');

export const isKnockedOut = (table: Table, pokemon: Frozen<Pokemon>): boolean =>
  pokemon.damage >= hpOf(table, pokemon);

/** Rule 6.12: «no retreat cost» beats what adds to it. */
export const retreatCostOf = (table: Table, pokemon: Frozen<Pokemon>): number =>
  modifiersOf(table, pokemon, 'noRetreatCost').length > 0
    ? 0
    : Math.max(0, pokemonBody(table, pokemon).retreatCost + sumOf(table, pokemon, 'retreat'));

/** In the order in which changes hold: those instead of what was before, those besides. */
export const typesOf = (table: Table, pokemon: Frozen<Pokemon>): readonly Type[] =>
  modifiersOf(table, pokemon, 'types').reduce<readonly Type[]>(
    (before, { types, add }) =>
      add === true ? before.concat(types.filter((type) => !before.includes(type))) : types,
    pokemonBody(table, pokemon).types,
  );

/** What an energy card says that it provides on that Pokémon; `null` where it says nothing besides its first line. */
function heldUnits(table: Table, pokemon: Frozen<Pokemon>, card: CardNo): readonly Unit[] | null {
  const facts = factsOf(table, card);
  if (facts.kind !== 'energy' || facts.holds.length === 0) return null;
  const seat = findPokemon(table.state, pokemon.id)?.seat;
  if (seat === undefined) return null;
  const last = facts.holds
    .filter(({ modifiers }) => modifiers.some(({ change }) => change === 'provides'))
    .filter(
      (held) => isInForce(table, seat, pokemon, held) && reaches(table, seat, pokemon, held.on, pokemon),
    )
    .flatMap(({ modifiers }) =>
      modifiers.flatMap((modifier) => (modifier.change === 'provides' ? [modifier.units] : [])),
    );
  return last[last.length - 1] ?? null;
}

/** What one card provides on that Pokémon. */
export function unitsOf(table: Table, pokemon: Frozen<Pokemon>, card: CardNo): readonly Unit[] {
  const others = modifiersOf(table, pokemon, 'energyProvides').filter(({ of }) =>
    matchesEnergy(table, card, of),
  );
  const units =
    others[others.length - 1]?.units ?? heldUnits(table, pokemon, card) ?? printedUnits(table, card);
  const turned = modifiersOf(table, pokemon, 'energyType');
  const last = turned[turned.length - 1];
  return last === undefined ? units : units.map(() => [last.type]);
}

const NO_UNITS: readonly Unit[] = [];

export function energyOf(table: Table, pokemon: Frozen<Pokemon>): readonly Unit[] {
  if (pokemon.energy.length === 0) return NO_UNITS;
  const kept = keptOf(table.state);
  const before = kept?.units?.get(pokemon);
  if (before !== undefined) return before;
  const units = pokemon.energy.flatMap((card) => unitsOf(table, pokemon, card));
  if (kept !== undefined) {
    kept.units ??= new Map();
    kept.units.set(pokemon, units);
  }
  return units;
}

/** Whether the units pay the cost: typed energy first, each unit once. */
export function pays(units: readonly Unit[], cost: readonly Type[]): boolean {
  if (units.length < cost.length) return false;
  const typed = cost.filter((type) => type !== 'Colorless');
  const used = units.map(() => false);
  const fill = (index: number): boolean => {
    const type = typed[index];
    if (type === undefined) return true;
    return units.some((unit, place) => {
      if (used[place] === true || !unit.includes(type)) return false;
      used[place] = true;
      if (fill(index + 1)) return true;
      used[place] = false;
      return false;
    });
  };
  return fill(0);
}

/** An attack's cost with what adds to it or takes off it, Colorless always; «can be used for» beats both (rule 6.12). */
export function attackCostOf(
  table: Table,
  pokemon: Frozen<Pokemon>,
  { name, cost }: Pick<AttackFacts, 'name' | 'cost'>,
): readonly Type[] {
  const exactly = modifiersOf(table, pokemon, 'attackCostIs').filter(
    ({ attack }) => attack === undefined || attack === name,
  );
  const last = exactly[exactly.length - 1];
  if (last !== undefined) return last.cost;
  const by = sumOf(table, pokemon, 'attackCost');
  const all = modifiersOf(table, pokemon, 'attackCostWithout');
  const without = all.length === 0 ? all : all.filter(({ attacks }) => attacks?.includes(name) !== false);
  const left = by === 0 ? cost : changedBy(cost, by);
  return without.length === 0 ? left : left.filter((type) => !without.some((each) => each.type === type));
}

function changedBy(cost: readonly Type[], by: number): readonly Type[] {
  const colorless = cost.filter((type) => type === 'Colorless').length;
  const typed = cost.filter((type) => type !== 'Colorless');
  const left = Math.max(0, colorless + by);
  return [...typed, ...Array.from({ length: left }, (): Type => 'Colorless')];
}

/** A placed change of type takes the printed one's place, with its number. */
export function weaknessesOf(table: Table, pokemon: Frozen<Pokemon>): readonly Weakness[] {
  const none = modifiersOf(table, pokemon, 'noWeakness');
  if (none.some((each) => each.type === undefined)) return [];
  const printed = pokemonBody(table, pokemon).weaknesses;
  const type = lastType(modifiersOf(table, pokemon, 'weakness'));
  const now = type === null ? printed : [{ times: 2, plus: 0, ...printed[0], type }];
  return now.filter((each) => !none.some((other) => other.type === each.type));
}

export function resistancesOf(table: Table, pokemon: Frozen<Pokemon>): readonly Resistance[] {
  if (modifiersOf(table, pokemon, 'noResistance').length > 0) return [];
  const printed = pokemonBody(table, pokemon).resistances;
  const type = lastType(modifiersOf(table, pokemon, 'resistance'));
  return type === null ? printed : [{ minus: 30, ...printed[0], type }];
}

function lastType(changes: readonly { readonly type: unknown }[]): Type | null {
  const last = changes[changes.length - 1]?.type;
  return typeof last === 'string' ? (last as Type) : null;
}
