/** Which sets have cards of a name that a visitor of the store looks for; their packs hold them. */
import type { SetsOfCardAnswer } from '@pokesol/protocol';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { cards } from '../catalogue/index.ts';

/** Cards that packs draw, and no basic energy; upper case and the apostrophe's form make no difference. */
const isDrawn = and(
  eq(cards.isActive, true),
  sql`not (${cards.supertype} = 'Energy' and coalesce(${cards.facts} -> 'subtypes', '[]') ? 'Basic')`,
);
const folded = (text: unknown) => sql`replace(lower(${text}), '’', '''')`;

export async function setsOfCard(db: Db, name: string): Promise<SetsOfCardAnswer> {
  const sets = await db
    .select({ setId: cards.setId, cards: sql<number>`count(*)::int` })
    .from(cards)
    .where(and(isDrawn, sql`position(${folded(name)} in ${folded(cards.name)}) > 0`))
    .groupBy(cards.setId)
    .orderBy(asc(cards.setId));
  return { sets };
}
