/** Which attacks a Pokémon may use, in the order in which an action names them: its own, then those that are lent to it. */
import type { Frozen } from '../../kernel/frozen.ts';
import { factsOf, findPokemon } from '../../kernel/table.ts';
import type { AttackFacts, ModifierOf } from '../model/language.ts';
import type { Cards, Quantity, Selector } from '../model/nouns.ts';
import { type Pokemon, pokemonBody, type Table } from '../model/state.ts';
import { ofAbility } from './context.ts';
import { PRINTED } from './figures.ts';
import { modifiersOf } from './modifiers.ts';
import { cardsBy, pokemonBy } from './selectBy.ts';

export function attacksOf(table: Table, pokemon: Frozen<Pokemon>): readonly AttackFacts[] {
  const { attacks } = pokemonBody(table, pokemon);
  const lent = modifiersOf(table, pokemon, 'lends');
  const others = modifiersOf(table, pokemon, 'lendsOf');
  return lent.length === 0 && others.length === 0
    ? attacks
    : [
        ...attacks,
        ...lent.flatMap((modifier) => modifier.attacks),
        ...others.flatMap(({ of }) => printedOn(table, pokemon, of)),
      ];
}

/** Each once by its name: two cards with one attack lend it once. */
function printedOn(
  table: Table,
  pokemon: Frozen<Pokemon>,
  of: ModifierOf<'lendsOf'>['of'],
): readonly AttackFacts[] {
  const seat = findPokemon(table.state, pokemon.id)?.seat;
  if (seat === undefined) return [];
  const context = ofAbility(seat, pokemon);
  const printed = isCards(of)
    ? cardsBy(PRINTED, table, context, of).flatMap((card) => {
        const facts = factsOf(table, card);
        return facts.kind === 'pokemon' ? facts.attacks : [];
      })
    : pokemonBy(PRINTED, table, context, of)
        .filter((found) => found.pokemon.id !== pokemon.id)
        .flatMap((found) => pokemonBody(table, found.pokemon).attacks);
  return [...new Map(printed.map((attack) => [JSON.stringify(attack), attack])).values()];
}
const isCards = (of: Cards | Selector): of is Cards =>
  typeof of === 'object' && ('pile' in of || 'on' in of || 'stadium' in of);

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
