/** The connections to a Postgres server: one that is lost fails its statement and is replaced, and ends nothing else. */
import pg from 'pg';
import type { WarnOfConnection } from './connectionWarning.ts';
import { type DatabaseLimits, poolLimits } from './limits.ts';
import { prepareStatements, statementNames } from './prepared.ts';
import { runAgain } from './runAgain.ts';
import { ConnectionsBusy, isDatabaseUnreachable } from './unreachable.ts';

type PoolOptions = {
  limits: DatabaseLimits;
  warn: WarnOfConnection;
  /** Whether connections keep the plans of statements, which one that a pooler lends may not (prepared.ts). */
  prepared: boolean;
  /** Whether a pooler lends its connections, which then take no settings. */
  isLent: boolean;
};

/** A pool that records when a working connection was last returned to it. */
class Pool extends pg.Pool {
  private workedAt = Number.NEGATIVE_INFINITY;

  constructor(config: pg.PoolConfig) {
    super(config);
    this.on('release', (isLost) => {
      if (!isLost) this.workedAt = performance.now();
    });
  }

  /** A free connection. The driver reports the same error for an unreachable database and for a pool that other callers hold. */
  async free(): Promise<pg.PoolClient> {
    const since = performance.now();
    try {
      return await this.connect();
    } catch (error) {
      if (this.workedAt > since && error instanceof Error && NONE_CAME_FREE.test(error.message))
        throw new ConnectionsBusy('no connection to the database came free', { cause: error });
      throw error;
    }
  }
}

/** For a pool whose connections are all in use. */
const NONE_CAME_FREE = /^timeout exceeded when trying to connect$/;

export function openPool(url: string, { limits, warn, prepared, isLent }: PoolOptions): Pool {
  const pool = new Pool({ connectionString: url, ...poolLimits(limits, { isLent }) });
  const lost = (err: Error): void => warn({ err }, 'a connection to the database was lost');
  // The pool notices a connection only while it is idle. Without a listener of its own, one that is lost in the middle
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
export async function withConnection<T>(pool: Pool, use: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.free();
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
export function runStatementsAgain(pool: Pool, limitMs: number): void {
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
