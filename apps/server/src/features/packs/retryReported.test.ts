/** Looking again for burns that the chain did not show: so often, for so many, and no more. */
import { createSolanaRpcFromTransport, getBase58Decoder } from '@solana/kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesFor, startTestServer, type TestServer, until } from '../../../testing/index.ts';
import { systemEntropy } from '../../platform/entropy.ts';
import { retryReportedBurns } from './retryReported.ts';

const signatures = (many: number) =>
  Array.from({ length: many }, () => getBase58Decoder().decode(systemEntropy.bytes(64, 'id')));

describe.each(databasesFor('behaviour'))('a burn that never comes, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind });
  });
  afterAll(() => server.close());

  /** On a chain that shows nothing, or breaks; how often it was asked. */
  function looking(chainDoes: () => object) {
    const asked: string[] = [];
    const rpc = createSolanaRpcFromTransport(async (call) => {
      asked.push((call.payload as { method: string }).method);
      return chainDoes() as never;
    });
    const look = retryReportedBurns({
      db: server.database.db,
      chain: { ...server.chain, rpc },
      now: Date.now,
      entropy: systemEntropy,
      afterMs: [1, 1, 1, 1],
      onRecorded: () => expect.unreachable(),
      onError: () => expect.unreachable(),
    });
    return { ...look, asked };
  }
  const nothing = () => ({ jsonrpc: '2.0', id: 1, result: null });

  test('is looked for four times, and five of one wallet at a time', async () => {
    const { later, stop, asked } = looking(nothing);
    const [first = '', ...others] = signatures(9);
    for (const signature of [first, first, ...others]) later({ signature, wallet: 'maya', by: 'page' });
    await until(() => asked.length === 5 * 4);
    // Their places are free again.
    await until(() => {
      later({ signature: first, wallet: 'maya', by: 'page' });
      return asked.length > 5 * 4;
    });
    stop();
  });

  test('of many wallets is looked for two hundred at a time', async () => {
    const { later, stop, asked } = looking(nothing);
    for (const [n, signature] of signatures(250).entries())
      later({ signature, wallet: `wallet ${n % 50}`, by: 'page' });
    await until(() => asked.length === 200 * 4);
    stop();
  });

  test('is looked for again on a chain that breaks', async () => {
    const { later, stop, asked } = looking(() => {
      throw new Error('the chain is away');
    });
    const [signature = ''] = signatures(1);
    later({ signature, wallet: 'maya', by: 'page' });
    await until(() => asked.length === 4);
    stop();
  });
});
