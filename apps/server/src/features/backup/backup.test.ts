/** A backup that is taken under load restores to a consistent whole, and the check of that finds what is not. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Crowd } from '../../../testing/chaos/crowd.ts';
import { Fighter } from '../../../testing/chaos/fighter.ts';
import { newTally, RetryingClient } from '../../../testing/chaos/retryingClient.ts';
import { Shopper } from '../../../testing/chaos/shopper.ts';
import { MIGRATIONS } from '../../../testing/databases/migrations.ts';
import {
  BattlePlayer,
  newPostgresDatabase,
  startTestServer,
  type TestServer,
  until,
} from '../../../testing/index.ts';
import { type CopyConnection, type CopySource, openForCopy } from '../../platform/db/copyConnection.ts';
import { openDatabase } from '../../platform/db/openDatabase.ts';
import { archiveBattle } from '../archive/archiveBattle.ts';
import { backUp } from './backUp.ts';
import { type Checked, checkConsistency } from './consistency.ts';
import { isEmpty, NOT_KEPT } from './contents.ts';
import { type Manifest, manifestSum, readManifest } from './manifest.ts';
import { restoreBackup } from './restore.ts';

const NOW = new Date('2026-11-25T10:00:00.5Z');
const HOW = { now: NOW, migrationsFolder: MIGRATIONS, replace: false, cluster: 'localnet' } as const;
/** Backups that are taken while the crowd works; `npm run soak` raises it. */
const BACKUPS = Number(process.env.BACKUPS ?? 1);

const dir = mkdtempSync(join(tmpdir(), 'pokesol-backup-'));
let source: CopySource & { kind: 'postgres' };
let server: TestServer;
let folder: string;
let manifest: Manifest;
/** Those before it. */
const earlier: string[] = [];
let restored: CopyConnection;
let restoredUrl: string;
/** The intents of all burns of that crowd. */
let burned: string[];

beforeAll(async () => {
  source = { kind: 'postgres', url: await newPostgresDatabase() };
  server = await startTestServer({
    kind: 'postgres',
    database: await openDatabase(source, MIGRATIONS),
  });
  const sweeping = setInterval(() => void server.runJob('sweep'), 100);
  const people = await Promise.all([0, 1].map(() => BattlePlayer.create(server.base)));
  for (const { wallet } of people) await wallet.fund();
  for (const player of people.slice(0, 1)) {
    const over = await player.act(await player.begin(), { type: 'concede' });
    const done = await archiveBattle(server.database.db, over.id, { now: NOW, breathe: async () => {} });
    expect(done).toEqual({ outcome: 'archived' });
  }
  const world = { bases: [server.base], tally: newTally(), over: new AbortController().signal };
  const shoppers = people.map(({ wallet }) => new Shopper(new RetryingClient(wallet, world)));
  const fighters = people.map(({ wallet, deckId }) => new Fighter(new RetryingClient(wallet, world), deckId));
  const crowd = new Crowd([...shoppers, ...fighters], () => {});
  const backUpNow = (name: string, now = NOW) =>
    backUp({ source, into: join(dir, name), now, version: '1.2.3', cluster: 'localnet' });
  await crowd.allFinishAStep();
  for (let more = 1; more < BACKUPS; more += 1) {
    earlier.push((await backUpNow('earlier', new Date(NOW.getTime() + more * 1000))).folder);
    await crowd.allFinishAStep();
  }
  ({ folder, manifest } = await backUpNow('last'));
  await crowd.allFinishAStep();
  await crowd.stop();
  clearInterval(sweeping);
  burned = shoppers.flatMap((shopper) => [...shopper.burned.values()]);
  restoredUrl = await newPostgresDatabase('empty');
  const target = { kind: 'postgres', url: restoredUrl } as const;
  await restoreBackup({ ...HOW, folder, target });
  restored = await openForCopy(target);
});
afterAll(async () => {
  await restored.close();
  await server.close();
  await server.database.close();
  rmSync(dir, { recursive: true });
});

/** A restore adds a line about itself, and nothing else. */
const rowsAfter = (table: string, rows: number): number => rows + (table === 'restores' ? 1 : 0);

const rowsOf = async (connection: CopyConnection, table: string): Promise<number> =>
  (await connection.rows<{ rows: number }>(`select count(*)::integer as rows from ${table}`))[0]?.rows ?? 0;

test('has a name of its own, and in it every table but those that are over in a moment', async () => {
  expect(readdirSync(join(dir, 'last'))).toEqual(['pokesol-2026-11-25T10-00-00Z']);
  const kept = manifest.tables.map(({ name }) => name);
  const all = await restored.rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  expect([...kept, ...NOT_KEPT].sort()).toEqual(all.map(({ name }) => name).sort());
  for (const name of NOT_KEPT) expect(await rowsOf(restored, name)).toBe(0);
});

test('taken under load, it restores to a consistent whole', async () => {
  const checked = await checkConsistency(restored.db);
  expect(checked.map(({ wrong }) => wrong)).toEqual(checked.map(() => []));
  // Victories bring points, and past days bring sums: this data has neither.
  const mayBeNone = ['points = ledger', 'sums = purchases'];
  for (const { what, looked } of checked) if (!mayBeNone.includes(what)) expect(looked).toBeGreaterThan(0);
  for (const { name, rows } of manifest.tables)
    expect(await rowsOf(restored, name)).toBe(rowsAfter(name, rows));
  // What was written after that moment is not in it.
  const now = await openForCopy(source);
  expect(await rowsOf(now, 'purchases')).toBeGreaterThan(await rowsOf(restored, 'purchases'));
  // Nor is that it was taken, which the database itself knows since.
  const noted = 'select count(*)::integer as rows from backups where taken_at = ';
  expect(await now.rows(`${noted}'${NOW.toISOString()}'`)).toEqual([{ rows: 1 }]);
  await now.close();
});

test('a backup of what cannot be written is whole, and says that it could not be noted', async () => {
  const { url } = source;
  const reader = new URL(url);
  reader.searchParams.set('options', '-c default_transaction_read_only=on');
  const into = join(dir, 'reader');
  const made = await backUp({
    source: { kind: 'postgres', url: reader.href },
    into,
    now: NOW,
    version: '1.2.3',
    cluster: 'localnet',
  });
  expect(String(made.notNoted)).toContain('cannot execute INSERT in a read-only transaction');
  expect((await readManifest(made.folder)).tables.length).toBe(manifest.tables.length);
});

test('a server goes on from it: it finds on the chain what was burned since, for all that had been offered before', async () => {
  const database = await openDatabase({ kind: 'postgres', url: restoredUrl }, MIGRATIONS);
  const next = await startTestServer({ kind: 'postgres', database, chain: server.chain });
  const offered = new Set(
    (await restored.rows<{ id: string }>('select id from purchase_intents')).map(({ id }) => id),
  );
  const paid = burned.filter((intent) => offered.has(intent)).sort();
  await until(async () => {
    await next.runJob('sweep');
    return (await rowsOf(restored, 'purchases')) >= paid.length;
  });
  const bought = await restored.rows<{ intent: string }>('select intent_id as intent from purchases');
  expect(bought.map(({ intent }) => intent).sort()).toEqual(paid);
  // Of the others it does not know the offers, but when it was restored. (Its moments are scripted, the chain's are not.)
  expect(await restored.rows('select taken_at, restored_at from restores')).toEqual([
    { taken_at: NOW, restored_at: NOW },
  ]);
  await restored.run(`update restores set taken_at = now() - interval '1 hour', restored_at = now()`);
  await next.runJob('restored');
  expect(await rowsOf(restored, 'purchases')).toBe(burned.length);
  expect(burned.length).toBeGreaterThan(paid.length);
  for (const { wrong } of await checkConsistency(restored.db)) expect(wrong).toEqual([]);
  await next.close();
  await database.close();
});

if (BACKUPS > 1)
  test('so does each of those that were taken before', async () => {
    let rows = 0;
    for (const folder of earlier) {
      const target = { kind: 'postgres', url: await newPostgresDatabase('empty') } as const;
      const { tables } = await restoreBackup({ ...HOW, folder, target });
      const connection = await openForCopy(target);
      for (const { wrong } of await checkConsistency(connection.db)) expect(wrong).toEqual([]);
      await connection.close();
      // Each holds more than the one before.
      const now = tables.reduce((sum, table) => sum + table.rows, 0);
      expect(now).toBeGreaterThan(rows);
      rows = now;
    }
    console.log(`${BACKUPS} backups under load, the last of ${rows} rows or more: each a consistent whole`);
  });

describe('a restore refuses', () => {
  const into = (url: string, more: { replace?: boolean; folder?: string } = {}) =>
    restoreBackup({
      ...HOW,
      folder,
      target: { kind: 'postgres', url },
      ...more,
    });
  /** A copy of the backup in which a file was changed. */
  function changed(file: string, change: (before: Buffer) => Buffer | string, keepsSum = false): string {
    const copy = mkdtempSync(join(tmpdir(), 'pokesol-changed-'));
    copies.push(copy);
    cpSync(folder, copy, { recursive: true });
    const content = change(readFileSync(join(copy, file)));
    writeFileSync(join(copy, file), content);
    if (file === 'manifest.json' && !keepsSum)
      writeFileSync(join(copy, 'manifest.sha256'), manifestSum(content));
    return copy;
  }
  const copies: string[] = [];
  afterAll(() => {
    for (const copy of copies) rmSync(copy, { recursive: true });
  });

  test('a database in which something is, unless it is forced, and no client may use that one meanwhile', async () => {
    const url = await newPostgresDatabase();
    const there = await openForCopy({ kind: 'postgres', url });
    await there.run(`insert into wallets (address) values ('stranger')`);
    await expect(into(url)).rejects.toThrow('The database is not empty');
    await expect(into(url, { replace: true })).rejects.toThrow('1 other connections use this database');
    expect(await rowsOf(there, 'wallets')).toBe(1);
    await there.close();

    await into(url, { replace: true });
    const now = await openForCopy({ kind: 'postgres', url });
    for (const { name, rows } of manifest.tables)
      expect([name, await rowsOf(now, name)]).toEqual([name, rowsAfter(name, rows)]);
    await now.close();
  });

  test.each([
    [
      'a file that was cut off',
      'tables/wallets.copy.gz',
      (before: Buffer) => before.subarray(0, -1),
      'was changed or cut off',
    ],
    [
      'a file that was changed',
      'tables/wallets.copy.gz',
      (before: Buffer) => Buffer.concat([before.subarray(0, -1), Buffer.from([(before.at(-1) ?? 0) ^ 1])]),
      'was changed or cut off',
    ],
    ['a manifest that cannot be read', 'manifest.json', () => '{}', 'cannot be read'],
    [
      'a backup of a later version',
      'manifest.json',
      (before: Buffer) => before.toString().replace(/"hash": "\w+"/, '"hash": "unknown"'),
      'Restore it with version 1.2.3 or a later one.',
    ],
    [
      'a backup whose rows are not as many as it says, with nothing changed',
      'manifest.json',
      (before: Buffer) => before.toString().replace(/("name": "wallets"[^}]*"rows": )\d+/, '$11'),
      'wallets has 2 rows instead of 1.',
    ],
  ])('%s', async (_, file, change, why) => {
    const url = await newPostgresDatabase('empty');
    await expect(into(url, { folder: changed(file, change) })).rejects.toThrow(why);
    const there = await openForCopy({ kind: 'postgres', url });
    expect(await isEmpty(there)).toBe(true);
    await there.close();
  });

  test('a manifest of which one letter was changed, or whose checksum is gone', async () => {
    const url = await newPostgresDatabase('empty');
    const other = (before: Buffer) => before.toString().replace('"version": "1.2.3"', '"version": "1.2.4"');
    await expect(into(url, { folder: changed('manifest.json', other, true) })).rejects.toThrow('was changed');
    const without = changed('manifest.json', (before) => before);
    rmSync(join(without, 'manifest.sha256'));
    await expect(into(url, { folder: without })).rejects.toThrow('cannot be read');
  });

  test('but no backup of before there was one', async () => {
    const url = await newPostgresDatabase('empty');
    const first = changed('manifest.json', (before) =>
      before.toString().replace('"format": 2', '"format": 1'),
    );
    rmSync(join(first, 'manifest.sha256'));
    expect((await into(url, { folder: first })).takenAt).toBe(NOW.toISOString());
  });

  test('a backup of another cluster than the one on which burns would be looked for', () =>
    expect(
      restoreBackup({ ...HOW, cluster: 'devnet', folder, target: { kind: 'postgres', url: restoredUrl } }),
    ).rejects.toThrow('This backup is of localnet, and the server would look for its burns on devnet.'));

  test('a folder that is no backup', () =>
    expect(into('postgres://127.0.0.1:1/x', { folder: tmpdir() })).rejects.toThrow('is no backup'));
});

describe('the check of consistency', () => {
  /** What a change of a row does to it, and nothing afterwards. */
  async function wrongAfter(change: string): Promise<string[]> {
    await restored.run('begin');
    try {
      await restored.run(change);
      const checked: Checked[] = await checkConsistency(restored.db);
      return wrongOf(checked);
    } finally {
      await restored.run('rollback');
    }
  }
  const wrongOf = (checked: readonly Checked[]) =>
    checked.filter(({ wrong }) => wrong.length > 0).map(({ what }) => what);
  const one = (table: string, where = 'true') => `select id from ${table} where ${where} limit 1`;

  test.each([
    ['a card too many', 'update user_cards set quantity = quantity + 1', ['cards = openings']],
    ['a card too few', 'delete from user_cards where quantity = 1', ['cards = openings']],
    [
      'a pack that is another one than was offered',
      `update purchases set amount = amount + 1 where id = (${one('purchases')})`,
      ['burns = packs'],
    ],
    [
      'an opened pack without an opening',
      `update purchases set status = 'confirmed' where id = (${one('purchases', 'drawn is not null')})`,
      ['burns = packs'],
    ],
    [
      'cards that were not drawn',
      `update purchases set drawn = drawn - 0 where id = (${one('purchases', 'drawn is not null')})`,
      ['packs = their draws', 'cards = openings'],
    ],
    [
      'points that are in no ledger',
      'insert into point_balances select address, 5 from wallets limit 1',
      ['points = ledger'],
    ],
    [
      'a list that says something else than its battle',
      `update wallet_battles set result = 'draw' where result is not null`,
      ['lists of battles = battles'],
    ],
    [
      'a battle that is open, and over in a list',
      `update battles set status = 'open' where status = 'ended' and not is_archived`,
      ['lists of battles = battles'],
    ],
    [
      'a battle that is open, and in no list',
      `update battles set status = 'open' where status = 'ended' and not is_archived;
       delete from wallet_battles where battle_id in (select id from battles where status = 'open')`,
      ['lists of battles = battles'],
    ],
    [
      'a line whose battle is gone',
      `update wallet_battles set battle_id = gen_random_uuid() where result is not null`,
      ['lists of battles = battles', 'lines = battles that are there'],
    ],
    [
      'a line of a battle that never began, and an hour later did not either',
      // A wallet has at most one open line.
      `delete from wallet_battles where result is null;
       update wallet_battles set battle_id = gen_random_uuid(), result = null, claimed_until = now() - interval '2 hours'
         where (wallet, battle_id) = (select wallet, battle_id from wallet_battles where result is not null limit 1)`,
      ['lists of battles = battles', 'lines = battles that are there'],
    ],
    [
      'an action that is missing',
      'delete from battle_actions where (battle_id, version) = (select battle_id, version from battle_actions where version > 0 limit 1)',
      ['battles = their logs', 'boards = their logs, played again'],
    ],
    [
      'a board that was changed',
      `update battles set state = jsonb_set(state, '{turn}', '99') where id = (${one('battles', 'not is_archived')})`,
      ['boards = their logs, played again'],
    ],
    [
      'an archived battle whose list says something else',
      `update battles set state = jsonb_set(state, '{turn}', '99') where is_archived`,
      ['archived battles = their logs, played again'],
    ],
    ['a document that is gone', 'delete from battle_archive', ['archived battles = their documents']],
    [
      'a document that was changed',
      'update battle_archive set document = set_byte(document, 9, get_byte(document, 9) # 1)',
      ['archived battles = their documents', 'archived battles = their logs, played again'],
    ],
  ])('finds %s', async (_, change, wrong) => expect(await wrongAfter(change)).toEqual(wrong));
});
