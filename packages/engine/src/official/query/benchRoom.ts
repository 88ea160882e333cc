/** Room on a Bench: five places, or as many as effects leave (rule 3.3a). */
import type { Seat } from '../../kernel/ids.ts';
import { inPlay } from '../../kernel/table.ts';
import { OFFICIAL } from '../model/rules.ts';
import type { Table } from '../model/state.ts';
import { modifiersOf } from './modifiers.ts';
import { possibleIn } from './possible.ts';

function benchSizeOf(table: Table, seat: Seat): number {
  if (!possibleIn(table.printed).changing.has('benchSize')) return OFFICIAL.benchSize;
  const sizes = inPlay(table.state.sides[seat]).flatMap((pokemon) =>
    modifiersOf(table, pokemon, 'benchSize').map(({ size }) => size),
  );
  return Math.min(OFFICIAL.benchSize, ...sizes);
}

/** How many more Pokémon may be put there; below zero there are too many. */
export const benchRoom = (table: Table, seat: Seat): number =>
  benchSizeOf(table, seat) - table.state.sides[seat].bench.length;
