/** Which attacks a Pokémon may use, in the order in which an action names them: its own, then those that are lent to it. */
import type { AttackFacts } from '../model/language.ts';
import { type Frozen, type Pokemon, pokemonBody, type Table } from '../model/state.ts';
import { modifiersOf } from './modifiers.ts';

export function attacksOf(table: Table, pokemon: Frozen<Pokemon>): readonly AttackFacts[] {
  const { attacks } = pokemonBody(table, pokemon);
  const lent = modifiersOf(table, pokemon, 'lends');
  return lent.length === 0 ? attacks : [...attacks, ...lent.flatMap((modifier) => modifier.attacks)];
}
