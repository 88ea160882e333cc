/** Reads cards as the page shows them, by their ids. */

import { type CardJson, cardJsonOf } from '@pokesol/protocol';
import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { cardSets, cards } from './tables.ts';

/** The columns of a set that a card shows. */
export const SET_FACTS = {
  id: cardSets.id,
  name: cardSets.name,
  series: cardSets.series,
  printedTotal: cardSets.printedTotal,
};

/** The cards in the order of `ids`, repeats included. Throws when one does not exist. */
export async function cardsById(db: Queryable, ids: readonly string[]): Promise<CardJson[]> {
  const rows = await db
    .select({ facts: cards.facts, set: SET_FACTS })
    .from(cards)
    .innerJoin(cardSets, eq(cards.setId, cardSets.id))
    .where(inArray(cards.id, [...new Set(ids)]));
  const byId = new Map(rows.map(({ facts, set }) => [facts.id as string, cardJsonOf(facts, set)]));
  return ids.map((id) => {
    const card = byId.get(id);
    if (card === undefined) throw new Error(`card ${id} was drawn but is not in the catalogue`);
    return card;
  });
}
