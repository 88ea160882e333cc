/** What an operator calls, as processes of their own: a backup of a data folder, restored elsewhere, checked, and gone on from. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Purchase, UserCardsAnswer } from '@pokesol/protocol';
import { afterAll, expect, test } from 'vitest';
import { MIGRATIONS } from '../testing/databases/migrations.ts';
import {
  newDataDir,
  newPostgresDatabase,
  SHORT_LIVED,
  startServerProcess,
  TestWallet,
} from '../testing/index.ts';
import { openDatabase } from './platform/db/openDatabase.ts';

const OPERATOR = fileURLToPath(new URL('../dist/operator.js', import.meta.url));
const PACK = 'base1-mini';
/** `npm run soak` makes a database in a folder, and starts two servers. */
const IS_LONG = process.env.CRASH_ROUNDS !== undefined;

const folder = mkdtempSync(join(tmpdir(), 'pokesol-operator-'));
const DATA_DIR = newDataDir();
afterAll(() => {
  for (const dir of [folder, DATA_DIR]) rmSync(dir, { recursive: true, force: true });
});

/** Its exit code, and what it said. */
const operate = (env: Record<string, string>, ...args: string[]): Promise<[number, string]> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [...SHORT_LIVED, OPERATOR, ...args],
      { env: { PATH: process.env.PATH, ...env }, cwd: folder },
      (error, stdout, stderr) =>
        resolve([error === null ? 0 : Number(error.code), `${stdout}${stderr}`.trim()]),
    );
  });

const backupIn = (into: string): string => {
  const [name, ...more] = readdirSync(into);
  if (name === undefined || more.length > 0) throw new Error(`${into} holds ${[name, ...more]}`);
  return join(into, name);
};

test('without a command or a database the operator learns the usage, and nothing is made', async () => {
  expect(await operate({})).toEqual([
    1,
    expect.stringMatching(/^Say one of .*backup, restore, restored, verify, rebuild/),
  ]);
  const [code, said] = await operate({ DATA_DIR: join(folder, 'nothing') }, 'verify');
  expect([code, said]).toEqual([1, expect.stringMatching(/^There is no database in .*nothing\/db\./)]);
});

test('a database in a folder is backed up and moves to a Postgres, where every check is right', async () => {
  const database = await openDatabase({ kind: 'pglite', dir: join(DATA_DIR, 'db') }, MIGRATIONS);
  await database.db.execute(`insert into wallets (address) values ('stranger')`);
  await database.close();
  const into = join(folder, 'backups');
  expect(await operate({ DATA_DIR }, 'backup')).toEqual([
    0,
    expect.stringMatching(/: 1 rows of \d+ tables,/),
  ]);

  const DATABASE_URL = await newPostgresDatabase('empty');
  const place = { DATABASE_URL, DATA_DIR: join(folder, 'other') };
  const [code, said] = await operate(place, 'restore', backupIn(into));
  expect(code).toBe(0);
  expect(said.split('\n')).toEqual([
    expect.stringMatching(/^Restored as it was at .*, by version \d/),
    ...Array.from({ length: 11 }, () => expect.stringMatching(/^right: /)),
  ]);
  const restored = await openDatabase({ kind: 'postgres', url: DATABASE_URL }, MIGRATIONS);
  expect(await restored.db.execute('select address from wallets')).toMatchObject({
    rows: [{ address: 'stranger' }],
  });
  await restored.db.execute(`insert into point_balances values ('stranger', 5)`);
  await restored.close();
  expect(await operate(place, 'verify')).toEqual([
    1,
    expect.stringContaining('WRONG: points = ledger: 1 of 0: stranger'),
  ]);
});

if (IS_LONG)
  test('a folder with its chain is restored to another folder, and a server there knows every card and every token', async () => {
    const from = newDataDir();
    const first = await startServerProcess({ DATA_DIR: from });
    const shopper = await TestWallet.createFunded(first.base);
    const { id } = await shopper.buy(PACK);
    await shopper.ok('POST', `/api/pack-purchases/${id}/open`);
    await shopper.buy(PACK);
    const has = async (wallet: TestWallet) => ({
      balance: await wallet.ok('GET', `/api/users/${wallet.address}/balance`),
      packs: await wallet.ok<Purchase[]>('GET', `/api/users/${wallet.address}/pack-purchases`),
      cards: await wallet.ok<UserCardsAnswer>('GET', `/api/users/${wallet.address}/cards`),
    });
    const before = await has(shopper);
    const into = join(folder, 'whole');
    expect(await operate({ DATA_DIR: from }, 'backup', into)).toEqual([
      1,
      expect.stringContaining('is in use by another PokeSol process'),
    ]);
    await first.stop();
    expect((await operate({ DATA_DIR: from }, 'backup', into))[0]).toBe(0);

    const to = join(folder, 'to');
    expect(await operate({ DATA_DIR: to }, 'restore', backupIn(into))).toEqual([
      0,
      expect.stringContaining('right: burns = packs (2)'),
    ]);
    expect(await operate({ DATA_DIR: to }, 'restore', backupIn(into))).toEqual([
      1,
      expect.stringContaining('is not empty'),
    ]);
    const second = await startServerProcess({ DATA_DIR: to });
    const again = shopper.at(second.base);
    // No wallet is signed in after a restore.
    expect((await again.call('GET', `/api/users/${again.address}/decks`)).status).toBe(401);
    await again.signIn();
    expect(await has(again)).toEqual(before);
    await second.stop();
    expect((await operate({ DATA_DIR: to }, 'restore', backupIn(into), '--replace'))[0]).toBe(0);
    expect(readdirSync(to).filter((name) => /^(db|chain)\.before-\d+$/.test(name))).toHaveLength(2);
    rmSync(from, { recursive: true });
  });
