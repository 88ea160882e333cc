/** A statement is marked where a test builds it, and is not where the product does. */
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openSession, walletOfSession } from '../../src/features/auth/sessions.ts';
import { wallets } from '../../src/features/auth/tables.ts';
import { isEligible } from '../../src/features/packs/freePack.ts';
import { systemEntropy } from '../../src/platform/entropy.ts';
import { type Database, freshDatabase } from '../index.ts';
import { TESTS_OWN } from './recorded.ts';

let database: Database;
let asked: string[] = [];
beforeAll(async () => {
  database = await freshDatabase('postgres');
});
afterAll(() => database.close());
beforeEach(() => {
  asked = [];
  const { submit } = pg.Query.prototype;
  vi.spyOn(pg.Query.prototype, 'submit').mockImplementation(function (
    this: pg.Query,
    connection: pg.Connection,
  ) {
    asked.push((this as pg.Query & { text: string }).text);
    return submit.call(this, connection);
  } as typeof pg.Query.prototype.submit);
});

const marked = () =>
  asked.filter((text) => !/^(begin|commit)/.test(text)).map((text) => text.endsWith(TESTS_OWN));

test('what a test builds is marked, in whatever way it does', async () => {
  const { db } = database;
  const row = { address: 'ash' };
  await db.insert(wallets).values(row);
  await db.select().from(wallets).where(eq(wallets.address, 'ash'));
  await db.update(wallets).set({ lastSeenAt: new Date() });
  await db.execute(sql`select 1`);
  await db.transaction((tx) => tx.delete(wallets));
  expect(marked()).toEqual([true, true, true, true, true]);
});

test('what the product builds is not, even when a test calls it', async () => {
  const { db } = database;
  const now = new Date();
  const token = await openSession(db, { address: 'misty', now, entropy: systemEntropy });
  await walletOfSession(db, token, now);
  await isEligible(db, 'misty');
  expect(marked()).toEqual([false, false, false, false]);
});
