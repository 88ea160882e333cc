/** What a burn on the chain is recorded as, for whom, and how often: against the tables and a chain on paper. */
import { isRefusal } from '@pokesol/engine';
import { seedHash } from '@pokesol/packs';
import { generateKeyPairSigner, type KeyPairSigner } from '@solana/kit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesFor, freshDatabase } from '../../../testing/databases/databases.ts';
import { uncommitted, waitsForLock } from '../../../testing/databases/uncommitted.ts';
import { ScriptedEntropy } from '../../../testing/fakes/scriptedEntropy.ts';
import { ShownChain } from '../../../testing/fakes/shownChain.ts';
import { BOOSTER, GIFT, MINI, stock } from '../../../testing/harness/stock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { CallRefusal } from '../../platform/http/refusal.ts';
import { wallets } from '../auth/tables.ts';
import { type Intent, issueIntent } from './intents.ts';
import type { Recorded } from './payment.ts';
import { type RecordParams, recordBurn } from './record.ts';
import { storePayment } from './storePayment.ts';
import { packTypes, purchaseIntents, purchases } from './tables.ts';

const NOW = Date.parse('2026-03-01T12:00:00.900Z');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PRICE = 60_000_000n;
const BOOSTER_PRICE = 100_000_000n;

describe.each(databasesFor('behaviour'))('a burn on %s', (kind) => {
  let database: Database;
  let ash: KeyPairSigner;
  let misty: KeyPairSigner;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    [ash, misty] = [await generateKeyPairSigner(), await generateKeyPairSigner()];
    await stock(database.db, [ash.address, misty.address]);
  });
  afterAll(() => database.close());

  let shown: ShownChain;
  let now = NOW;
  beforeEach(async () => {
    for (const table of [purchases, purchaseIntents]) await database.db.delete(table);
    await database.db.update(packTypes).set({ isActive: true, price: '60' });
    await database.db.update(packTypes).set({ price: '100' }).where(eq(packTypes.id, BOOSTER));
    await database.db.update(packTypes).set({ price: '0' }).where(eq(packTypes.id, GIFT));
    shown = new ShownChain();
    now = NOW;
  });

  const entropy = new ScriptedEntropy();
  const deps = () => ({ db: database.db, chain: shown.chain, now: () => now, entropy });
  const intend = async (by = ash, packTypeId = MINI): Promise<Intent> => {
    const { db } = database;
    const offer = { wallet: by.address, packTypeId, decimals: 6, firstSweepMs: 10_000, entropy };
    const issued = await issueIntent(db, { ...offer, now: new Date(now) });
    if (isRefusal(issued)) throw new Error(issued.code);
    return issued.intent;
  };
  const burn = (references: readonly string[], at = now, { by = ash, amount = PRICE } = {}) =>
    shown.burn([{ by, amount, references }], at);
  const report = (signature: string, more: Partial<RecordParams> = {}) =>
    recordBurn(deps(), { signature, wallet: ash.address, packTypeId: MINI, by: 'page', ...more });
  const byMisty = () => ({ wallet: misty.address });
  const must = (result: Recorded | CallRefusal): Recorded => {
    if (isRefusal(result)) throw new Error(`${result.code} ${result.reason}`);
    return result;
  };
  const stored = () => database.db.select().from(purchases).orderBy(purchases.burnPath);
  const intentOf = async ({ id }: Intent) =>
    (await database.db.select().from(purchaseIntents).where(eq(purchaseIntents.id, id)))[0];
  const refusedFor = (reason: string) =>
    expect.objectContaining({ refused: true, code: 'burn-refused', reason });

  test('that keeps a promise buys what was promised, and the search for it ends', async () => {
    const other = await intend();
    const intent = await intend();
    const signature = await burn([intent.reference]);
    const { purchase, isNew } = must(await report(signature));
    expect(isNew).toBe(true);
    expect(purchase).toEqual({
      id: expect.any(String),
      wallet: ash.address,
      packTypeId: MINI,
      version: 1,
      intentId: intent.id,
      price: '60',
      amount: PRICE,
      status: 'confirmed',
      finality: 'confirmed',
      missingSince: null,
      transactionSignature: signature,
      burnPath: 'outer[0]',
      seed: intent.seed,
      openedAt: null,
      seedHash: intent.seedHash,
      createdAt: new Date(NOW),
      drawn: null,
      recordedBy: 'page',
      restoreId: null,
      settledAt: null,
      wireTransaction: (shown.transactions.get(signature) as { transaction: string[] }).transaction[0],
    });
    expect(await stored()).toEqual([purchase]);
    expect((await intentOf(intent))?.nextSweepAt).toBeNull();
    expect((await intentOf(other))?.nextSweepAt).not.toBeNull();
  });

  test('that is recorded is answered without a look at the chain', async () => {
    const signature = await burn([(await intend()).reference]);
    const { purchase } = must(await report(signature));
    const looks = shown.calls.length;
    expect(await report(signature)).toEqual({ purchase, isNew: false });
    expect(shown.calls).toHaveLength(looks);
    // The call names no pack: it is the one.
    expect(await recordBurn(deps(), { signature, wallet: ash.address, by: 'recovery' })).toEqual({
      purchase,
      isNew: false,
    });
    // For another pack, the chain may show another burn.
    const asked = shown.calls.length;
    expect(await report(signature, { packTypeId: BOOSTER })).toEqual({ purchase, isNew: false });
    expect(shown.calls.length).toBeGreaterThan(asked);
  });

  test('that the chain does not show yet, or that cannot be read, is answered at once', async () => {
    const unknown = { refused: true, code: 'burn-not-found-yet', retryAfterSeconds: 5 };
    const signature = await burn([]);
    shown.transactions.clear();
    expect(await report(signature)).toEqual(unknown);
    expect(shown.calls).toHaveLength(1);
    shown.answers.getTransaction = () => {
      throw new Error('away');
    };
    expect(await report(signature)).toEqual({
      refused: true,
      code: 'chain-unreachable',
      retryAfterSeconds: 10,
    });
    expect(await report('no signature')).toEqual({
      refused: true,
      code: 'bad-request',
      reason: 'transaction-id',
    });
  });

  test('may come an hour before its promise, by another clock, and up to a day after its end', async () => {
    // Blocks are stamped in whole seconds: the promise was made in the middle of one, and ends there.
    const { reference, createdAt, expiresAt } = await intend();
    const [began, ended] = [createdAt.getTime() - 900, expiresAt.getTime() + 100];
    now += 3 * DAY;
    const tooEarly = await burn([reference], began - HOUR - SECOND);
    expect(await report(tooEarly)).toEqual(refusedFor('burned-before-purchase'));
    const tooLate = await burn([reference], ended + DAY + SECOND);
    expect(await report(tooLate)).toEqual(refusedFor('burned-after-expiry'));
    must(await report(await burn([reference], began - HOUR)));
    const last = await intend();
    const lastEnd = last.expiresAt.getTime() + 100;
    must(await report(await burn([last.reference], lastEnd + DAY)));
  });

  test('buys at the promised price, whatever became of the store', async () => {
    const intent = await intend();
    await database.db.update(packTypes).set({ isActive: false, price: '75' });
    expect(must(await report(await burn([intent.reference]))).purchase).toMatchObject({ price: '60' });
  });

  test.each<[string, bigint, string, string]>([
    ['too little', PRICE - 1n, 'wrong-amount', '59.999999'],
    ['too much', PRICE + 1n, 'over-paid', '60.000001'],
  ])('of %s is refused with both amounts', async (_, amount, reason, paid) => {
    const { reference } = await intend();
    const refusal = await report(await burn([reference], now, { amount }));
    expect(refusal).toEqual({
      refused: true,
      code: 'burn-refused',
      reason,
      params: { paid, price: '60' },
    });
    expect(await stored()).toEqual([]);
  });

  test('whose block has no time yet is asked for again', async () => {
    const { reference } = await intend();
    const signature = await burn([reference]);
    shown.transactions.set(signature, { ...shown.transactions.get(signature), blockTime: null });
    expect(await report(signature)).toMatchObject({
      refused: true,
      code: 'burn-not-found-yet',
      reason: 'no-block-time',
      retryAfterSeconds: 5,
    });
  });

  test('that was promised nothing buys at today’s price, with a seed made after it', async () => {
    entropy.script('pack-seed', Buffer.alloc(32, 5));
    const { purchase } = must(await report(await burn([])));
    expect(purchase).toMatchObject({
      packTypeId: MINI,
      version: 1,
      intentId: null,
      price: '60',
      amount: PRICE,
      seed: '05'.repeat(32),
      seedHash: seedHash(Buffer.alloc(32, 5)),
    });
  });

  test('that was promised nothing counts for an hour, and from a clock an hour ahead', async () => {
    const today = NOW - 900;
    expect(await report(await burn([], today - 3_601 * SECOND))).toEqual(
      refusedFor('burned-before-purchase'),
    );
    expect(await report(await burn([], today + HOUR + SECOND))).toEqual(refusedFor('burned-after-expiry'));
    must(await report(await burn([], today - 3_600 * SECOND)));
    must(await report(await burn([], today + HOUR)));
  });

  test('that was promised nothing buys nothing that is not sold', async () => {
    const notForSale = { refused: true, code: 'pack-not-for-sale' };
    const signature = await burn([]);
    expect(await report(signature, { packTypeId: 'nothing' })).toEqual({
      refused: true,
      code: 'pack-type-unknown',
    });
    await database.db.update(packTypes).set({ price: '60' });
    expect(await report(signature, { packTypeId: GIFT })).toEqual(notForSale);
    await database.db.update(packTypes).set({ isActive: false });
    expect(await report(signature)).toEqual(notForSale);
    await database.db.update(packTypes).set({ isActive: true, price: '0.001' });
    expect(await report(signature)).toEqual(notForSale);
    await database.db.update(packTypes).set({ price: 'much' });
    await expect(report(signature)).rejects.toThrow(`pack type ${MINI} has the price much`);
    expect(await stored()).toEqual([]);
  });

  test('that names no purchase is for the pack that its wallet chooses', async () => {
    const signature = await burn([]);
    expect(await recordBurn(deps(), { signature, wallet: ash.address, by: 'recovery' })).toEqual({
      refused: true,
      code: 'burn-refused',
      reason: 'unnamed',
    });
    must(await report(signature));
  });

  test('that carries an address of no offer is refused', async () => {
    const { address } = await generateKeyPairSigner();
    expect(await report(await burn([address]))).toEqual(refusedFor('unexpected-reference'));
  });

  test('with another wallet’s reference buys for who burned, and leaves the promise open', async () => {
    const intent = await intend(misty);
    const signature = await burn([intent.reference]);
    expect(await report(signature, byMisty())).toMatchObject({ reason: 'wallet-did-not-sign' });
    const { purchase } = must(await report(signature));
    expect(purchase).toMatchObject({ wallet: ash.address, intentId: null, packTypeId: MINI });
    expect(purchase.seed).not.toBe(intent.seed);
    expect((await intentOf(intent))?.nextSweepAt).not.toBeNull();
    must(await report(await burn([intent.reference], now, { by: misty }), byMisty()));
  });

  test('with another wallet’s reference is refused for what is wrong with it', async () => {
    const { reference } = await intend(misty);
    expect(await report(await burn([reference], now, { amount: 1n }))).toEqual(refusedFor('wrong-amount'));
  });

  test('is the burner’s alone, before it is recorded and after', async () => {
    const belongs = { refused: true, code: 'burn-belongs-to-another' };
    const intent = await intend();
    const signature = await burn([intent.reference]);
    expect(await report(signature, byMisty())).toEqual(belongs);
    must(await report(signature));
    expect(await report(signature, byMisty())).toEqual(belongs);
    // Not even the choice of a pack makes it another's.
    const plain = await burn([]);
    expect(await report(plain, byMisty())).toEqual(refusedFor('wallet-did-not-sign'));
    must(await report(plain));
    expect(await report(plain, byMisty())).toEqual(belongs);
    expect(await stored()).toHaveLength(2);
  });

  test('with a reference that was paid already buys without a promise', async () => {
    const intent = await intend();
    const first = must(await report(await burn([intent.reference])));
    const again = must(await report(await burn([intent.reference], now + SECOND)));
    expect(again).toMatchObject({ isNew: true, purchase: { intentId: null, packTypeId: MINI } });
    expect(again.purchase.seed).not.toBe(first.purchase.seed);
  });

  test('in a transaction of several pays for each, and the one asked for is the answer', async () => {
    const [mini, booster] = [await intend(), await intend(ash, BOOSTER)];
    const both = () =>
      shown.burn(
        [
          { by: ash, amount: PRICE, references: [mini.reference] },
          { by: ash, amount: BOOSTER_PRICE, references: [booster.reference] },
        ],
        now,
      );
    const signature = await both();
    expect(must(await report(signature, { packTypeId: BOOSTER })).purchase.packTypeId).toBe(BOOSTER);
    expect(await stored()).toMatchObject([
      { packTypeId: MINI, intentId: mini.id, burnPath: 'outer[0]' },
      { packTypeId: BOOSTER, intentId: booster.id, burnPath: 'outer[1]' },
    ]);
    expect(must(await report(signature)).purchase.packTypeId).toBe(MINI);
  });

  test('in a transaction of ten packs is recorded whole by one report, and by the next nothing more', async () => {
    const intents = await Promise.all(Array.from({ length: 10 }, () => intend()));
    const burns = intents.map(({ reference }) => ({ by: ash, amount: PRICE, references: [reference] }));
    const signature = await shown.burn(burns, now);
    const first = must(await report(signature));
    expect(first.isNew).toBe(true);
    const all = await stored();
    expect(all.map(({ intentId }) => intentId).sort()).toEqual(intents.map(({ id }) => id).sort());
    expect(new Set(all.map(({ seed }) => seed)).size).toBe(10);
    for (const intent of intents) expect((await intentOf(intent))?.nextSweepAt).toBeNull();
    // However often, and without naming the pack.
    await Promise.all([
      report(signature),
      recordBurn(deps(), { signature, wallet: ash.address, by: 'recovery' }),
    ]);
    expect(await stored()).toEqual(all);
  });

  test('in a transaction of two wallets is recorded for the one that reports it', async () => {
    const [own, hers] = [await intend(), await intend(misty, BOOSTER)];
    const signature = await shown.burn(
      [
        { by: ash, amount: PRICE, references: [own.reference] },
        { by: misty, amount: BOOSTER_PRICE, references: [hers.reference] },
      ],
      now,
    );
    must(await report(signature));
    expect(await stored()).toMatchObject([{ wallet: ash.address }]);
    must(await report(signature, { ...byMisty(), packTypeId: BOOSTER }));
    expect(await stored()).toMatchObject([{ wallet: ash.address }, { wallet: misty.address }]);
  });

  test('beside another wallet’s is refused for what is wrong with itself', async () => {
    const [hers, own] = [await intend(misty), await intend()];
    const signature = await shown.burn(
      [
        { by: misty, amount: PRICE, references: [hers.reference] },
        { by: ash, amount: 1n, references: [own.reference] },
      ],
      now,
    );
    expect(await report(signature)).toEqual(refusedFor('wrong-amount'));
    const mixedUp = await shown.burn(
      [
        { by: ash, amount: 1n, references: [hers.reference] },
        { by: misty, amount: PRICE },
      ],
      now,
    );
    expect(await report(mixedUp)).toEqual(refusedFor('wrong-amount'));
  });

  test('beside one with a reference pays for the pack that is chosen', async () => {
    const { reference } = await intend();
    const signature = await shown.burn(
      [
        { by: ash, amount: PRICE, references: [reference] },
        { by: ash, amount: BOOSTER_PRICE },
      ],
      now,
    );
    expect(must(await report(signature, { packTypeId: BOOSTER })).purchase.packTypeId).toBe(BOOSTER);
    expect((await stored()).map(({ intentId }) => intentId !== null)).toEqual([true, false]);
  });

  test('made void comes back when the chain shows it again, and stays as it is when it does not', async () => {
    const { reference } = await intend();
    const bystander = must(await report(await burn([])));
    const signature = await burn([reference]);
    const { purchase } = must(await report(signature));
    const at = new Date(NOW);
    const gone = { status: 'revoked', finality: 'dropped', missingSince: at, settledAt: at } as const;
    await database.db.update(purchases).set(gone);
    const transactions = new Map(shown.transactions);
    shown.transactions.clear();
    expect(await report(signature)).toEqual({ purchase: { ...purchase, ...gone }, isNew: false });
    for (const [id, transaction] of transactions) shown.transactions.set(id, transaction);
    // It was promised: whatever became of the store.
    await database.db.update(packTypes).set({ isActive: false });
    expect(await report(signature)).toEqual({ purchase, isNew: false });
    const left = (await stored()).find(({ id }) => id === bystander.purchase.id);
    expect(left).toMatchObject(gone);
    // That one was promised nothing, and is not sold any more.
    const { transactionSignature } = bystander.purchase;
    expect(await report(transactionSignature)).toEqual({ purchase: left, isNew: false });
  });

  test('of a pack that was opened is answered as it is', async () => {
    const signature = await burn([(await intend()).reference]);
    must(await report(signature));
    await database.db.update(purchases).set({ status: 'opened' });
    // Another pack is asked for, so the chain is looked at again.
    expect(await report(signature, { packTypeId: BOOSTER })).toMatchObject({
      isNew: false,
      purchase: { status: 'opened' },
    });
  });

  test('whose promise another payment took in the same moment still buys', async ({ skip }) => {
    if (kind === 'pglite') skip('it has one connection: nothing happens at the same moment');
    const [intent, beside] = [await intend(), await intend(ash, BOOSTER)];
    const first = must(await report(await burn([intent.reference])));
    await database.db.delete(purchases);
    const commit = await uncommitted(database.db, (tx) => tx.insert(purchases).values(first.purchase));
    const signature = await shown.burn(
      [
        { by: ash, amount: PRICE, references: [intent.reference] },
        { by: ash, amount: BOOSTER_PRICE, references: [beside.reference] },
      ],
      now + SECOND,
    );
    const second = report(signature);
    await waitsForLock(database.db, second);
    await commit();
    expect(must(await second)).toMatchObject({ isNew: true, purchase: { intentId: null } });
    expect(await stored()).toHaveLength(3);
  });

  test('is stored for its wallet alone, and a promise kept by another is not kept twice', async () => {
    const intent = await intend();
    const signature = await burn([intent.reference]);
    const { purchase } = must(await report(signature));
    const tx = shown.transactions.get(signature) as Parameters<typeof storePayment>[1]['tx'];
    const { packTypeId, version, price, amount, seed, seedHash: promised, intentId, restoreId } = purchase;
    const payment = { packTypeId, version, price, amount, seed, seedHash: promised, intentId, restoreId };
    const path = (at: string) => ({ path: at }) as Parameters<typeof storePayment>[2]['burn'];
    const store = (wallet: string, at: string) =>
      database.db.transaction((transaction) =>
        storePayment(
          transaction,
          { tx, signature, wallet, by: 'page' },
          { ...payment, burn: path(at) },
          { now: new Date(now), entropy },
        ),
      );
    expect(await store(misty.address, 'outer[0]')).toEqual({
      refused: true,
      code: 'burn-belongs-to-another',
    });
    expect(await store(ash.address, 'outer[0]')).toEqual({ purchase, isNew: false });
    expect(await store(ash.address, 'outer[1]')).toEqual({
      refused: true,
      code: 'burn-refused',
      reason: 'reference-used',
    });
  });

  test('in a transaction that cannot be stored whole is not stored at all', async () => {
    const [mini, booster] = [await intend(), await intend(ash, BOOSTER)];
    const signature = await shown.burn(
      [
        { by: ash, amount: PRICE, references: [mini.reference] },
        { by: ash, amount: BOOSTER_PRICE, references: [booster.reference] },
      ],
      now,
    );
    // An id of the wrong length, for the second.
    entropy.script('id', Buffer.alloc(16, 1), Buffer.alloc(15, 2));
    await expect(report(signature)).rejects.toThrow('15 bytes were scripted');
    expect(await stored()).toEqual([]);
    expect(await database.db.select().from(wallets)).toHaveLength(2);
    must(await report(signature));
    expect(await stored()).toHaveLength(2);
  });
});
