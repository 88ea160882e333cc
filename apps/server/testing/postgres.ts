/** Starts a real Postgres: one for the whole test run, with a migrated database that those of the tests are copies of. */
import pg from 'pg';
import { openDatabase } from '../src/platform/db/openDatabase.ts';
import { keyDdl } from './databases/citusDdl.ts';
import { MIGRATIONS } from './databases/migrations.ts';
import { startPostgres } from './databases/postgresServer.ts';
import { snapshotTables } from './databases/snapshot.ts';

/** Tests find the server by this variable. */
export const POSTGRES_URL = 'POKESOL_TEST_POSTGRES';
/** And the name of the migrated database by this one. */
export const POSTGRES_TEMPLATE = 'POKESOL_TEST_POSTGRES_TEMPLATE';

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
