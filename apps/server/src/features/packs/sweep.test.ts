/** The sweep when the chain is away: a look that failed is no look, and what was paid is found when it is back. */
import type { Purchase } from '@pokesol/protocol';
import { createSolanaRpcFromTransport } from '@solana/kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesFor, startTestServer, type TestServer, TestWallet } from '../../../testing/index.ts';
import { systemEntropy } from '../../platform/entropy.ts';
import { type SweepReport, sweep } from './sweep.ts';

const PACK = 'base1-mini';

describe.each(databasesFor('behaviour'))('the sweep on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind });
  });
  afterAll(() => server.close());

  const away = createSolanaRpcFromTransport(async () => {
    throw new Error('the chain is away');
  });
  const errors: unknown[] = [];
  const run = (inMs: number, rpc = server.chain.rpc): Promise<SweepReport> =>
    sweep({
      db: server.database.db,
      chain: { ...server.chain, rpc },
      now: () => Date.now() + inMs,
      entropy: systemEntropy,
      firstPauseMs: 50,
      onError: (error) => errors.push(error),
    });

  test('finds every burn soon after an outage, however long it was', async () => {
    const wallet = await TestWallet.createFunded(server.base);
    for (let i = 0; i < 3; i += 1) await wallet.burn(await wallet.intend(PACK));
    const purchases = () => wallet.ok<Purchase[]>('GET', `/api/users/${wallet.address}/pack-purchases`);
    for (let round = 1; round <= 8; round += 1)
      expect(await run(round * 100, away)).toMatchObject({ looked: 0, recorded: 0, failed: 3 });
    expect(errors).toHaveLength(24);
    expect(await purchases()).toEqual([]);
    // Had the failed looks counted, the pauses would have doubled to several seconds by now.
    expect(await run(900)).toMatchObject({ looked: 3, recorded: 3, failed: 0 });
    expect(await purchases()).toHaveLength(3);
  });
});
