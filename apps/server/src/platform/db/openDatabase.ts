/** Opens the database, Postgres in-process or a real server, behind one type, and brings its tables up to date. */
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { type WarnOfConnection, warnOnConsole } from './connectionWarning.ts';
import type { Database, Db, Queryable } from './database.ts';
import { type DatabaseLimits, USUAL_LIMITS } from './limits.ts';
import { listenOnServer } from './listen.ts';
import { lockMigrations } from './locks.ts';
import { openPool, withConnection } from './pool.ts';
import { prepareStatementsOfPglite } from './preparedPglite.ts';

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
 * one; `url` any Postgres, of whose connections `warn` hears.
 * Throws what the database says when it cannot be reached or is newer than this build.
 */
export async function openDatabase(
  where:
    | { kind: 'pglite'; dir: string; saved?: Blob }
    | {
        kind: 'postgres';
        url: string;
        limits?: DatabaseLimits;
        warn?: WarnOfConnection;
        /** Absent: its connections keep the plans of statements. */
        prepared?: boolean;
      },
  migrationsFolder: string,
): Promise<Database> {
  if (where.kind === 'pglite') {
    const client = await openPglite(where.dir, where.saved);
    const db = drizzlePglite(client);
    await migratePglite(db, { migrationsFolder });
    prepareStatementsOfPglite(client);
    return {
      db: asDb(db),
      kind: 'pglite',
      // In this process: it is never lost without the process.
      listen: (channel, { onNotice }) => client.listen(channel, onNotice),
      close: () => client.close(),
    };
  }
  const limits = where.limits ?? USUAL_LIMITS;
  await migrateServer(where.url, migrationsFolder, limits.connectSeconds);
  const warn = where.warn ?? warnOnConsole;
  const pool = openPool(where.url, { limits, warn, prepared: where.prepared ?? true });
  const db = drizzleNode(pool);
  db.transaction = (run, config) =>
    withConnection(pool, (client) => drizzleNode(client).transaction(run, config));
  return {
    db: asDb(db),
    kind: 'postgres',
    listen: listenOnServer(where.url, limits.connectSeconds, warn),
    poolUse: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      limit: limits.poolSize,
    }),
    close: () => pool.end(),
  };
}

/** The brand exists for the compiler alone, and here alone it is given. */
const asDb = (db: Queryable & { transaction: unknown }): Db => db as Db;

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
    await migrateNode(db, { migrationsFolder });
  } finally {
    await client.end();
  }
}
