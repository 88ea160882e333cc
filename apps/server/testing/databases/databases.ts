/** Which databases a suite runs on, and fresh ones of each kind. */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../src/platform/db/database.ts';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';
import { compileQuickly, PGLITE_BLOCKABLE_FILE, PGLITE_FILE } from '../pglite.ts';
import { createDatabase, POSTGRES_TEMPLATE, POSTGRES_URL } from '../postgres.ts';
import { MIGRATIONS } from './migrations.ts';

export const DATABASE_KINDS = ['pglite', 'postgres'] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];

/** `all`, as in the soak: every suite runs on both; `postgres`, as for mutants: none on the other. */
const WHERE = process.env.TEST_DATABASES;

/**
 * Where a suite runs. What the product does is the same on both databases and is proved on Postgres: 'behaviour'. What
 * differs between them (start, migrations, notifications, what a driver answers, one whole road through the product) is
 * proved on both: 'differing'. A suite that costs much, such as one that kills servers, names its database, so that
 * together they meet both.
 */
export function databasesFor(what: 'behaviour' | 'differing' | DatabaseKind): readonly DatabaseKind[] {
  if (WHERE === 'postgres') return ['postgres'];
  if (WHERE === 'all' || what === 'differing') return DATABASE_KINDS;
  return [what === 'behaviour' ? 'postgres' : what];
}

/** A migrated database on the test run's Postgres, or one without any table; its URL. */
export async function newPostgresDatabase(content: 'migrated' | 'empty' = 'migrated'): Promise<string> {
  const server = process.env[POSTGRES_URL];
  if (server === undefined) throw new Error(`${POSTGRES_URL} is not set: the test run started no Postgres`);
  const template = content === 'migrated' ? process.env[POSTGRES_TEMPLATE] : undefined;
  return createDatabase(server, `t_${randomBytes(6).toString('hex')}`, template);
}

/**
 * A new folder for a server's data, in which PGlite need not be made first; the caller removes it. A blockable one can be
 * held in the middle of a transaction.
 */
export function newDataDir(content: 'plain' | 'blockable' = 'plain'): string {
  const dir = mkdtempSync(join(tmpdir(), 'pokesol-data-'));
  const name = content === 'plain' ? PGLITE_FILE : PGLITE_BLOCKABLE_FILE;
  const file = process.env[name];
  if (file === undefined) throw new Error(`${name} is not set: the test run made no PGlite`);
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
  if (kind === 'postgres') return openDatabase({ kind, url: await newPostgresDatabase() }, MIGRATIONS);
  compileQuickly();
  return openDatabase({ kind, dir: 'memory://', ...(await migratedOnce()) }, MIGRATIONS);
}

/** As the product keeps it: on the disk, PGlite in a folder. For measurements, whose run started its own Postgres. */
export async function storedDatabase(kind: DatabaseKind, dir: string): Promise<Database> {
  return kind === 'postgres'
    ? openDatabase({ kind, url: await newPostgresDatabase() }, MIGRATIONS)
    : openDatabase({ kind, dir: join(dir, 'db') }, MIGRATIONS);
}

/** One that a server works on, as another server would open it. */
export const existingDatabase = (url: string): Promise<Database> =>
  openDatabase({ kind: 'postgres', url }, MIGRATIONS);
