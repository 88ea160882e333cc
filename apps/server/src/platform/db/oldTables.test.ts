/** A database from before all migrations became one goes on if it has the last tables, and is refused if it has earlier ones. */
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { expect, test } from 'vitest';
import { newPostgresDatabase } from '../../../testing/databases/databases.ts';
import { MIGRATIONS } from '../../../testing/databases/migrations.ts';
import { migrationsDone } from './oldTables.ts';
import { openDatabase } from './openDatabase.ts';

const [first, ...others] = readMigrationFiles({ migrationsFolder: MIGRATIONS });
if (first === undefined) throw new Error('There is no migration');

/** The newest of thirty-two. */
const HASH = '89ce806700cde52ca4197816dd9689b8a1f8d7b9e76737f8ce81fb3ddd1b57c1';

/** As drizzle makes it. */
const NOTES = `create schema drizzle;
  create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

/** The tables of the first migration with the notes that an earlier version made of its own. */
async function databaseOf(
  { sql }: MigrationMeta,
  notes: readonly { hash: string; at: number }[],
): Promise<string> {
  const url = await newPostgresDatabase('empty');
  await run(url, [...sql, NOTES].join(';\n'));
  for (const { hash, at } of notes)
    await run(url, 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, at]);
  return url;
}

async function run(url: string, text: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

const notesIn = (url: string) =>
  run(url, 'select hash from drizzle.__drizzle_migrations order by created_at');

test('the last tables of before are those of today', async () => {
  const url = await databaseOf(first, [
    { hash: 'earlier', at: first.folderMillis - 1 },
    { hash: HASH, at: first.folderMillis },
  ]);
  await (await openDatabase({ kind: 'postgres', url }, MIGRATIONS)).close();
  expect(await notesIn(url)).toEqual([
    { hash: 'earlier' },
    { hash: HASH },
    ...others.map(({ hash }) => ({ hash })),
  ]);
});

test('earlier tables are refused with what to do, and nothing changes', async () => {
  const url = await databaseOf(first, [{ hash: 'earlier', at: first.folderMillis - 1 }]);
  await expect(openDatabase({ kind: 'postgres', url }, MIGRATIONS)).rejects.toThrow(
    /^This database is from before 28 November 2026\. Start commit /,
  );
  expect(await notesIn(url)).toEqual([{ hash: 'earlier' }]);
});

test('a backup of the last tables of before begins with today’s first migration', () => {
  const all = [first, ...others];
  expect(migrationsDone(all, HASH)).toBe(1);
  expect(migrationsDone(all, first.hash)).toBe(1);
  expect(migrationsDone(all, 'unknown')).toBeUndefined();
});
