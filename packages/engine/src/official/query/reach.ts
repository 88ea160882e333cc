/** Whom what always holds reaches: from where its holder stands, to whom its text names. */
import type { Frozen } from '../../kernel/frozen.ts';
import { SEATS, type Seat } from '../../kernel/ids.ts';
import { inPlay } from '../../kernel/table.ts';
import type { Continuous } from '../model/abilities.ts';
import type { Reach } from '../model/nouns.ts';
import type { Pokemon, Table } from '../model/state.ts';
import { ofAbility } from './context.ts';
import { PRINTED } from './figures.ts';
import { matchesPokemon } from './filter.ts';
import { holdsBy } from './selectBy.ts';

export const isAt = (
  table: Table,
  seat: Seat,
  holder: Frozen<Pokemon> | null,
  from: 'active' | 'bench',
): boolean => holder !== null && (table.state.sides[seat].active === holder) === (from === 'active');

/** Whether what holds as long as its card is there holds now: its holder is where it says, and its condition is met. */
export const isInForce = (
  table: Table,
  seat: Seat,
  holder: Frozen<Pokemon> | null,
  { from, while: is }: Pick<Continuous, 'from' | 'while'>,
): boolean =>
  (from === undefined || isAt(table, seat, holder, from)) &&
  (is === undefined || holdsBy(PRINTED, table, ofAbility(seat, holder), is));

/** They filter by what is printed, so they need no frame. */
export function reaches(
  table: Table,
  seat: Seat,
  holder: Frozen<Pokemon> | null,
  on: Reach,
  pokemon: Frozen<Pokemon>,
): boolean {
  if (on === 'self') return holder === pokemon;
  const { state } = table;
  const { where } = on;
  const fits = (each: Seat): boolean =>
    where === undefined || matchesPokemon(PRINTED, table, pokemon, each, where);
  if ('among' in on)
    return (
      reaches(table, seat, holder, on.among, pokemon) &&
      SEATS.some((each) => isOn(table, each, pokemon) && fits(each))
    );
  if (on.other === true && holder === pokemon) return false;
  return SEATS.some((each) => {
    if (on.whose !== 'both' && (on.whose === 'own') !== (each === seat)) return false;
    const side = state.sides[each];
    return (
      ((on.place !== 'bench' && side.active === pokemon) ||
        (on.place !== 'active' && side.bench.includes(pokemon))) &&
      fits(each)
    );
  });
}

const isOn = ({ state }: Table, seat: Seat, pokemon: Frozen<Pokemon>): boolean =>
  inPlay(state.sides[seat]).includes(pokemon);
