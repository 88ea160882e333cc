/** Stops the world in the middle of a transaction: for what happens to two in the same moment. Postgres only. */
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { gate, until } from './until.ts';

/** Resolves to its commit when `doing` is done, and its locks are held. */
export async function uncommitted(db: Db, doing: (tx: Db) => Promise<unknown>): Promise<() => Promise<void>> {
  const done = gate();
  const mayEnd = gate();
  const transaction = db.transaction(async (tx) => {
    await doing(tx);
    done.open();
    await mayEnd.opened;
  });
  await Promise.race([done.opened, transaction]);
  return () => {
    mayEnd.open();
    return transaction;
  };
}

/** Until another statement in this database waits for a lock. */
export const waitsForLock = (db: Db): Promise<void> =>
  until(async () => {
    const waiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    return ((await db.execute(waiting)) as { rows: unknown[] }).rows.length > 0;
  });
