/** Burns of offers that a restore lost: recorded however late, by report and without one, and nothing else with them. */
import { isRefusal } from '@pokesol/engine';
import {
  type Address,
  generateKeyPairSigner,
  getAddressDecoder,
  getBase58Decoder,
  type KeyPairSigner,
  signature,
} from '@solana/kit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesFor, freshDatabase } from '../../../testing/databases/databases.ts';
import { ScriptedEntropy } from '../../../testing/fakes/scriptedEntropy.ts';
import { ShownChain } from '../../../testing/fakes/shownChain.ts';
import { BOOSTER, MINI, stock } from '../../../testing/harness/stock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { CallRefusal } from '../../platform/http/refusal.ts';
import { wallets } from '../auth/tables.ts';
import { issueIntent } from './intents.ts';
import type { Recorded } from './payment.ts';
import { packProofOf } from './proof.ts';
import { type RecordParams, recordBurn } from './record.ts';
import { noteRestore } from './restores.ts';
import { sweepRestored } from './sweepRestored.ts';
import { packTypes, purchaseIntents, purchases, restoreLooks, restores } from './tables.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TAKEN = Date.parse('2026-03-01T03:00:00.500Z');
const RESTORED = TAKEN + 9 * HOUR;
/** Days later: nothing counts any more because it is fresh. */
const LATE = RESTORED + 5 * DAY;
const PRICE = 60_000_000n;
const BOOSTER_PRICE = 100_000_000n;

describe.each(databasesFor('behaviour'))('after a restore, on %s', (kind) => {
  let database: Database;
  let [ash, misty, stranger]: KeyPairSigner[] = [];
  beforeAll(async () => {
    database = await freshDatabase(kind);
    [ash, misty, stranger] = await Promise.all([1, 2, 3].map(() => generateKeyPairSigner()));
    await stock(database.db, [who(ash).address, who(misty).address]);
  });
  afterAll(() => database.close());

  let shown: ShownChain;
  let now = LATE;
  let references = 0;
  beforeEach(async () => {
    const { db } = database;
    for (const table of [purchases, purchaseIntents, restoreLooks, restores]) await db.delete(table);
    await db.delete(wallets).where(eq(wallets.address, who(stranger).address));
    await db.update(packTypes).set({ isActive: true });
    await noteRestore(db, { takenAt: new Date(TAKEN), restoredAt: new Date(RESTORED) });
    shown = new ShownChain();
    now = LATE;
  });

  const who = (signer: KeyPairSigner | undefined): KeyPairSigner => {
    if (signer === undefined) throw new Error('no signer was made');
    return signer;
  };
  const entropy = new ScriptedEntropy();
  const deps = () => ({ db: database.db, chain: shown.chain, now: () => now, entropy });
  /** Of an offer that the database has lost. */
  const lostReference = (): string => {
    references += 1;
    return getAddressDecoder().decode(new Uint8Array(32).fill(7).fill(references, 0, 1));
  };
  const burn = (at: number, { by = who(ash), amount = PRICE, carries = [lostReference()] } = {}) =>
    shown.burn([{ by, amount, references: carries }], at);
  const report = (transaction: string, more: Partial<RecordParams> = {}) =>
    recordBurn(deps(), { signature: transaction, wallet: who(ash).address, by: 'recovery', ...more });
  const must = (result: Recorded | CallRefusal): Recorded => {
    if (isRefusal(result)) throw new Error(`${result.code} ${result.reason}`);
    return result;
  };
  const errors: unknown[] = [];
  const sweeps = async () => {
    const { isFull, ...report } = await sweepRestored({ ...deps(), onError: (e) => errors.push(e) });
    return report;
  };
  const stored = () => database.db.select().from(purchases);
  const because = (reason: string) => expect.objectContaining({ refused: true, reason });

  test('a burn for an offer that was lost buys the pack of its price, once, and its proof says why nothing was promised', async () => {
    const paid = await burn(TAKEN + HOUR);
    const { purchase, isNew } = must(await report(paid));
    expect(isNew).toBe(true);
    expect(purchase).toMatchObject({
      packTypeId: MINI,
      intentId: null,
      price: '60',
      wallet: who(ash).address,
    });
    for (const again of [{}, { packTypeId: MINI }, { packTypeId: BOOSTER }])
      expect(must(await report(paid, again))).toMatchObject({
        isNew: false,
        purchase: { id: purchase.id },
      });
    expect(await sweeps()).toEqual({ looked: 2, recorded: 0, failed: 0 });
    expect(await stored()).toHaveLength(1);
    expect(await packProofOf(database.db, purchase.id)).toMatchObject({
      committedBeforePayment: false,
      restored: {
        takenAt: new Date(TAKEN).toISOString(),
        restoredAt: new Date(RESTORED).toISOString(),
      },
    });
  });

  test('no client has to report: each wallet’s own history is looked through, and once more when the last offer is over', async () => {
    now = RESTORED + MINUTE;
    await burn(TAKEN + HOUR);
    await burn(TAKEN + 2 * HOUR, { amount: BOOSTER_PRICE });
    // Recorded as a plain burn then, within its hour; the restore lost that too.
    await burn(TAKEN + 3 * HOUR, { by: who(misty), carries: [] });
    expect(await sweeps()).toEqual({ looked: 2, recorded: 3, failed: 0 });
    expect(
      (await stored()).map(({ packTypeId, recordedBy }) => `${packTypeId} ${recordedBy}`).sort(),
    ).toEqual([...[`${BOOSTER} sweep`, `${MINI} sweep`, `${MINI} sweep`]]);
    expect(await sweeps()).toEqual({ looked: 0, recorded: 0, failed: 0 });

    // An offer of just before the restore, paid a day later.
    await burn(RESTORED + DAY);
    now = RESTORED + DAY + 2 * HOUR;
    expect(await sweeps()).toEqual({ looked: 2, recorded: 1, failed: 0 });
    now += DAY;
    expect(await sweeps()).toEqual({ looked: 0, recorded: 0, failed: 0 });
  });

  test('a wallet that the backup did not know is looked at when it comes', async () => {
    await burn(TAKEN + HOUR, { by: who(stranger) });
    expect(await sweeps()).toEqual({ looked: 2, recorded: 0, failed: 0 });
    await database.db.insert(wallets).values({ address: who(stranger).address });
    expect(await sweeps()).toEqual({ looked: 1, recorded: 1, failed: 0 });
    expect((await stored())[0]?.wallet).toBe(who(stranger).address);
  });

  test('what the chain does not tell now is looked for again', async () => {
    const { getSignaturesForAddress } = shown.answers;
    if (getSignaturesForAddress === undefined) throw new Error('the node has no history');
    await burn(TAKEN + HOUR);
    shown.answers.getSignaturesForAddress = () => {
      throw new Error('away');
    };
    expect(await sweeps()).toEqual({ looked: 0, recorded: 0, failed: 2 });
    expect(await sweeps()).toEqual({ looked: 0, recorded: 0, failed: 0 });
    now += MINUTE;
    shown.answers.getSignaturesForAddress = getSignaturesForAddress;
    expect(await sweeps()).toEqual({ looked: 2, recorded: 1, failed: 0 });
  });

  test('a long history is looked through in parts', async () => {
    await burn(TAKEN + HOUR);
    const [own] = shown.mentions.get(who(ash).address) ?? [];
    const other = shown.transactions.get(await shown.burn([{ by: who(misty), amount: 1n }], RESTORED));
    if (own === undefined || other === undefined) throw new Error('nothing was burned');
    const later = Array.from({ length: 130 }, (_, nth) => ({
      ...own,
      signature: signature(getBase58Decoder().decode(new Uint8Array(64).fill(nth + 1))),
    }));
    for (const each of later) shown.transactions.set(each.signature, other);
    shown.mentions.set(who(ash).address, [...later, own]);
    expect(await sweeps()).toEqual({ looked: 2, recorded: 0, failed: 0 });
    expect(await sweeps()).toEqual({ looked: 1, recorded: 1, failed: 0 });
  });

  test('several packs of one transaction are each recorded, by their prices', async () => {
    const paid = await shown.burn(
      [PRICE, BOOSTER_PRICE, PRICE].map((amount) => ({
        by: who(ash),
        amount,
        references: [lostReference()],
      })),
      TAKEN + HOUR,
    );
    // The page says of which the first was.
    expect(must(await report(paid, { packTypeId: BOOSTER })).purchase.packTypeId).toBe(BOOSTER);
    expect((await stored()).map(({ packTypeId }) => packTypeId).sort()).toEqual([BOOSTER, MINI, MINI]);
  });

  test('of two packs at one price it is the one that its owner names', async () => {
    const { db } = database;
    await db.update(packTypes).set({ price: '60' }).where(eq(packTypes.id, BOOSTER));
    for (const packTypeId of [BOOSTER, MINI])
      expect(must(await report(await burn(TAKEN + HOUR), { packTypeId })).purchase.packTypeId).toBe(
        packTypeId,
      );
    expect(must(await report(await burn(TAKEN + HOUR))).purchase.packTypeId).toBe(BOOSTER);
    await db.update(packTypes).set({ price: '100' }).where(eq(packTypes.id, BOOSTER));
  });

  test('an offer that the backup knows is kept as it was promised', async () => {
    now = TAKEN - MINUTE;
    const offer = { wallet: who(ash).address, packTypeId: MINI, decimals: 6, firstSweepMs: 10_000, entropy };
    const issued = await issueIntent(database.db, { ...offer, now: new Date(now) });
    if (isRefusal(issued)) throw new Error(issued.code);
    const { intent } = issued;
    now = LATE;
    const carries = [intent.reference];
    const kept = must(await report(await burn(TAKEN + HOUR, { carries }))).purchase;
    expect(kept).toMatchObject({ intentId: intent.id, restoreId: null, seed: intent.seed });
    expect(await packProofOf(database.db, kept.id)).not.toHaveProperty('restored');
    // A second payment of it was a burn without a promise, within its hour.
    const second = must(await report(await burn(TAKEN + 2 * HOUR, { carries }))).purchase;
    expect(second).toMatchObject({ intentId: null, restoreId: expect.any(Number) });
  });

  describe('nothing is given for', () => {
    test.each([
      ['before the backup', TAKEN - 2 * HOUR],
      ['after every offer of before the restore', RESTORED + DAY + HOUR],
    ])('a burn %s', async (_, at) => {
      expect(await report(await burn(at))).toEqual(because('unnamed'));
      expect(await report(await burn(at), { packTypeId: MINI })).toEqual(because('unexpected-reference'));
      const plain = await burn(at, { carries: [] });
      expect(await report(plain, { packTypeId: MINI })).toEqual(because('burned-before-purchase'));
      expect(await sweeps()).toEqual({ looked: 2, recorded: 0, failed: 0 });
      expect(await stored()).toEqual([]);
    });

    test('a burn without a restore', async () => {
      await database.db.delete(restores);
      const paid = await burn(TAKEN + HOUR);
      expect(await report(paid, { packTypeId: MINI })).toEqual(because('unexpected-reference'));
      expect(await sweeps()).toEqual({ looked: 0, recorded: 0, failed: 0 });
    });

    test('another’s burn, nor to its wallet twice when both ask at once', async () => {
      const paid = await burn(TAKEN + HOUR);
      const theirs = { wallet: who(misty).address };
      expect(await report(paid, theirs)).toMatchObject({ refused: true });
      expect(await report(paid, { ...theirs, packTypeId: MINI })).toMatchObject({ refused: true });
      expect(await stored()).toEqual([]);
      const both = await Promise.all([report(paid), report(paid), sweeps(), sweeps()]);
      expect(both.slice(0, 2).map((each) => must(each as Recorded).purchase.wallet)).toEqual(
        Array.from({ length: 2 }, () => who(ash).address),
      );
      expect(await stored()).toHaveLength(1);
      expect(await report(paid, theirs)).toMatchObject({ code: 'burn-belongs-to-another' });
    });

    test('another token, a failed transaction, or what no pack costs', async () => {
      const real = await burn(TAKEN + HOUR);
      const otherMint = { ...shown.chain, mint: who(misty).address as Address };
      const asked = { signature: real, wallet: who(ash).address, by: 'recovery' as const };
      expect(await recordBurn({ ...deps(), chain: otherMint }, asked)).toMatchObject({ refused: true });

      const failed = await burn(TAKEN + HOUR);
      const tx = shown.transactions.get(failed) as { meta: object };
      shown.transactions.set(failed, { ...tx, meta: { ...tx.meta, err: { InstructionError: [0, 'x'] } } });
      expect(await report(failed, { packTypeId: MINI })).toEqual(because('failed-transaction'));

      const cheap = await burn(TAKEN + HOUR, { amount: PRICE - 1n });
      expect(await report(cheap)).toEqual(because('unnamed'));
      expect(await report(cheap, { packTypeId: MINI })).toEqual(because('wrong-amount'));
      const free = await burn(TAKEN + HOUR, { amount: 0n });
      expect(await report(free)).toMatchObject({ refused: true });
      await database.db.update(packTypes).set({ isActive: false }).where(eq(packTypes.id, MINI));
      expect(await report(real)).toMatchObject({ refused: true });
      expect(await stored()).toEqual([]);
    });

    test('two references on one burn', async () => {
      const carries = [lostReference(), lostReference()];
      expect(await report(await burn(TAKEN + HOUR, { carries }))).toEqual(because('two-references'));
    });
  });
});
