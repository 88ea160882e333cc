/** Counts calls of a network for all servers of a database. */
import { sql } from 'drizzle-orm';
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
