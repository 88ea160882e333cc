/** Finding burns: one by its id, and every page of what mentions a reference. */
import type { GetSignaturesForAddressApi, GetTransactionApi, Signature } from '@solana/kit';
import { describe, expect, it } from 'vitest';
import { fetchBurnTransaction, signaturesForReference } from './burnOnChain.ts';
import { fakeRpc, oneByOne } from './testing/fakeRpc.ts';
import { reference } from './testing/purchase.ts';

const id = 'burn' as Signature;
const down = new Error('node down');
const tx = { slot: 1n };

describe('fetchBurnTransaction', () => {
  async function run(answer: unknown) {
    const asked: unknown[][] = [];
    const next = oneByOne(answer);
    const { rpc } = fakeRpc<GetTransactionApi>({
      getTransaction: (...args) => {
        asked.push([...args]);
        return next();
      },
    });
    return { result: await fetchBurnTransaction(rpc, id), asked };
  }

  it('asks once, for the confirmed bytes of any version', async () => {
    const { result, asked } = await run(tx);
    expect(result).toBe(tx);
    const config = { commitment: 'confirmed', encoding: 'base64', maxSupportedTransactionVersion: 1 };
    expect(asked).toEqual([[id, config]]);
  });

  it('distinguishes «not there» from «no answer»', async () => {
    expect((await run(null)).result).toBe('not-found');
    expect((await run(down)).result).toBe('unreachable');
  });
});

describe('signaturesForReference', () => {
  const hit = (n: number, err: unknown = null) => ({
    signature: `s${n}`,
    slot: BigInt(n),
    blockTime: BigInt(n),
    err,
    memo: null,
    confirmationStatus: 'confirmed',
  });

  it('leaves out what failed and begins with the oldest', async () => {
    const { rpc } = fakeRpc<GetSignaturesForAddressApi>({
      getSignaturesForAddress: () => [hit(3), hit(2, 'AccountNotFound'), hit(1)],
    });
    expect(await signaturesForReference(rpc, reference)).toEqual([
      { signature: 's1', slot: 1n, blockTime: 1n },
      { signature: 's3', slot: 3n, blockTime: 3n },
    ]);
  });

  it('reads through junk that fills whole pages', async () => {
    const junk = Array.from({ length: 1000 }, (_, i) => hit(5000 - i));
    const asked: unknown[] = [];
    const next = oneByOne(junk, [hit(1)]);
    const { rpc } = fakeRpc<GetSignaturesForAddressApi>({
      getSignaturesForAddress: (_, config) => {
        asked.push(config);
        return next();
      },
    });
    const hits = await signaturesForReference(rpc, reference);
    expect(hits[0]).toMatchObject({ signature: 's1' });
    expect(hits).toHaveLength(1001);
    expect(asked).toEqual([
      { commitment: 'confirmed', limit: 1000 },
      { commitment: 'confirmed', limit: 1000, before: 's4001' },
    ]);
  });
});
