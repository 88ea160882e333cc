/** Whether the database answers, how large it is, and how busy our connections to it are. */
import { sql } from 'drizzle-orm';
import type { Metrics } from '../metrics/metrics.ts';
import { readAtMost } from '../metrics/readAtMost.ts';
import type { Db, PoolUse, Queryable } from './database.ts';
import { rowsOf } from './statement.ts';

/** A scrape waits for at most ten seconds, as a rule, and asks for several figures at once. */
export const LONGEST_READ_MS = 1_500;
const UP_EVERY_MS = 2_000;
const SIZE_EVERY_MS = 60_000;

/** For what reads a whole table: where that takes too long, it is given up there too, and holds no connection. */
export const readBriefly = <T>(db: Db, read: (tx: Queryable) => Promise<T>): Promise<T> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', ${String(LONGEST_READ_MS)}, true)`);
      return read(tx);
    },
    { accessMode: 'read only' },
  );

type DatabaseMetricsDeps = {
  db: Db;
  now: () => number;
  /** Absent where the database is in this process. */
  poolUse?: (() => PoolUse) | undefined;
  /** What the operator says there is room for, in bytes. */
  sizeLimit?: number | undefined;
};

/** Answers whether the database answered just now. */
export function databaseMetrics(
  metrics: Metrics,
  { db, now, poolUse, sizeLimit }: DatabaseMetricsDeps,
): () => Promise<boolean> {
  const longestMs = LONGEST_READ_MS;
  const answered = readAtMost({
    read: async () => {
      await db.execute(sql`select 1`);
      return true;
    },
    everyMs: UP_EVERY_MS,
    longestMs,
    now,
  });
  const isUp = async (): Promise<boolean> => (await answered()) === true;
  metrics.gauge({
    name: 'pokesol_database_up',
    help: '1 when the database answered the last question in time, 0 when it did not.',
    read: async (set) => set({}, (await isUp()) ? 1 : 0),
  });
  const size = readAtMost({
    read: () => sizeOf(db),
    everyMs: SIZE_EVERY_MS,
    longestMs,
    now,
  });
  metrics.gauge({
    name: 'pokesol_database_size_bytes',
    help: 'What the database takes on its disk.',
    read: async (set) => {
      const bytes = await size();
      if (bytes !== undefined) set({}, bytes);
    },
  });
  if (sizeLimit !== undefined)
    metrics.gauge({
      name: 'pokesol_database_size_limit_bytes',
      help: 'What the database may take, as DATABASE_SIZE_LIMIT_MB says.',
      read: (set) => set({}, sizeLimit),
    });
  if (poolUse !== undefined) poolMetrics(metrics, poolUse);
  return isUp;
}

function poolMetrics(metrics: Metrics, poolUse: () => PoolUse): void {
  metrics.gauge({
    name: 'pokesol_database_connections',
    help: 'Open connections of the pool, in use or idle.',
    labels: { state: ['in_use', 'idle'] },
    read: (set) => {
      const { inUse, idle } = poolUse();
      set({ state: 'in_use' }, inUse);
      set({ state: 'idle' }, idle);
    },
  });
  metrics.gauge({
    name: 'pokesol_database_connections_waiting',
    help: 'How many wait for a connection of the pool.',
    read: (set) => set({}, poolUse().waiting),
  });
  metrics.gauge({
    name: 'pokesol_database_connections_limit',
    help: 'How many connections the pool may have: DATABASE_POOL_SIZE.',
    read: (set) => set({}, poolUse().limit),
  });
}

async function sizeOf(db: Db): Promise<number> {
  const answer = await db.execute(sql`select pg_database_size(current_database())::text as bytes`);
  return Number(rowsOf<{ bytes: string }>(answer)[0]?.bytes);
}
