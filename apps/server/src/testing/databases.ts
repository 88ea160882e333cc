/** Fresh, migrated databases for tests, one of each kind. */

import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** A new folder for a server's data, in which PGlite need not be made first; the caller removes it. */
export function newDataDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'pokesol-data-'));
  const file = process.env[PGLITE_FILE];
  if (file === undefined) throw new Error(`${PGLITE_FILE} is not set: the test run made no PGlite`);
  mkdirSync(join(dir, 'db'));
  // Its names begin with «/», which tar leaves away and remarks upon.
  execFileSync('tar', ['-xf', file, '-C', join(dir, 'db')], { stdio: 'pipe' });
  return dir;
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
