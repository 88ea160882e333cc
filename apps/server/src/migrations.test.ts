/** A database of an earlier build is brought up to date with its rows, and earlier servers go on writing to it. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './platform/db/database.ts';
import { openDatabase } from './platform/db/openDatabase.ts';
import { MIGRATIONS } from './testing/migrations.ts';

/** The last migration before changes had to leave earlier servers running. */
const BEFORE = 9;

const REQUEST = '00000000-0000-4000-8000-000000000009';

const dir = mkdtempSync(join(tmpdir(), 'pokesol-migrations-'));
let database: Database;
beforeAll(async () => {
  const earlier = join(dir, 'migrations');
  cpSync(MIGRATIONS, earlier, { recursive: true });
  const journal = join(earlier, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { idx: number }[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.filter(({ idx }) => idx <= BEFORE) }));
  const where = { kind: 'pglite', dir: join(dir, 'db') } as const;
  const old = await openDatabase(where, earlier);
  await old.db.execute(battle('00000000-0000-4000-8000-000000000001', 1));
  await old.db.execute(sql`insert into card_sets (id, name, series, printed_total, total)
    values ('fan', 'Fan', 'Custom', 0, 0)`);
  await old.db.execute(sql`insert into pack_types (id, name, price, set_id, version) values
    ('asked', 'Asked', '1', 'fan', 1), ('plain', 'Plain', '1', 'fan', 1)`);
  await old.db.execute(sql`insert into audit_entries (session_id, address, at, action, subject, after) values
    ('s', '::1', now(), 'pack-type.create', 'asked', ${JSON.stringify({ requestId: REQUEST })}),
    ('s', '::1', now(), 'pack-type.create', 'plain', '{}'),
    ('s', '::1', now(), 'pack-type.edit', 'plain', ${JSON.stringify({ requestId: REQUEST })})`);
  await old.close();
  database = await openDatabase(where, MIGRATIONS);
});
afterAll(async () => {
  await database.close();
  rmSync(dir, { recursive: true });
});

/** As an earlier server writes it: it names no column that came later. */
const battle = (id: string, rulesVersion: number) => sql`
  insert into battles (id, mode, setup, setup_hash, state, recent, version, status, created_at, touched_at)
  values (${id}, 'match', ${JSON.stringify({ rulesVersion })}, 'hash', '{"winner": null}', '[]', 0, 'open', now(), now())`;

test('a battle of before and one written by an earlier server both say their rules', async () => {
  await database.db.execute(battle('00000000-0000-4000-8000-000000000002', 2));
  const { rows } = (await database.db.execute(
    sql`select rules_version, abandoned_because from battles order by id`,
  )) as { rows: unknown[] };
  expect(rows).toEqual([
    { rules_version: 1, abandoned_because: null },
    { rules_version: 2, abandoned_because: null },
  ]);
});

test('what a form made before is found by its key, which stood in the audit alone', async () => {
  const { rows } = (await database.db.execute(sql`select id, request_id from pack_types order by id`)) as {
    rows: unknown[];
  };
  expect(rows).toEqual([
    { id: 'asked', request_id: REQUEST },
    { id: 'plain', request_id: null },
  ]);
});

test('since then migrations only add', () => {
  const later = readdirSync(MIGRATIONS).filter(
    (name) => /^\d{4}_.*\.sql$/.test(name) && +name.slice(0, 4) > BEFORE,
  );
  expect(later.length).toBeGreaterThan(0);
  for (const name of later) {
    const statements = readFileSync(join(MIGRATIONS, name), 'utf8');
    expect([name, statements]).not.toEqual([name, expect.stringMatching(/\b(drop|rename)\b|alter column/i)]);
    // A column that an earlier server does not know must not be asked of it.
    for (const line of statements.split('\n').filter((each) => /add column/i.test(each)))
      expect(line).not.toMatch(/not null(?!.*(default|generated))/i);
  }
});
