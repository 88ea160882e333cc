/** Earlier servers go on writing to the tables, and migrations make the tables that the code declares. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { loadModule } from 'libpg-query';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPostgresDatabase } from '../testing/databases/databases.ts';
import { MIGRATIONS } from '../testing/databases/migrations.ts';
import { snapshotTables } from '../testing/databases/snapshot.ts';
import { takenAway } from '../testing/statements/expandOnly.ts';
import type { Database } from './platform/db/database.ts';
import { openDatabase } from './platform/db/openDatabase.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ kind: 'postgres', url: await newPostgresDatabase('empty') }, MIGRATIONS);
  await database.db.execute(sql`insert into card_sets (id, name, series, printed_total, total)
    values ('fan', 'Fan', 'Custom', 0, 0)`);
  await database.db.execute(
    sql`insert into cards (id, set_id, base) values ('fan-1', 'fan', '{"name": "A", "cardNumber": "1", "rarity": "Common", "supertype": "Pokémon"}')`,
  );
  await database.db.execute(sql`insert into wallets (address) values ('ash')`);
});
afterAll(() => database.close());

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
const LEFT_OPEN = '00000000-0000-4000-8000-00000000000d';
const BEGUN = '00000000-0000-4000-8000-00000000000e';
const OURS = '00000000-0000-4000-8000-00000000000f';

test('a battle that an earlier server writes says its rules', async () => {
  await database.db.execute(battle('00000000-0000-4000-8000-000000000002', 2));
  const { rows } = (await database.db.execute(sql`select rules_version, abandoned_because from battles`)) as {
    rows: unknown[];
  };
  expect(rows).toEqual([{ rules_version: 2, abandoned_because: null }]);
});

test('a line of a deck that an earlier server writes has the wallet of its deck', async () => {
  await database.db.execute(deck(NEW_DECK));
  await database.db.execute(line(NEW_DECK));
  await database.db.execute(line(NEW_DECK));
  const { rows } = (await database.db.execute(sql`select deck_id, wallet from deck_cards order by 1`)) as {
    rows: unknown[];
  };
  expect(rows).toEqual([{ deck_id: NEW_DECK, wallet: 'ash' }]);
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

test('a battle that an earlier server begins and ends is in the list of its wallet', async () => {
  const { db } = database;
  const lost = { id: LEFT_OPEN, result: 'defeat', turn: 3, trainer: 'joey' };
  const open = { result: null, turn: null, trainer: 'joey' };
  await db.execute(battle(LEFT_OPEN, 1));
  await db.execute(seats(LEFT_OPEN, true));
  expect(await linesFor('ash')).toEqual([{ ...open, id: LEFT_OPEN }]);
  await db.execute(endedBy(LEFT_OPEN, 1));
  expect(await linesFor('ash')).toEqual([lost]);
  // It has the battle; what our server was about to begin has not come.
  await db.execute(sql`insert into wallet_battles (wallet, battle_id, mode, rules, opponent_name, opponent_kind, created_at, claimed_until)
    values ('ash', ${OURS}, 'match', 'classic', 'Joey', 'ai', now(), now() + interval '1 minute')`);
  await db.execute(battle(BEGUN, 1));
  await db.execute(seats(BEGUN, true));
  expect(await linesFor('ash')).toEqual([lost, { ...open, id: BEGUN }]);
});

test('the line of a battle that our server ends is left to its effect', async () => {
  const { db } = database;
  await db.execute(battle(OURS, 1));
  await db.execute(seats(OURS, true, 'misty'));
  await db.execute(sql`insert into battle_effects values (${OURS}, 0, 'misty', 50, now())`);
  await db.execute(endedBy(OURS, 0));
  expect(await linesFor('misty')).toEqual([{ id: OURS, result: null, turn: null, trainer: 'joey' }]);
});

/** What a migration takes away all the same, as `takenAway` says it, and why no server that still runs needs it. */
const CONTRACTED: Record<string, Record<string, string>> = {};

test('after the first, migrations only add, but for what is named', async () => {
  await loadModule();
  const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  expect(files.sort()).toEqual(entries.map(({ tag }) => `${tag}.sql`));
  const later = files.slice(1);
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
