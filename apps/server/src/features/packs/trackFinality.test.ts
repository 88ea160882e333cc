/** What becomes of a confirmed burn when the chain finalizes it, drops it, or only seems to. */
import type { Purchase } from '@pokesol/protocol';
import { createSolanaRpcFromTransport, type Rpc, type SolanaRpcApi } from '@solana/kit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesFor, startTestServer, type TestServer, TestWallet, until } from '../../../testing/index.ts';
import { systemEntropy } from '../../platform/entropy.ts';
import { purchases } from './tables.ts';
import { type FinalityReport, trackFinality } from './trackFinality.ts';

const PACK = 'base1-mini';
const MINUTE = 60_000;

type Status = { confirmationStatus: string; err: unknown } | null;

describe.each(databasesFor('behaviour'))('tracking on %s', (kind) => {
  let server: TestServer;
  let wallet: TestWallet;
  let bought: Purchase;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    wallet = await TestWallet.createFunded(server.base);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.database.db.update(purchases).set({ finality: 'finalized' });
    bought = await wallet.buy(PACK);
  });

  /** A node that says of every burn what the test scripts. */
  function node(
    status: Status,
    more: { transaction?: object | null; send?: () => void } = {},
  ): Rpc<SolanaRpcApi> {
    return createSolanaRpcFromTransport(async <T>({ payload }: { payload: unknown }) => {
      const { id, method, params } = payload as { id: string; method: string; params: unknown[] };
      const results: Record<string, () => unknown> = {
        getSignatureStatuses: () => ({
          context: { slot: 1n },
          value: (params[0] as unknown[]).map(() => status),
        }),
        getTransaction: () => more.transaction ?? null,
        sendTransaction: () => {
          more.send?.();
          return bought.transactionSignature;
        },
      };
      return { jsonrpc: '2.0', id, result: results[method]?.() } as T;
    });
  }
  const errors: unknown[] = [];
  const run = (rpc: Rpc<SolanaRpcApi>, inMinutes: number): Promise<FinalityReport> =>
    trackFinality({
      db: server.database.db,
      chain: { ...server.chain, rpc, witnesses: [{ rpc, keepsUp: async () => true }] },
      now: () => Date.now() + inMinutes * MINUTE,
      entropy: systemEntropy,
      onError: (error) => errors.push(error),
    });
  const row = async () => {
    const [found] = await server.database.db.select().from(purchases).where(eq(purchases.id, bought.id));
    return { status: found?.status, finality: found?.finality, missing: found?.missingSince !== null };
  };
  const open = () => wallet.call('POST', `/api/pack-purchases/${bought.id}/open`);

  test('a finalized burn is followed no longer', async () => {
    expect(await run(node({ confirmationStatus: 'finalized', err: null }), 1)).toMatchObject({
      finalized: 1,
    });
    expect(await row()).toEqual({ status: 'confirmed', finality: 'finalized', missing: false });
  });

  test('a burn that finalized with an error burned nothing: its pack is void', async () => {
    const failed = node({ confirmationStatus: 'finalized', err: { InstructionError: [0n, { Custom: 1n }] } });
    expect(await run(failed, 1)).toMatchObject({ finalized: 0, dropped: 1 });
    expect(await row()).toMatchObject({ status: 'revoked', finality: 'dropped' });
    expect(await open()).toMatchObject({ status: 409, body: { code: 'pack-revoked' } });
  });

  test('one look that sees nothing voids nothing, however old the purchase: the burn is sent again', async () => {
    let sent = 0;
    expect(await run(node(null, { send: () => (sent += 1) }), 60)).toMatchObject({ resent: 1, dropped: 0 });
    expect(sent).toBe(1);
    expect(await row()).toEqual({ status: 'confirmed', finality: 'confirmed', missing: true });
    expect(await run(node({ confirmationStatus: 'confirmed', err: null }), 61)).toMatchObject({ dropped: 0 });
    expect(await row()).toEqual({ status: 'confirmed', finality: 'confirmed', missing: false });
  });

  test('a burn missing for ten minutes is void, unless the node shows the transaction itself', async () => {
    await run(node(null), 1);
    expect(await run(node(null), 10)).toMatchObject({ dropped: 0 });
    expect(await run(node(null, { transaction: { slot: 1n } }), 12)).toMatchObject({ dropped: 0 });
    expect(await run(node(null), 13)).toMatchObject({ dropped: 1 });
    expect(await row()).toMatchObject({ status: 'revoked', finality: 'dropped' });
  });

  test('a void pack comes back when the chain shows its burn after all', async () => {
    await run(node(null), 1);
    await run(node(null), 13);
    const again = await wallet.report(PACK, bought.transactionSignature ?? '');
    expect(again).toMatchObject({ status: 200, body: { id: bought.id, status: 'confirmed' } });
    expect(await row()).toEqual({ status: 'confirmed', finality: 'confirmed', missing: false });
    expect((await open()).status).toBe(200);
  });

  test('cards of a pack that was opened before its burn vanished stay with their owner', async () => {
    await open();
    await run(node(null), 1);
    expect(await run(node(null), 13)).toMatchObject({ dropped: 1 });
    expect(await row()).toMatchObject({ status: 'opened', finality: 'dropped' });
  });

  test('one burn that cannot be sent again does not keep the others from being tracked', async () => {
    errors.length = 0;
    const broken = node(null, {
      send: () => {
        throw new Error('node is down');
      },
    });
    expect(await run(broken, 1)).toMatchObject({ failed: 1 });
    expect(errors).toHaveLength(1);
    expect(await row()).toMatchObject({ status: 'confirmed', finality: 'confirmed' });
  });

  test('the local chain finalizes it by itself', async () => {
    await until(async () => (await run(server.chain.rpc, 1)).finalized === 1);
    expect(await row()).toEqual({ status: 'confirmed', finality: 'finalized', missing: false });
  });
});
