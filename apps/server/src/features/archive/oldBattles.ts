/** Which battles are over for so long that they belong into the archive. */
import { and, asc, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { battles, isOfVersion } from '../battles/index.ts';

const A_DAY_MS = 24 * 60 * 60 * 1000;

/** Not there yet, and untouched for so many days: in words that their index knows. */
export const isOld = (now: number, days: number): SQL | undefined =>
  and(
    sql`${battles.status} <> 'open' and not ${battles.isArchived}`,
    lte(battles.touchedAt, new Date(now - days * A_DAY_MS)),
  );

/** Under other rules this server cannot judge the log; a server of those rules can. */
export const isPlayedHere = (): SQL | undefined => isOfVersion(eq);

/** The oldest first, without those that were tried. */
export async function oldBattles(
  db: Queryable,
  { now, days, most }: { now: number; days: number; most: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: battles.id })
    .from(battles)
    .where(and(isOld(now, days), isPlayedHere(), isNull(battles.notArchivedBecause)))
    .orderBy(battles.touchedAt)
    .limit(most);
  return rows.map(({ id }) => id);
}

/** All that were tried and left where they are, the oldest first, with the reason. */
export async function refusedBattles(
  db: Queryable,
): Promise<{ id: string; because: typeof battles.$inferSelect.notArchivedBecause }[]> {
  return db
    .select({ id: battles.id, because: battles.notArchivedBecause })
    .from(battles)
    .where(and(isNotNull(battles.notArchivedBecause), eq(battles.isArchived, false)))
    .orderBy(asc(battles.touchedAt));
}
