/** The connections to a Postgres server: one that is lost fails its statement and is replaced, and ends nothing else. */
import pg from 'pg';
import { type DatabaseLimits, poolLimits } from './limits.ts';
import type { Warn } from './warn.ts';

export function openPool(url: string, limits: DatabaseLimits, warn: Warn): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, ...poolLimits(limits) });
  const lost = (err: Error): void => warn({ err }, 'a connection to the database was lost');
  // The pool hears of a connection only while nobody uses it. Without a listener of its own, one that is lost in the middle
  // of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', lost));
  pool.on('error', () => {
    // Said by the connection's own listener.
  });
  return pool;
}
