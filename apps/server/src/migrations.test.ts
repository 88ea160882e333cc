/** A database of an earlier build is brought up to date with its rows, and earlier servers go on writing to it. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { loadModule } from 'libpg-query';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './platform/db/database.ts';
import { openDatabase } from './platform/db/openDatabase.ts';
import { newPostgresDatabase } from './testing/databases.ts';
import { MIGRATIONS } from './testing/migrations.ts';
import { snapshotTables } from './testing/snapshot.ts';
import { takenAway } from './testing/upgrade/expandOnly.ts';

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
  const where = { kind: 'postgres', url: await newPostgresDatabase('empty') } as const;
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
  await old.db.execute(
    sql`insert into cards (id, set_id, base) values ('fan-1', 'fan', '{"name": "A", "cardNumber": "1", "rarity": "Common", "supertype": "Pokémon"}')`,
  );
  await old.db.execute(sql`insert into wallets (address) values ('ash')`);
  await old.db.execute(deck(OLD_DECK));
  await old.db.execute(line(OLD_DECK));
  await old.db.execute(battle(WON, 1, { winner: 0, turn: 7, victoryCondition: 'no_pokemon' }, 'ended'));
  await old.db.execute(battle(LEFT_OPEN, 1));
  for (const each of [WON, LEFT_OPEN]) await old.db.execute(seats(each, each === LEFT_OPEN));
  await old.close();
  database = await openDatabase(where, MIGRATIONS);
});
afterAll(async () => {
  await database.close();
  rmSync(dir, { recursive: true });
});

const OLD_DECK = '00000000-0000-4000-8000-00000000000a';
const NEW_DECK = '00000000-0000-4000-8000-00000000000b';
const deck = (id: string) => sql`
  insert into decks (id, wallet, name, description, version, created_at, updated_at)
  values (${id}, 'ash', 'Deck', '', 1, now(), now())`;
const line = (deckId: string) => sql`
  insert into deck_cards (deck_id, card_id, quantity) values (${deckId}, 'fan-1', 4)
  on conflict (deck_id, card_id) do update set quantity = 4`;

/** As an earlier server writes it: it names no column that came later. */
const battle = (
  id: string,
  rulesVersion: number,
  state: object = { winner: null, turn: 0 },
  status = 'open',
) => sql`
  insert into battles (id, mode, setup, setup_hash, state, recent, version, status, created_at, touched_at)
  values (${id}, 'match', ${JSON.stringify({ rulesVersion })}, 'hash', ${JSON.stringify(state)}, '[]', 0, ${status}, now(), now())`;
const seats = (id: string, isOpen: boolean, wallet = 'ash') => sql`
  insert into battle_seats (battle_id, seat, wallet, name, kind, level, trainer_id, is_open) values
    (${id}, 0, ${wallet}, 'Ash', 'player', null, null, ${isOpen}), (${id}, 1, null, 'Joey', 'ai', 'easy', 'joey', ${isOpen})`;
const WON = '00000000-0000-4000-8000-00000000000c';
const LEFT_OPEN = '00000000-0000-4000-8000-00000000000d';
const BEGUN = '00000000-0000-4000-8000-00000000000e';
const OURS = '00000000-0000-4000-8000-00000000000f';

test('a battle of before and one written by an earlier server both say their rules', async () => {
  await database.db.execute(battle('00000000-0000-4000-8000-000000000002', 2));
  const { rows } = (await database.db.execute(
    sql`select rules_version, abandoned_because from battles where id < ${WON} order by id`,
  )) as { rows: unknown[] };
  expect(rows).toEqual([
    { rules_version: 1, abandoned_because: null },
    { rules_version: 2, abandoned_because: null },
  ]);
});

test('a line of a deck has the wallet of its deck, whichever server wrote it', async () => {
  await database.db.execute(deck(NEW_DECK));
  await database.db.execute(line(NEW_DECK));
  await database.db.execute(line(NEW_DECK));
  const { rows } = (await database.db.execute(sql`select deck_id, wallet from deck_cards order by 1`)) as {
    rows: unknown[];
  };
  expect(rows).toEqual([
    { deck_id: OLD_DECK, wallet: 'ash' },
    { deck_id: NEW_DECK, wallet: 'ash' },
  ]);
});

/** What its list and the search for its open battle read. */
async function linesFor(wallet: string) {
  const { rows } = (await database.db.execute(
    sql`select battle_id as id, result, turn, trainer_id as trainer from wallet_battles where wallet = ${wallet} order by battle_id`,
  )) as { rows: unknown[] };
  return rows;
}
/** As an earlier server's last statement does. */
const endedBy = (id: string, winner: number) => sql`
  with moved as (
    update battles set status = 'ended', state = ${JSON.stringify({ winner, turn: 3 })}, ended_at = now() where id = ${id} returning id
  ) update battle_seats set is_open = false where battle_id in (select id from moved)`;

test('a battle of before, and one that an earlier server begins and ends, is in the list of its wallet', async () => {
  const { db } = database;
  const won = { id: WON, result: 'victory', turn: 7, trainer: 'joey' };
  const open = { result: null, turn: null, trainer: 'joey' };
  expect(await linesFor('ash')).toEqual([won, { ...open, id: LEFT_OPEN }]);
  await db.execute(endedBy(LEFT_OPEN, 1));
  const lost = { ...won, id: LEFT_OPEN, result: 'defeat', turn: 3 };
  expect(await linesFor('ash')).toEqual([won, lost]);
  // It has the battle; what our server was about to begin has not come.
  await db.execute(sql`insert into wallet_battles (wallet, battle_id, mode, rules, opponent_name, opponent_kind, created_at, claimed_until)
    values ('ash', ${OURS}, 'match', 'classic', 'Joey', 'ai', now(), now() + interval '1 minute')`);
  await db.execute(battle(BEGUN, 1));
  await db.execute(seats(BEGUN, true));
  expect(await linesFor('ash')).toEqual([won, lost, { ...open, id: BEGUN }]);
});

test('the line of a battle that our server ends is left to its effect', async () => {
  const { db } = database;
  await db.execute(battle(OURS, 1));
  await db.execute(seats(OURS, true, 'misty'));
  await db.execute(sql`insert into battle_effects values (${OURS}, 0, 'misty', 50, now())`);
  await db.execute(endedBy(OURS, 0));
  expect(await linesFor('misty')).toEqual([{ id: OURS, result: null, turn: null, trainer: 'joey' }]);
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

/** What a migration takes away all the same, as `takenAway` says it, and why no server that still runs needs it. */
const CONTRACTED: Record<string, Record<string, string>> = {};

test('since then migrations only add, but for what is named', async () => {
  await loadModule();
  const later = readdirSync(MIGRATIONS).filter(
    (name) => /^\d{4}_.*\.sql$/.test(name) && +name.slice(0, 4) > BEFORE,
  );
  expect(later.length).toBeGreaterThan(0);
  for (const name of later) {
    const before = snapshotTables(String(+name.slice(0, 4) - 1).padStart(4, '0'));
    const found = takenAway(readFileSync(join(MIGRATIONS, name), 'utf8'), before);
    expect([name, ...found]).toEqual([name, ...Object.keys(CONTRACTED[name] ?? {})]);
  }
  for (const name of Object.keys(CONTRACTED)) expect(later).toContain(name);
});

const WAITING = join(import.meta.dirname, '../../../docs/operations/old-and-new.md');

/** The names in the first column of the page's list. */
function waitingNames(): string[] {
  const [, list = ''] = readFileSync(WAITING, 'utf8').split('| waits |');
  const cells = list.split('\n').flatMap((line) => /^\| (?!-)([^|]+) \|/.exec(line)?.[1] ?? []);
  return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].flatMap(([, name]) => name ?? []));
}

/** What it is there for has no end. */
const TRIGGERS_THAT_STAY = ['audit_entries_stay'];

test('what is said to wait until it is taken away is there, and every trigger for older servers is said', async () => {
  const { rows } = (await database.db.execute(sql`
    select relname as name, false as "isTrigger" from pg_class where relnamespace = 'public'::regnamespace
    union all select conname, false from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgname, true from pg_trigger where not tgisinternal`)) as {
    rows: { name: string; isTrigger: boolean }[];
  };
  const there = new Set(rows.map(({ name }) => name));
  const names = waitingNames();
  expect(names.filter((name) => !there.has(name))).toEqual([]);
  const triggers = rows.filter(({ isTrigger }) => isTrigger).map(({ name }) => name);
  expect(triggers.filter((name) => !TRIGGERS_THAT_STAY.includes(name) && !names.includes(name))).toEqual([]);
});

test('the migrations make the tables that the code declares: columns, defaults, keys, checks and indexes', async () => {
  const inDatabase = (await database.db.execute(sql`
    select table_name || ': ' || column_name || case is_nullable when 'NO' then ' not null' else '' end
      || case when column_default is not null or is_generated = 'ALWAYS' or is_identity = 'YES'
        then ', filled in' else '' end as line
    from information_schema.columns where table_schema = 'public'
    union all
    select relname || ': ' || case contype when 'p' then pg_get_constraintdef(c.oid) else conname end
    from pg_constraint c join pg_class t on t.oid = conrelid
    where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'c', 'f')
    union all
    select t.relname || ': ' || case when indisunique then 'unique ' else '' end || i.relname
      || case when indpred is not null then ' in part' else '' end
    from pg_index join pg_class i on i.oid = indexrelid join pg_class t on t.oid = indrelid
    where i.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`)) as {
    rows: { line: string }[];
  };
  const lines = inDatabase.rows.map(({ line }) => line).sort();
  expect(lines).toEqual((await declaredTables()).flatMap(linesOf).sort());
});

async function declaredTables(): Promise<PgTable[]> {
  const folders = ['features', 'platform'].flatMap((area) =>
    readdirSync(join(import.meta.dirname, area)).map((name) => join(import.meta.dirname, area, name)),
  );
  const files = folders.map((folder) => join(folder, 'tables.ts')).filter((file) => existsSync(file));
  expect(files.length).toBeGreaterThan(5);
  const modules = await Promise.all(files.map((file): Promise<Record<string, unknown>> => import(file)));
  return modules.flatMap((each) => Object.values(each)).filter((value) => is(value, PgTable));
}

/** As the query above lists them. */
function linesOf(table: PgTable): string[] {
  const { name, columns, primaryKeys, uniqueConstraints, foreignKeys, checks, indexes } =
    getTableConfig(table);
  const own = columns.filter(({ primary }) => primary).map((column) => column.name);
  const keys = [own, ...primaryKeys.map((key) => key.columns.map((column) => column.name))];
  return [
    ...columns.map((column) => {
      const isFilledIn =
        column.default !== undefined ||
        column.generated !== undefined ||
        column.generatedIdentity !== undefined ||
        column.getSQLType().endsWith('serial');
      return `${column.name}${column.notNull ? ' not null' : ''}${isFilledIn ? ', filled in' : ''}`;
    }),
    ...keys.filter((key) => key.length > 0).map((key) => `PRIMARY KEY (${key.join(', ')})`),
    ...columns.filter(({ isUnique }) => isUnique).map(({ uniqueName }) => uniqueName),
    ...uniqueConstraints.map((constraint) => constraint.getName()),
    ...foreignKeys.map((key) => key.getName()),
    ...checks.map((check) => check.name),
    ...indexes.map(
      ({ config }) => `${config.unique ? 'unique ' : ''}${config.name}${config.where ? ' in part' : ''}`,
    ),
  ].map((line) => `${name}: ${line}`);
}
