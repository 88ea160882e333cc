/** Fresh, migrated databases for tests, one of each kind. */
import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { MIGRATIONS } from './migrations.ts';
import { PGLITE_FILE } from './pglite.ts';
import { POSTGRES_URL } from './postgres.ts';

export const DATABASE_KINDS = ['pglite', 'postgres'] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];

/** An empty database on the test run's Postgres; its URL. */
export async function newPostgresDatabase(): Promise<string> {
  const server = process.env[POSTGRES_URL];
  if (server === undefined) throw new Error(`${POSTGRES_URL} is not set: the test run started no Postgres`);
  const name = `t_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${server}/${name}`;
}

/** What the test run migrated once for everybody; nothing outside of it. */
async function migratedOnce(): Promise<{ saved?: Blob }> {
  const file = process.env[PGLITE_FILE];
  return file === undefined ? {} : { saved: await openAsBlob(file) };
}

export async function freshDatabase(kind: DatabaseKind): Promise<Database> {
  return kind === 'pglite'
    ? openDatabase({ kind, dir: 'memory://', ...(await migratedOnce()) }, MIGRATIONS)
    : openDatabase({ kind, url: await newPostgresDatabase() }, MIGRATIONS);
}
