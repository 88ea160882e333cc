/** Which attacks a Pokémon may use, in the order in which an action names them: its own, then those that are lent to it. */
import type { AttackFacts } from '../model/language.ts';
import type { Quantity } from '../model/nouns.ts';
import { type Frozen, type Pokemon, pokemonBody, type Table } from '../model/state.ts';
import { modifiersOf } from './modifiers.ts';

export function attacksOf(table: Table, pokemon: Frozen<Pokemon>): readonly AttackFacts[] {
  const { attacks } = pokemonBody(table, pokemon);
  const lent = modifiersOf(table, pokemon, 'lends');
  return lent.length === 0 ? attacks : [...attacks, ...lent.flatMap((modifier) => modifier.attacks)];
}

/** With the number that something has put in the place of the printed one, of an attack of its own (rule 6.1a). */
export function withBase(table: Table, pokemon: Frozen<Pokemon>, attack: AttackFacts): AttackFacts {
  const changed = modifiersOf(table, pokemon, 'baseDamage').filter((each) => each.attack === attack.name);
  const last = changed[changed.length - 1];
  if (last === undefined || !pokemonBody(table, pokemon).attacks.includes(attack)) return attack;
  const { damage, effect } = attack;
  return {
    ...attack,
    damage: last.is,
    effect:
      effect?.damage === undefined ? effect : { ...effect, damage: based(effect.damage, damage, last.is) },
  };
}

/** What is added to the printed number, taken off it or multiplied with it stays as it is. */
function based(quantity: Quantity, printed: number, is: number): Quantity {
  if (typeof quantity === 'number') return quantity === printed ? is : quantity;
  if ('sum' in quantity) {
    const [first = 0, ...more] = quantity.sum;
    return { sum: [based(first, printed, is), ...more] };
  }
  if ('product' in quantity)
    return { product: [based(quantity.product[0], printed, is), quantity.product[1]] };
  if ('difference' in quantity)
    return { difference: [based(quantity.difference[0], printed, is), quantity.difference[1]] };
  return quantity;
}
