/** Poke Points: what a wallet has, by the counter beside its ledger. */
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { pointBalances } from './tables.ts';

export async function pointsOf(db: Queryable, wallet: string): Promise<number> {
  const [row] = await db
    .select({ points: pointBalances.points })
    .from(pointBalances)
    .where(eq(pointBalances.wallet, wallet));
  return row?.points ?? 0;
}
