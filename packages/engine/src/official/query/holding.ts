/** Which Pokémon may hold an energy card that says so (rule 3.4a). */
import type { Frozen } from '../../kernel/frozen.ts';
import { type CardNo, SEATS, type Seat } from '../../kernel/ids.ts';
import { factsOf, inPlay } from '../../kernel/table.ts';
import type { Pokemon, Table } from '../model/state.ts';
import { possibleIn } from './possible.ts';
import { isOfKind } from './select.ts';

export function mayHold(table: Table, pokemon: Frozen<Pokemon>, seat: Seat, card: CardNo): boolean {
  const facts = factsOf(table, card);
  if (facts.kind !== 'energy') return true;
  // An effect cannot attach an unread energy either (rule 12.5).
  if (facts.unread !== undefined) return false;
  return facts.onto === undefined || isOfKind(table, pokemon, seat, facts.onto);
}

const NONE: readonly CardNo[] = [];

/** Energy on Pokémon that may not hold it, or may no longer. */
export function wronglyHeld(table: Table): readonly CardNo[] {
  const choosy = possibleIn(table.printed).choosyEnergy;
  if (choosy === null) return NONE;
  let wrong: CardNo[] | null = null;
  for (const seat of SEATS)
    for (const pokemon of inPlay(table.state.sides[seat]))
      for (const card of pokemon.energy)
        if (choosy[table.printing[card] ?? -1] === true && !mayHold(table, pokemon, seat, card))
          wrong = [...(wrong ?? []), card];
  return wrong ?? NONE;
}
