/** Whom what always holds reaches: from where its holder stands, to whom its text names. */
import { SEATS, type Seat } from '../../model/ids.ts';
import type { Selector } from '../model/nouns.ts';
import { type Frozen, type Pokemon, type Table, topOf } from '../model/state.ts';
import { matchesCard } from './match.ts';

export const isAt = (
  table: Table,
  seat: Seat,
  holder: Frozen<Pokemon> | null,
  from: 'active' | 'bench',
): boolean => holder !== null && (table.state.sides[seat].active === holder) === (from === 'active');

/** Selectors of continuous effects name no choice, and filter by the card alone, so they need no frame. */
export function reaches(
  table: Table,
  seat: Seat,
  holder: Frozen<Pokemon> | null,
  on: Selector,
  pokemon: Frozen<Pokemon>,
): boolean {
  if (on === 'self') return holder === pokemon;
  if (typeof on === 'string' || 'bound' in on) return false;
  if (on.other === true && holder === pokemon) return false;
  if (on.where?.card !== undefined && !matchesCard(table, topOf(pokemon), on.where.card)) return false;
  const { state } = table;
  return SEATS.some((each) => {
    if (on.whose !== 'both' && (on.whose === 'own') !== (each === seat)) return false;
    const side = state.sides[each];
    return (
      (on.place !== 'bench' && side.active === pokemon) ||
      (on.place !== 'active' && side.bench.includes(pokemon))
    );
  });
}
