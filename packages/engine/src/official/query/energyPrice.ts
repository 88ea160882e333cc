/** What some energy asks of the player who attaches it, by hand or by an effect, from the hand or another pile (rule 3.4a). */
import type { CardNo, Seat } from '../../kernel/ids.ts';
import { factsOf } from '../../kernel/table.ts';
import type { Step } from '../model/language.ts';
import type { Reason } from '../model/refusals.ts';
import type { Table } from '../model/state.ts';
import { ofAbility } from './context.ts';
import { reasonAgainstPrice } from './wouldChange.ts';

const NO_PRICE: readonly Step[] = [];
export function priceOf(table: Pick<Table, 'printed' | 'printing'>, card: CardNo): readonly Step[] {
  const facts = factsOf(table, card);
  return facts.kind === 'energy' ? (facts.price ?? NO_PRICE) : NO_PRICE;
}

/** Why that player cannot pay for the energy with cards other than itself; `null` if they can. */
export const reasonAgainstEnergy = (table: Table, seat: Seat, card: CardNo): Reason | null =>
  reasonAgainstPrice(table, { ...ofAbility(seat, null), by: 'game', card }, priceOf(table, card));
