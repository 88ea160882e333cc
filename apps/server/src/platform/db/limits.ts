/** How long anything about the database may take: a silent one must become a clear error, soon. */
import { Socket } from 'node:net';
import type { PoolConfig } from 'pg';

export type DatabaseLimits = {
  /** Connections of this server, besides the one that listens. */
  poolSize: number;
  /** To connect, and to wait for a free connection. */
  connectSeconds: number;
  /** One statement; a transaction that does nothing for so long is ended too. */
  statementSeconds: number;
  /** So long what was certainly undone is run again by itself, before a caller gets the error; 0 runs it once. */
  retrySeconds: number;
};

export const USUAL_LIMITS: DatabaseLimits = {
  poolSize: 10,
  connectSeconds: 5,
  statementSeconds: 15,
  retrySeconds: 5,
};

/** A connection unused for so long is closed: opened again in a moment, it costs little. */
const IDLE_MS = 10_000;
/** A database that still answers ends a statement itself; only one that does not is silent for longer. */
const GRACE_MS = 1_000;

/** A line on which nothing comes or goes for so long is cut: the statement that waits on it fails, and is not held up. */
export function lineCutAfter(silenceMs: number): () => Socket {
  return () => {
    const socket = new Socket();
    socket.setTimeout(silenceMs, () =>
      socket.destroy(Object.assign(new Error('the database is silent'), { code: 'ETIMEDOUT' })),
    );
    return socket;
  };
}

/**
 * For a pool, in the driver's own words. A pooler that lends its connections takes no settings of a session: there the limits
 * of statements are the role's (`alter role … set statement_timeout`), and the line is cut all the same.
 */
export function poolLimits(
  { poolSize, connectSeconds, statementSeconds }: DatabaseLimits,
  { isLent }: { isLent: boolean },
): PoolConfig {
  const statementMs = statementSeconds * 1000;
  const silenceMs = statementMs + GRACE_MS;
  return {
    max: poolSize,
    connectionTimeoutMillis: connectSeconds * 1000,
    ...(isLent ? {} : { statement_timeout: statementMs, idle_in_transaction_session_timeout: statementMs }),
    stream: lineCutAfter(silenceMs),
    // Before the line counts as silent.
    idleTimeoutMillis: Math.min(IDLE_MS, silenceMs / 2),
  };
}
