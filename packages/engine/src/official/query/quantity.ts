/** What a quantity comes to, and whether a condition holds. */

import type { Type } from '../../model/types.ts';
import type { Condition, Quantity, Selector } from '../model/nouns.ts';
import type { Table } from '../model/state.ts';
import { attackCostOf, energyOf, hpOf } from './pokemon.ts';
import { boundTo, type Context, cardsOf, type InPlay, pokemonSelected } from './select.ts';

const TEN = 10;

export function amountOf(table: Table, context: Context, quantity: Quantity): number {
  if (typeof quantity === 'number') return quantity;
  const of = (part: Quantity): number => amountOf(table, context, part);
  const sum = (selector: Selector, each: (found: InPlay) => number): number =>
    pokemonSelected(table, context, selector).reduce((total, found) => total + each(found), 0);
  if ('count' in quantity) return pokemonSelected(table, context, quantity.count).length;
  if ('counters' in quantity) return sum(quantity.counters, ({ pokemon }) => pokemon.damage / TEN);
  if ('energy' in quantity) {
    const { energy, type } = quantity;
    return sum(
      energy,
      ({ pokemon }) =>
        energyOf(table, pokemon).filter((unit) => type === undefined || unit.includes(type)).length,
    );
  }
  if ('cards' in quantity) return cardsOf(table, context, quantity.cards).length;
  if ('unpaid' in quantity) return unpaid(table, context, quantity.unpaid);
  if ('heads' in quantity) return boundTo(context, quantity.heads).filter((coin) => coin === 1).length;
  if ('remainingHp' in quantity)
    return sum(quantity.remainingHp, ({ pokemon }) => Math.max(0, hpOf(table, pokemon) - pokemon.damage));
  if ('hp' in quantity) return sum(quantity.hp, ({ pokemon }) => hpOf(table, pokemon));
  if ('damaged' in quantity)
    return sum(quantity.damaged, ({ pokemon }) =>
      table.state[quantity.in].reduce(
        (total, happened) =>
          happened.what === 'damagedByAttack' && happened.pokemon === pokemon.id
            ? total + happened.amount
            : total,
        0,
      ),
    );
  if ('sum' in quantity) return quantity.sum.reduce<number>((total, part) => total + of(part), 0);
  if ('product' in quantity) return of(quantity.product[0]) * of(quantity.product[1]);
  if ('difference' in quantity) return Math.max(0, of(quantity.difference[0]) - of(quantity.difference[1]));
  if ('least' in quantity) return Math.min(of(quantity.least[0]), of(quantity.least[1]));
  if ('inCounters' in quantity) return Math.floor(of(quantity.inCounters) / TEN);
  const tens = of(quantity.half) / 2 / TEN;
  return (quantity.round === 'up' ? Math.ceil(tens) : Math.floor(tens)) * TEN;
}

/** As much of that type as can be left when the cost is paid with other energy first. */
function unpaid(table: Table, context: Context, type: Type): number {
  const [found] = pokemonSelected(table, context, 'self');
  if (found === undefined || context.attack === null) return 0;
  const cost = attackCostOf(table, found.pokemon, context.attack.cost);
  const units = energyOf(table, found.pokemon);
  const ofType = units.filter((unit) => unit.includes(type)).length;
  const needed = cost.filter((each) => each === type).length;
  return Math.max(0, Math.min(units.length - cost.length, ofType - needed));
}

export function holds(table: Table, context: Context, condition: Condition): boolean {
  if ('not' in condition) return !holds(table, context, condition.not);
  if ('exists' in condition) return pokemonSelected(table, context, condition.exists).length > 0;
  if ('heads' in condition) return boundTo(context, condition.heads).includes(1);
  if ('some' in condition) return boundTo(context, condition.some).length > 0;
  if ('usedLastTurn' in condition) {
    // The turn before the last one was the player's own.
    const before = table.state.turn - 2;
    return pokemonSelected(table, context, 'self').some(({ pokemon: { attacked } }) =>
      attacked.some(({ name, turn }) => name === condition.usedLastTurn && turn === before),
    );
  }
  if ('knockedOutLastTurn' in condition)
    return table.state.lastTurn.some(
      (happened) =>
        happened.what === 'knockedOut' &&
        happened.seat === context.seat &&
        (happened.byAttack || condition.knockedOutLastTurn === 'anyhow'),
    );
  if ('afflictedLastTurn' in condition)
    return pokemonSelected(table, context, condition.afflictedLastTurn).some(({ pokemon }) =>
      table.state.lastTurn.some(
        (happened) =>
          happened.what === 'afflictedByAttack' &&
          happened.pokemon === pokemon.id &&
          happened.status === condition.status,
      ),
    );
  return amountOf(table, context, condition.quantity) >= amountOf(table, context, condition.atLeast);
}
