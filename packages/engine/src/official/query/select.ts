/** Which Pokémon and which cards an effect means now, how much its quantities come to, and whether a condition holds. */
import type { Frozen } from '../../kernel/frozen.ts';
import type { CardNo, Seat } from '../../kernel/ids.ts';
import type { Cards, Condition, PokemonFilter, Quantity, Selector } from '../model/nouns.ts';
import type { Pokemon, Table } from '../model/state.ts';
import { hasAbility } from './abilities.ts';
import { reasonAgainstPlaying } from './bans.ts';
import type { Context, InPlay } from './context.ts';
import { mayBeEvolved } from './evolution.ts';
import type { Figures } from './figures.ts';
import { matchesPokemon } from './filter.ts';
import { sumOf } from './modifiers.ts';
import { attackCostOf, hpOf, retreatCostOf, typesOf, unitsOf, weaknessesOf } from './pokemon.ts';
import { amountBy, cardsBy, holdsBy, pokemonBy } from './selectBy.ts';

/** With all that changes them. */
const NOW: Figures = {
  hp: hpOf,
  retreatCost: retreatCostOf,
  types: typesOf,
  units: unitsOf,
  hasWeakness: (table, pokemon) => weaknessesOf(table, pokemon).length > 0,
  hasAbility,
  tools: (table, pokemon) => 1 + sumOf(table, pokemon, 'tools'),
  mayEvolve: (table, pokemon) => mayBeEvolved(table, pokemon) === null,
  mayPlayEvolution: (table, seat) => reasonAgainstPlaying(table, seat, 'evolution') === null,
  attackCost: attackCostOf,
};

export const pokemonSelected = (table: Table, context: Context, selector: Selector): readonly InPlay[] =>
  pokemonBy(NOW, table, context, selector);

export const cardsOf = (table: Table, context: Context, cards: Cards): readonly CardNo[] =>
  cardsBy(NOW, table, context, cards);

export const amountOf = (table: Table, context: Context, quantity: Quantity): number =>
  amountBy(NOW, table, context, quantity);

/** The number with how it came about, where it is more than one number: what adds nothing is left out. */
export function sumOfDamage(
  table: Table,
  context: Context,
  quantity: Quantity,
): { readonly base: number; readonly sum?: string } {
  const base = amountOf(table, context, quantity);
  // Most attacks print one number, and the AI asks for many of them.
  if (typeof quantity !== 'object') return { base };
  const sum = partsOf(table, context, quantity);
  return sum === String(base) ? { base } : { base, sum };
}

function partsOf(table: Table, context: Context, quantity: Quantity): string {
  const amount = (part: Quantity): number => amountOf(table, context, part);
  if (typeof quantity === 'object' && 'sum' in quantity) {
    const parts = quantity.sum.filter((part) => amount(part) !== 0);
    return parts.length === 0 ? '0' : parts.map((part) => partsOf(table, context, part)).join(' + ');
  }
  if (typeof quantity === 'object' && 'product' in quantity) return quantity.product.map(amount).join(' × ');
  if (typeof quantity === 'object' && 'difference' in quantity) {
    const [whole, less] = quantity.difference.map(amount);
    return less === 0 ? String(whole) : `${whole} − ${less}`;
  }
  return String(amount(quantity));
}

export const holds = (table: Table, context: Context, condition: Condition): boolean =>
  holdsBy(NOW, table, context, condition);

export const isOfKind = (
  table: Table,
  pokemon: Frozen<Pokemon>,
  seat: Seat,
  filter: PokemonFilter,
): boolean => matchesPokemon(NOW, table, pokemon, seat, filter);
