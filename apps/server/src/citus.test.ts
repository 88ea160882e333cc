/** The statements that split a database are those of its tables, and a Postgres of its own runs those that it can. */
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, test } from 'vitest';
import { citusDdl, keyDdl } from '../testing/databases/citusDdl.ts';
import { newPostgresDatabase } from '../testing/databases/databases.ts';
import { snapshotTables } from '../testing/databases/snapshot.ts';

test('what splits a database by Citus is made from the table of keys', async () => {
  const file = fileURLToPath(new URL('../../../operations/citus/split.sql', import.meta.url));
  await expect(citusDdl(snapshotTables())).toMatchFileSnapshot(file);
});

test('keys and references get their column on a database as the migrations leave it', async () => {
  const client = new pg.Client({ connectionString: await newPostgresDatabase() });
  await client.connect();
  try {
    for (const statement of keyDdl(snapshotTables())) await client.query(statement);
    const { rows } = await client.query<{ name: string }>(`
      select conname as name from pg_constraint
      where conrelid = 'decks'::regclass and contype = 'p' and conkey = (
        select array_agg(attnum order by array_position(array['wallet', 'id'], attname::text)) from pg_attribute
        where attrelid = 'decks'::regclass and attname in ('wallet', 'id'))`);
    expect(rows).toEqual([{ name: 'decks_pkey' }]);
  } finally {
    await client.end();
  }
});
