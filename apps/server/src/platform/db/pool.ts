/** The connections to a Postgres server: one that is lost fails its statement and is replaced, and ends nothing else. */
import pg from 'pg';
import type { WarnOfConnection } from './connectionWarning.ts';
import { type DatabaseLimits, poolLimits } from './limits.ts';
import { prepareStatements, statementNames } from './prepared.ts';
import { runAgain } from './runAgain.ts';
import { isDatabaseUnreachable } from './unreachable.ts';

type PoolOptions = {
  limits: DatabaseLimits;
  warn: WarnOfConnection;
  /** Whether connections keep the plans of statements, which one that a pooler lends may not (prepared.ts). */
  prepared: boolean;
  /** Whether a pooler lends its connections, which then take no settings. */
  isLent: boolean;
};

export function openPool(url: string, { limits, warn, prepared, isLent }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, ...poolLimits(limits, { isLent }) });
  const lost = (err: Error): void => warn({ err }, 'a connection to the database was lost');
  // The pool hears of a connection only while nobody uses it. Without a listener of its own, one that is lost in the middle
  // of a transaction would end the process.
  const names = statementNames();
  pool.on('connect', (client) => {
    client.on('error', lost);
    if (prepared) prepareStatements(client, names);
  });
  pool.on('error', () => {
    // Said by the connection's own listener.
  });
  return pool;
}

/**
 * One connection of the pool for several statements, given back whatever becomes of them, and not to be used again when the
 * database was lost. Drizzle's own transaction on a pool keeps a connection for ever when BEGIN fails on it: some seconds
 * of silence, and none is left for anybody.
 * @see https://github.com/drizzle-team/drizzle-orm/issues/6241
 */
export async function withConnection<T>(
  pool: pg.Pool,
  use: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isLost = false;
  try {
    return await use(client);
  } catch (error) {
    isLost = isDatabaseUnreachable(error);
    throw error;
  } finally {
    client.release(isLost);
  }
}

/** A statement that is no part of a transaction: again, for so long, while it is certain that it was not done. */
export function runStatementsAgain(pool: pg.Pool, limitMs: number): void {
  const query = (...args: unknown[]): Promise<unknown> =>
    runAgain(
      (progress) =>
        withConnection(pool, (client) => {
          progress.mayBeDone = true;
          return (client.query as (...args: unknown[]) => Promise<unknown>).apply(client, args);
        }),
      limitMs,
    );
  pool.query = query as typeof pool.query;
}
