/** The cards that packs of a set draw from, as the catalogue has them now. */
import { buildPool, type PackPool, type PoolCard } from '@pokesol/packs';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { cards } from '../catalogue/index.ts';

/** Withdrawn cards are in no pool. A set without cards, or one that does not exist, has an empty one. */
export async function packPoolOf(db: Queryable, setId: string): Promise<PackPool> {
  return (await poolsOf(db, [setId]))(setId);
}

/** The pools of several sets, read at once. */
export async function poolsOf(
  db: Queryable,
  setIds: readonly string[],
): Promise<(setId: string) => PackPool> {
  const rows =
    setIds.length === 0
      ? []
      : await db
          .select({
            setId: cards.setId,
            // As its facts have it: that is where an id is known to be one.
            id: sql<PoolCard['id']>`${cards.facts} ->> 'id'`,
            name: cards.name,
            rarity: cards.rarity,
            supertype: cards.supertype,
            subtypes: sql<string[] | null>`${cards.facts} -> 'subtypes'`,
          })
          .from(cards)
          .where(and(inArray(cards.setId, [...setIds]), eq(cards.isActive, true)));
  const bySet = new Map<string, PoolCard[]>();
  for (const { setId, subtypes, ...card } of rows) {
    const known = bySet.get(setId) ?? [];
    known.push({ ...card, subtypes: subtypes ?? undefined });
    bySet.set(setId, known);
  }
  return (setId) => buildPool(bySet.get(setId) ?? []);
}
