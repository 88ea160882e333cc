/** Whether a Pokémon may be evolved now (rules 3.8, 4.2). */
import type { Frozen } from '../../kernel/frozen.ts';
import type { Reason } from '../model/refusals.ts';
import type { Pokemon, Table } from '../model/state.ts';
import { isForbidden, modifiersOf } from './modifiers.ts';

export function mayBeEvolved(table: Table, pokemon: Frozen<Pokemon>): Reason | null {
  const { turn } = table.state;
  const isEarly = (when: 'firstTurn' | 'newInPlay'): boolean =>
    modifiersOf(table, pokemon, 'evolvesEarly').some((early) => (early.when ?? when) === when);
  // The second turn is the first one of the player who goes second.
  if (turn <= 2 && !isEarly('firstTurn')) return 'FIRST_TURN_EVOLVE';
  if (pokemon.newIn === turn && !isEarly('newInPlay')) return 'NEW_IN_PLAY';
  return isForbidden(table, pokemon, 'evolve') ? 'CANNOT_EVOLVE' : null;
}
