/** Energy counted in units where it is attached: a card that provides two pays two (rule 3.10). */
import type { Frozen } from '../../kernel/frozen.ts';
import type { CardNo } from '../../kernel/ids.ts';
import { ascending } from '../../kernel/lists.ts';
import { inPlay } from '../../kernel/table.ts';
import type { Type } from '../../kernel/types.ts';
import type { Cards } from '../model/nouns.ts';
import type { Pokemon, Table } from '../model/state.ts';
import { unitsOf } from './pokemon.ts';

/** Of which type the units of those cards are, where that is said. */
export const unitType = (from: Cards): Type | undefined => ('on' in from ? from.providing : undefined);

/** The Pokémon that an Energy card is attached to. */
const holderOf = ({ state }: Table, card: CardNo): Frozen<Pokemon> | undefined =>
  state.sides.flatMap(inPlay).find(({ energy }) => energy.includes(card));

const worth = (table: Table, card: CardNo, type: Type | undefined): number => {
  const holder = holderOf(table, card);
  if (holder === undefined) return 0;
  const units = unitsOf(table, holder, card);
  return type === undefined ? units.length : units.filter((unit) => unit.includes(type)).length;
};

/** The units that the cards provide together, of that type where one is named. */
export const worthOf = (table: Table, cards: readonly CardNo[], type?: Type): number =>
  cards.reduce((sum, card) => sum + worth(table, card, type), 0);

/** The least number of those cards that can pay that much; all of them where they cannot. */
export function fewestFor(table: Table, cards: readonly CardNo[], units: number, type?: Type): number {
  const pays = cards.map((card) => worth(table, card, type)).sort((a, b) => b - a);
  let [paid, many] = [0, 0];
  while (paid < units && many < pays.length) {
    paid += pays[many] ?? 0;
    many += 1;
  }
  return many;
}

/** The cards that pay something, of which so many units are asked for, or as many as there are. Never more cards than units. */
export function inUnits(table: Table, cards: readonly CardNo[], needed: number, type?: Type) {
  const paying = ascending(cards).filter((card) => worth(table, card, type) > 0);
  const units = Math.min(needed, worthOf(table, paying, type));
  return {
    cards: paying,
    min: fewestFor(table, paying, units, type),
    max: Math.min(units, paying.length),
    units,
    pays: paying.map((card) => worth(table, card, type)),
  };
}
