/** Opens the database, Postgres in-process or a real server, behind one type, and brings its tables up to date. */
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { memoryLines } from '../bus/memoryLine.ts';
import { type WarnOfConnection, warnOnConsole } from './connectionWarning.ts';
import type { Database, Db, Queryable } from './database.ts';
import { type DatabaseLimits, USUAL_LIMITS } from './limits.ts';
import { listenLine } from './listenLine.ts';
import { lockMigrations } from './locks.ts';
import { refuseOldTables } from './oldTables.ts';
import { openPool, runStatementsAgain, withConnection } from './pool.ts';
import { wrongWithDirect } from './pooler.ts';
import { prepareStatementsOfPglite } from './preparedPglite.ts';
import { runAgain } from './runAgain.ts';

/**
 * Postgres reserves 128 MB to keep pages in, and in WebAssembly every byte of it is taken at once: half of what the whole
 * server needs. One process reads a database of some 20 MB here, and the files behind it are in the system's cache.
 */
const PGLITE_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** `memory://` keeps nothing; one begins with what `saved` holds of another one. */
export const openPglite = (dir: string, saved?: Blob): Promise<PGlite> =>
  PGlite.create({
    dataDir: dir,
    startParams: PGLITE_PARAMS,
    ...(saved === undefined ? {} : { loadDataDir: saved }),
  });

/**
 * Opens and migrates. `dir` is PGlite's folder (`memory://` keeps nothing), begun with what `saved` holds of another
 * one; `url` any Postgres, with warnings of its connections to `warn`. Where `url` is a pooler, `directUrl` is the database itself,
 * for what belongs to one connection: the lock of migrations, and LISTEN.
 * Throws what the database says when it cannot be reached. One that a newer build has brought up to date is opened as it is: the
 * way back from an upgrade relies on that (ADR 63).
 */
export async function openDatabase(
  where:
    | { kind: 'pglite'; dir: string; saved?: Blob }
    | {
        kind: 'postgres';
        url: string;
        directUrl?: string;
        limits?: DatabaseLimits;
        warn?: WarnOfConnection;
        /** Absent: its connections keep the plans of statements, unless a pooler lends them. */
        prepared?: boolean;
      },
  migrationsFolder: string,
): Promise<Database> {
  if (where.kind === 'pglite') {
    const client = await openPglite(where.dir, where.saved);
    const db = drizzlePglite(client);
    await refuseOldTables(db, migrationsFolder);
    await migratePglite(db, { migrationsFolder });
    prepareStatementsOfPglite(client);
    return {
      db: asDb(db),
      kind: 'pglite',
      openLine: memoryLines(),
      close: () => client.close(),
    };
  }
  const limits = where.limits ?? USUAL_LIMITS;
  const { url, directUrl = url } = where;
  const isLent = directUrl !== url;
  const wrong = await wrongWithDirect({ url, directUrl }, limits.connectSeconds);
  if (wrong !== undefined) throw new WrongAddress(wrong);
  await migrateServer(directUrl, migrationsFolder, limits.connectSeconds);
  const warn = where.warn ?? warnOnConsole;
  const pool = openPool(url, { limits, warn, isLent, prepared: where.prepared ?? !isLent });
  const againMs = limits.retrySeconds * 1000;
  runStatementsAgain(pool, againMs);
  const db = drizzleNode(pool);
  db.transaction = (run, config) =>
    withConnection(pool, (client) => drizzleNode(client).transaction(run, config));
  return {
    db: asDb(db, againMs),
    kind: 'postgres',
    openLine: listenLine(directUrl, limits.connectSeconds, warn),
    poolUse: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      limit: limits.poolSize,
    }),
    close: () => pool.end(),
  };
}

/** Waiting does not help: the operator has to name another address. */
class WrongAddress extends Error {}

type Begin = (run: (tx: object) => Promise<unknown>, config?: PgTransactionConfig) => Promise<unknown>;

/**
 * The brand of a transaction exists for the compiler alone, and here alone it is given. One that was undone runs again, for
 * so long; a database in this process is never away (0).
 */
function asDb(db: Queryable & { transaction: unknown }, againMs = 0): Db {
  const begin = (db.transaction as Begin).bind(db);
  const transaction: Begin = (run, config) =>
    runAgain(async (progress) => {
      const waiting: (() => void)[] = [];
      const afterCommit = (work: () => void) => void waiting.push(work);
      const answer = await begin(async (tx) => {
        const made = await run(Object.assign(tx, { afterCommit }));
        progress.mayBeDone = true;
        return made;
      }, config);
      for (const work of waiting) work();
      return answer;
    }, againMs);
  return Object.assign(db, { transaction }) as Db;
}

/** Several servers may start at once: the first migrates, the others wait for it. */
async function migrateServer(url: string, migrationsFolder: string, connectSeconds: number): Promise<void> {
  // No limit for a statement: a migration takes what it takes, and the others wait for it.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectSeconds * 1000 });
  // What is lost fails the statement under way, which says it.
  client.on('error', () => {});
  await client.connect();
  try {
    const db = drizzleNode(client);
    await lockMigrations(db);
    await refuseOldTables(db, migrationsFolder);
    await migrateNode(db, { migrationsFolder });
  } finally {
    await client.end();
  }
}
