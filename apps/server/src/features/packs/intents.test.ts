/** What is promised before anything is burned, to whom, and how often: against the tables, without a server. */
import { isRefusal } from '@pokesol/engine';
import { seedHash } from '@pokesol/packs';
import { getAddressDecoder } from '@solana/kit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesFor, freshDatabase } from '../../../testing/databases/databases.ts';
import { uncommitted, waitsForLock } from '../../../testing/databases/uncommitted.ts';
import { ScriptedEntropy } from '../../../testing/fakes/scriptedEntropy.ts';
import { BOOSTER, GIFT, MINI, stock } from '../../../testing/harness/stock.ts';
import type { Database } from '../../platform/db/database.ts';
import { lockWallet } from '../auth/lockWallet.ts';
import { cardSets } from '../catalogue/tables.ts';
import { type IntentParams, type IssuedIntent, issueIntent } from './intents.ts';
import { packTypes, packTypeVersions, purchaseIntents } from './tables.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const OFFER_MS = 15 * 60_000;
const at = (ms: number) => new Date(NOW.getTime() + ms);
const ID = '11111111-1111-4111-8111-111111111111';

describe.each(databasesFor('behaviour'))('an intent on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    await stock(database.db, ['ash', 'misty']);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.delete(purchaseIntents);
    await database.db.update(packTypes).set({ isActive: true, price: '60', version: 1 });
    await database.db.update(cardSets).set({ isActive: true });
  });

  const entropy = new ScriptedEntropy();
  const ask = (more: Partial<IntentParams> = {}) =>
    issueIntent(database.db, {
      wallet: 'ash',
      packTypeId: MINI,
      decimals: 6,
      now: NOW,
      firstSweepMs: 10_000,
      entropy,
      ...more,
    });
  const issue = async (more: Partial<IntentParams> = {}): Promise<IssuedIntent> => {
    const issued = await ask(more);
    if (isRefusal(issued)) throw new Error(issued.code);
    return issued;
  };
  const many = async (count: number) => {
    for (let made = 0; made < count; made += 1) await issue();
  };
  const stored = () => database.db.select().from(purchaseIntents);
  const hashOf = async (packTypeId: string) =>
    (await database.db.select().from(packTypeVersions).where(eq(packTypeVersions.packTypeId, packTypeId)))[0]
      ?.packHash;

  test('locks the price and the version, hides a seed behind its hash, and ends after 15 minutes', async () => {
    entropy.script('pack-seed', Buffer.alloc(32, 1));
    entropy.script('reference', Buffer.alloc(32, 2));
    const { intent, packHash } = await issue();
    expect(intent).toEqual({
      id: expect.any(String),
      wallet: 'ash',
      packTypeId: MINI,
      version: 1,
      price: '60',
      amount: 60_000_000n,
      reference: getAddressDecoder().decode(Buffer.alloc(32, 2)),
      seed: '01'.repeat(32),
      seedHash: seedHash(Buffer.alloc(32, 1)),
      createdAt: NOW,
      expiresAt: at(OFFER_MS),
      nextSweepAt: at(10_000),
      sweeps: 0,
    });
    expect(packHash).toBe(await hashOf(MINI));
    expect(await stored()).toEqual([intent]);
  });

  test('asked for again by its id is the same, whatever became of the store', async () => {
    const first = await issue({ id: ID });
    expect(first.intent.id).toBe(ID);
    await issue();
    await database.db.update(packTypes).set({ isActive: false, price: '99' });
    expect(await issue({ id: ID, now: at(99_000) })).toEqual(first);
    expect(await stored()).toHaveLength(2);
  });

  test('is no other wallet’s, and no other pack’s', async () => {
    await issue({ id: ID });
    expect(await ask({ id: ID, wallet: 'misty' })).toEqual({ refused: true, code: 'purchase-unknown' });
    expect(await ask({ id: ID, packTypeId: BOOSTER })).toEqual({ refused: true, code: 'purchase-unknown' });
    expect(await stored()).toHaveLength(1);
  });

  test('of an id that two wallets chose at the same moment is the first one’s', async ({ skip }) => {
    if (kind === 'pglite') skip('it has one connection: nothing happens at the same moment');
    const { intent } = await issue({ wallet: 'misty' });
    await database.db.delete(purchaseIntents);
    const commit = await uncommitted(database.db, (tx) =>
      tx.insert(purchaseIntents).values({ ...intent, id: ID }),
    );
    const second = ask({ id: ID });
    await waitsForLock(database.db, second);
    await commit();
    expect(await second).toEqual({ refused: true, code: 'purchase-unknown' });
    expect(await stored()).toMatchObject([{ id: ID, wallet: 'misty' }]);
  });

  test('has a reference of its own, or is none', async () => {
    entropy.script('reference', Buffer.alloc(32, 3), Buffer.alloc(32, 3));
    await issue();
    await expect(ask()).rejects.toThrow();
    expect(await stored()).toHaveLength(1);
  });

  test('is not for what is not sold', async () => {
    const notForSale = { refused: true, code: 'pack-not-for-sale' };
    expect(await ask({ packTypeId: 'nothing' })).toEqual({ refused: true, code: 'pack-type-unknown' });
    expect(await ask({ packTypeId: GIFT })).toEqual(notForSale);
    await database.db.update(cardSets).set({ isActive: false });
    expect(await ask()).toEqual(notForSale);
    await database.db.update(cardSets).set({ isActive: true });
    await database.db.update(packTypes).set({ isActive: false });
    expect(await ask()).toEqual(notForSale);
    await database.db.update(packTypes).set({ isActive: true, price: '0.005' });
    expect(await ask()).toEqual(notForSale);
    await database.db.update(packTypes).set({ price: 'much' });
    await expect(ask()).rejects.toThrow(`pack type ${MINI} has the price much`);
    expect(await stored()).toEqual([]);
  });

  test('is one of fifty at the most, which are neither paid nor over', async () => {
    await many(50);
    expect(await ask()).toEqual({ refused: true, code: 'too-many-intents' });
    expect(await ask({ now: at(OFFER_MS - 1) })).toEqual({ refused: true, code: 'too-many-intents' });
    await issue({ wallet: 'misty' });
    const [paid] = await stored();
    await database.db
      .update(purchaseIntents)
      .set({ nextSweepAt: null })
      .where(eq(purchaseIntents.id, paid?.id ?? ''));
    await issue();
    expect(await ask()).toEqual({ refused: true, code: 'too-many-intents' });
    await issue({ now: at(OFFER_MS) });
  });

  test('is one of fifty also where several are asked for at once', async () => {
    await many(48);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask()));
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(2);
  });

  test('waits for another of the same wallet', async ({ skip }) => {
    if (kind === 'pglite') skip('it has one connection: nothing happens at the same moment');
    const { intent } = await issue();
    const commit = await uncommitted(database.db, (tx) => lockWallet(tx, intent.wallet));
    const second = ask();
    await waitsForLock(database.db, second);
    await commit();
    expect(isRefusal(await second)).toBe(false);
  });
});
