/** The basic energies that everybody may put into a deck, in any number: one printing of each type. */
import { basicEnergyType, isBasicEnergy } from '@pokesol/cards';
import { type CardJson, cardJsonOf } from '@pokesol/protocol';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { SET_FACTS } from './cardsById.ts';
import { cardSets, cards } from './tables.ts';

/** Of each type the printing of the oldest set that has one, in that order. */
export async function basicEnergies(db: Db): Promise<CardJson[]> {
  const rows = await db
    .select({ facts: cards.facts, set: SET_FACTS })
    .from(cards)
    .innerJoin(cardSets, eq(cards.setId, cardSets.id))
    .where(eq(cards.supertype, 'Energy'))
    .orderBy(asc(cardSets.releaseDate), asc(cardSets.id), asc(cards.id));
  const byType = new Map<string, CardJson>();
  for (const { facts, set } of rows) {
    const type = isBasicEnergy(facts) ? basicEnergyType(facts) : undefined;
    if (type !== undefined && !byType.has(type)) byType.set(type, cardJsonOf(facts, set));
  }
  return [...byType.values()];
}
