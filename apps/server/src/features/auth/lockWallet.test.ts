/** A held wallet keeps a call waiting that would hold it too, and none that only names it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesFor, freshDatabase } from '../../../testing/databases/databases.ts';
import { uncommitted, waitsForLock } from '../../../testing/databases/uncommitted.ts';
import type { Database } from '../../platform/db/database.ts';
import { lockWallet } from './lockWallet.ts';
import { sessions, wallets } from './tables.ts';

const ONE_CONNECTION = 'it has one connection: nothing happens at the same moment';

describe.each(databasesFor('postgres'))('a wallet that is held, on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    await database.db.insert(wallets).values([{ address: 'ash' }, { address: 'misty' }]);
  });
  afterAll(() => database.close());
  const hold = (address: string) =>
    database.db.transaction((tx) => lockWallet(tx, address)).then(() => 'held');

  test('keeps the next one waiting until its transaction ends, and no other wallet', async ({ skip }) => {
    if (kind === 'pglite') skip(ONE_CONNECTION);
    const commit = await uncommitted(database.db, (tx) => lockWallet(tx, 'ash'));
    expect(await hold('misty')).toBe('held');
    const next = hold('ash');
    await waitsForLock(database.db, next);
    await commit();
    expect(await next).toBe('held');
  });

  test('lets rows that name it be added meanwhile', async ({ skip }) => {
    if (kind === 'pglite') skip(ONE_CONNECTION);
    const commit = await uncommitted(database.db, (tx) => lockWallet(tx, 'ash'));
    const at = new Date();
    await database.db
      .insert(sessions)
      .values({ tokenHash: 'a', address: 'ash', createdAt: at, expiresAt: at });
    expect(await database.db.select().from(sessions)).toHaveLength(1);
    await commit();
  });
});
