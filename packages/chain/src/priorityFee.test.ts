/** The price of a unit: three quarters of the others are outbid, no buyer pays above the limit, and silence costs nothing. */
import type { GetRecentPrioritizationFeesApi } from '@solana/kit';
import { describe, expect, it } from 'vitest';
import { priorityFee, unitPriceFor } from './priorityFee.ts';
import { someAddress } from './testing/compile.ts';
import { fakeRpc } from './testing/fakeRpc.ts';

const accounts = [someAddress(1), someAddress(2)];

async function price(offers: readonly bigint[] | Error, most = 100_000) {
  const asked: unknown[] = [];
  const { rpc, calls } = fakeRpc<GetRecentPrioritizationFeesApi>({
    getRecentPrioritizationFees: (given) => {
      asked.push(given);
      if (offers instanceof Error) throw offers;
      return offers.map((prioritizationFee, i) => ({ slot: BigInt(i), prioritizationFee }));
    },
  });
  return { price: await unitPriceFor(rpc, accounts, { units: 20_000, most }), asked, calls };
}

describe('unitPriceFor', () => {
  it('outbids three quarters of the last blocks for these accounts', async () => {
    const { price: found, asked } = await price([9_000n, 0n, 1_000n, 2_000n, 3_000n, 70n, 4_000n, 5_000n]);
    expect([found, asked]).toEqual([5_000n, [accounts]]);
  });

  it('offers nothing where no other does, where no node says, and where nothing may be offered', async () => {
    expect((await price(Array.from({ length: 150 }, () => 0n))).price).toBe(0n);
    expect((await price([])).price).toBe(0n);
    expect((await price(new Error('Method not found'))).price).toBe(0n);
    expect(await price([9_000_000n], 0)).toMatchObject({ price: 0n, calls: [] });
  });

  it.each([1, 777, 100_000])('stays within %s lamports for the whole transaction', async (most) => {
    const { price: found } = await price([10n ** 15n], most);
    const fee = priorityFee(found, 20_000);
    expect(fee).toBeLessThanOrEqual(BigInt(most));
    expect(fee).toBeGreaterThan(BigInt(most) - 2n);
  });
});

it('a fee is rounded up to a lamport', () => {
  expect([priorityFee(0n, 20_000), priorityFee(1n, 20_000), priorityFee(100n, 20_000)]).toEqual([0n, 1n, 2n]);
});
