/** Counts calls of a network for all servers of a database, and forgets what no window needs any more. */
import { lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import type { CountShared } from './limits.ts';
import { requestCounts } from './tables.ts';

export const countInDatabase =
  (db: Db): CountShared =>
  async (network, limit, windowStart) => {
    const [row] = await db
      .insert(requestCounts)
      .values({ network, limit, windowStart, requests: 1 })
      .onConflictDoUpdate({
        target: [requestCounts.windowStart, requestCounts.limit, requestCounts.network],
        set: { requests: sql`${requestCounts.requests} + 1` },
      })
      .returning({ requests: requestCounts.requests });
    if (row === undefined) throw new Error('an insert returned nothing');
    return row.requests;
  };

/** Windows that began before that. */
export async function forgetCounts(db: Db, before: Date): Promise<void> {
  await db.delete(requestCounts).where(lt(requestCounts.windowStart, before));
}
