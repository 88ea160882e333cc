/** Poke Points: what a wallet has, by its ledger. */
import { eq, sum } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { pointEntries } from './tables.ts';

export async function pointsOf(db: Db, wallet: string): Promise<number> {
  const [row] = await db
    .select({ points: sum(pointEntries.points).mapWith(Number) })
    .from(pointEntries)
    .where(eq(pointEntries.wallet, wallet));
  return row?.points ?? 0;
}
