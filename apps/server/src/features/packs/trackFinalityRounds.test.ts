/** Whom a round of tracking follows, in which order, and what becomes of each: against a chain on paper. */
import { getBase58Decoder } from '@solana/kit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesFor, freshDatabase } from '../../../testing/databases/databases.ts';
import { ShownChain } from '../../../testing/fakes/shownChain.ts';
import { MINI, stock } from '../../../testing/harness/stock.ts';
import type { Witness } from '../../platform/chain/endpoints/connect.ts';
import type { Database } from '../../platform/db/database.ts';
import { systemEntropy } from '../../platform/entropy.ts';
import type { PurchaseRow } from './purchases.ts';
import { purchases } from './tables.ts';
import { trackFinality } from './trackFinality.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const FINAL = { confirmationStatus: 'finalized', err: null };
const FAILED = { confirmationStatus: 'finalized', err: { InsufficientFundsForFee: null } };
const DROPPED = { finality: 'dropped', settledAt: new Date(NOW) };
const NOTHING = { finalized: 0, resent: 0, dropped: 0, failed: 0 };

describe.each(databasesFor('behaviour'))('a round of tracking on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    await stock(database.db, ['ash']);
  });
  afterAll(() => database.close());

  let shown: ShownChain;
  let errors: unknown[];
  beforeEach(async () => {
    await database.db.delete(purchases);
    shown = new ShownChain();
    errors = [];
  });

  let bought = 0;
  async function buy(more: Partial<typeof purchases.$inferInsert> = {}): Promise<PurchaseRow> {
    bought += 1;
    const bytes = new Uint8Array(64).fill(bought % 251);
    bytes[0] = bought >> 8;
    const [row] = await database.db
      .insert(purchases)
      .values({
        id: crypto.randomUUID(),
        wallet: 'ash',
        packTypeId: MINI,
        version: 1,
        price: '60',
        amount: 60n,
        status: 'confirmed',
        finality: 'confirmed',
        burnPath: 'outer[0]',
        seed: '',
        seedHash: '',
        transactionSignature: getBase58Decoder().decode(bytes),
        createdAt: new Date(NOW - MINUTE),
        wireTransaction: `wire ${bought}`,
        ...more,
      })
      .returning();
    if (row === undefined) throw new Error('it was inserted');
    return row;
  }
  const round = (now = NOW) =>
    trackFinality({
      db: database.db,
      chain: shown.chain,
      now: () => now,
      entropy: systemEntropy,
      onError: (error, id) => errors.push([(error as Error).message, id]),
    });
  const rowOf = async ({ id }: PurchaseRow) =>
    (await database.db.select().from(purchases).where(eq(purchases.id, id)))[0];
  const says = ({ transactionSignature }: PurchaseRow, status: typeof FINAL | typeof FAILED) =>
    shown.statuses.set(transactionSignature, status);
  /** The transactions that the chain was asked about, round after round. */
  const asked = () =>
    shown.calls.filter(({ method }) => method === 'getSignatureStatuses').map(({ params }) => params[0]);

  test('asks for what is confirmed, and older than 15 seconds', async () => {
    await buy({ createdAt: new Date(NOW - 15 * SECOND) });
    await buy({ finality: 'finalized' });
    await buy({ finality: 'dropped' });
    expect(await round()).toEqual(NOTHING);
    expect(shown.calls).toEqual([]);
    const due = await buy({ createdAt: new Date(NOW - 15 * SECOND - 1) });
    await round();
    expect(shown.calls[0]).toEqual({
      method: 'getSignatureStatuses',
      params: [[due.transactionSignature], { searchTransactionHistory: true }],
    });
  });

  test('takes a hundred, the oldest first, and those that are missing last', async () => {
    const missing = await buy({ missingSince: new Date(NOW), createdAt: new Date(NOW - 9 * MINUTE) });
    const young = await buy();
    const old = await buy({ createdAt: new Date(NOW - 2 * MINUTE) });
    await round();
    expect(asked()).toEqual([[old, young, missing].map((row) => row.transactionSignature)]);
    for (let count = 0; count < 98; count += 1) await buy();
    await round();
    expect(asked().at(-1)).toHaveLength(100);
  });

  test('follows no more what is final, and keeps its bytes no longer', async () => {
    const final = await buy({ missingSince: new Date(NOW - SECOND) });
    const other = await buy();
    says(final, FINAL);
    says(other, { confirmationStatus: 'confirmed', err: null });
    expect(await round()).toEqual({ ...NOTHING, finalized: 1 });
    expect(await rowOf(final)).toEqual({
      ...final,
      finality: 'finalized',
      settledAt: new Date(NOW),
      wireTransaction: null,
      missingSince: null,
    });
    expect(await rowOf(other)).toEqual(other);
  });

  test('forgets that a burn was missing when the chain shows it again', async () => {
    const back = await buy({ missingSince: new Date(NOW - SECOND) });
    const away = await buy({ missingSince: new Date(NOW - SECOND), wireTransaction: null });
    says(back, { confirmationStatus: 'processed', err: null });
    expect(await round()).toEqual(NOTHING);
    expect(await rowOf(back)).toEqual({ ...back, missingSince: null });
    expect(await rowOf(away)).toEqual(away);
  });

  test('makes void what came to nothing for good, and not before it is for good', async () => {
    const failed = await buy();
    const other = await buy();
    says(other, { confirmationStatus: 'confirmed', err: null });
    says(failed, { ...FAILED, confirmationStatus: 'confirmed' });
    expect(await round()).toEqual(NOTHING);
    says(failed, FAILED);
    expect(await round()).toEqual({ ...NOTHING, dropped: 1 });
    expect(await rowOf(failed)).toEqual({ ...failed, ...DROPPED, status: 'revoked' });
    expect(await rowOf(other)).toEqual(other);
  });

  test('leaves an opened pack with its owner', async () => {
    const opened = await buy({ status: 'opened' });
    says(opened, FAILED);
    expect(await round()).toEqual({ ...NOTHING, dropped: 1 });
    expect(await rowOf(opened)).toEqual({ ...opened, ...DROPPED });
  });

  test('notes since when a burn is missing, and sends it again at every round', async () => {
    const missing = await buy();
    const other = await buy();
    says(other, { confirmationStatus: 'confirmed', err: null });
    expect(await round()).toEqual({ ...NOTHING, resent: 1 });
    expect(await rowOf(missing)).toEqual({ ...missing, missingSince: new Date(NOW) });
    expect(await rowOf(other)).toEqual(other);
    expect(await round(NOW + MINUTE)).toEqual({ ...NOTHING, resent: 1 });
    expect((await rowOf(missing))?.missingSince).toEqual(new Date(NOW));
    expect(shown.sent).toEqual([missing.wireTransaction, missing.wireTransaction]);
    expect(shown.calls.at(-1)?.params[1]).toMatchObject({ encoding: 'base64', skipPreflight: true });
  });

  test('cannot send again what it has no bytes of', async () => {
    await buy({ wireTransaction: null });
    expect(await round()).toEqual(NOTHING);
    expect(shown.sent).toEqual([]);
  });

  test('makes void what was missing for more than ten minutes', async () => {
    const missing = await buy({ missingSince: new Date(NOW) });
    expect(await round(NOW + 10 * MINUTE)).toEqual({ ...NOTHING, resent: 1 });
    expect(shown.calls.map(({ method }) => method)).not.toContain('getTransaction');
    expect(await round(NOW + 10 * MINUTE + 1)).toEqual({ ...NOTHING, dropped: 1 });
    expect(await rowOf(missing)).toMatchObject({ status: 'revoked', finality: 'dropped' });
    expect(shown.calls.at(-1)).toMatchObject({
      method: 'getTransaction',
      params: [
        missing.transactionSignature,
        { commitment: 'confirmed', encoding: 'base64', maxSupportedTransactionVersion: 1 },
      ],
    });
  });

  test('does not make void what the chain still shows itself', async () => {
    const missing = await buy({ missingSince: new Date(NOW) });
    shown.transactions.set(missing.transactionSignature, { slot: 1n });
    expect(await round(NOW + 11 * MINUTE)).toEqual({ ...NOTHING, resent: 1 });
    expect(await rowOf(missing)).toEqual(missing);
  });

  test('does not make void in haste what was opened meanwhile', async () => {
    const missing = await buy({ missingSince: new Date(NOW) });
    shown.answers.getTransaction = async () => {
      await database.db.update(purchases).set({ status: 'opened' });
      return null;
    };
    expect(await round(NOW + 11 * MINUTE)).toEqual(NOTHING);
    expect(await rowOf(missing)).toEqual({ ...missing, status: 'opened' });
  });

  test('does not make void what another server saw become final meanwhile', async () => {
    const missing = await buy({ missingSince: new Date(NOW) });
    shown.answers.getTransaction = async () => {
      await database.db.update(purchases).set({ finality: 'finalized' });
      return null;
    };
    expect(await round(NOW + 11 * MINUTE)).toEqual(NOTHING);
    expect(await rowOf(missing)).toEqual({ ...missing, finality: 'finalized' });
  });

  test.each([
    ['paid', { err: null }, { failed: 1 }],
    ['failed too', { err: { InsufficientFundsForFee: null } }, { dropped: 1 }],
  ])(
    'of a burn whose status is that it failed, and that another endpoint shows as %s',
    async (_, meta, made) => {
      const failed = await buy();
      says(failed, FAILED);
      const other = new ShownChain();
      other.transactions.set(failed.transactionSignature, { slot: 1n, meta });
      const witnesses = [...shown.chain.witnesses, { rpc: other.chain.rpc, keepsUp: async () => true }];
      const report = await trackFinality({
        db: database.db,
        chain: { ...shown.chain, witnesses },
        now: () => NOW,
        entropy: systemEntropy,
        onError: (error, id) => errors.push([(error as Error).message, id]),
      });
      expect(report).toEqual({ ...NOTHING, ...made });
      expect((await rowOf(failed))?.status).toBe('failed' in made ? 'confirmed' : 'revoked');
    },
  );

  test('goes on after one that fails, and says which', async () => {
    const [broken, fine] = [await buy({ createdAt: new Date(NOW - 2 * MINUTE) }), await buy()];
    says(fine, FINAL);
    shown.answers.sendTransaction = () => {
      throw new Error('the node is down');
    };
    expect(await round()).toEqual({ ...NOTHING, failed: 1, finalized: 1 });
    expect(errors).toEqual([['the node is down', broken.id]]);
  });

  describe('what several endpoints say of a burn that is missing for ten minutes', () => {
    const LATE = NOW - 11 * MINUTE;
    const asked = (isThere: boolean | 'away', keepsUp = true): Witness => {
      const other = new ShownChain();
      other.answers.getTransaction = () => {
        if (isThere === 'away') throw new Error('away');
        return isThere ? { slot: 1n } : null;
      };
      return { rpc: other.chain.rpc, keepsUp: async () => keepsUp };
    };
    const missing = async (witnesses: Witness[]) => {
      await buy({ missingSince: new Date(LATE) });
      const chain = { ...shown.chain, witnesses };
      return trackFinality({
        db: database.db,
        chain,
        now: () => NOW,
        entropy: systemEntropy,
        onError: (error, id) => errors.push([(error as Error).message, id]),
      });
    };

    test.each<[string, () => Witness[]]>([
      ['one of them shows it', () => [asked(false), asked('away'), asked(true)]],
      ['a late one shows it', () => [asked(false), asked(true, false)]],
    ])('it stays bought when %s', async (_, witnesses) => {
      expect(await missing(witnesses())).toEqual({ ...NOTHING, resent: 1 });
    });

    test.each<[string, () => Witness[]]>([
      ['only a late one has not got it', () => [asked(false, false)]],
      ['the one that keeps up is away', () => [asked('away'), asked(false, false)]],
    ])('nothing is decided when %s', async (_, witnesses) => {
      expect(await missing(witnesses())).toEqual({ ...NOTHING, failed: 1 });
      expect(errors).toHaveLength(1);
      expect(await database.db.select().from(purchases)).toMatchObject([{ status: 'confirmed' }]);
    });

    test('it is taken back when one that keeps up has not got it, and no other has', async () => {
      expect(await missing([asked('away'), asked(false, false), asked(false)])).toEqual({
        ...NOTHING,
        dropped: 1,
      });
    });
  });
});
