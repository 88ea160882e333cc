/** Stops the world in the middle of a transaction: for what happens to two in the same moment. Postgres only. */
import { sql } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import type { Db, Tx } from '../../src/platform/db/database.ts';
import { gate, until } from '../harness/until.ts';

/** Resolves to its commit when `doing` is done, and its locks are held: until then, or until the test is over. */
export async function uncommitted(db: Db, doing: (tx: Tx) => Promise<unknown>): Promise<() => Promise<void>> {
  const done = gate();
  const mayEnd = gate();
  const transaction = db.transaction(async (tx) => {
    await doing(tx);
    done.open();
    await mayEnd.opened;
  });
  onTestFinished(() => mayEnd.open());
  await Promise.race([done.opened, transaction]);
  return () => {
    mayEnd.open();
    return transaction;
  };
}

/** Until `work` waits for a lock in this database. Throws when it is done without. */
export async function waitsForLock(db: Db, work: Promise<unknown>): Promise<void> {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  work.then(done, done);
  await until(async () => {
    const waiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    return isDone || ((await db.execute(waiting)) as { rows: unknown[] }).rows.length > 0;
  });
  if (isDone) throw new Error('it waited for no lock');
}
