/** The faucet: a mint that cannot grow, and gifts. */

import { generateKeyPairSigner, lamports } from '@solana/kit';
import { fetchMint, fetchToken } from '@solana-program/token';
import { describe, expect, it } from 'vitest';
import { connect, SOL, stillChain, tokenAccountOf } from './testing.ts';

describe('a fresh chain', () => {
  it('has a mint whose supply can never grow', async () => {
    const chain = await stillChain();
    const mint = await fetchMint(connect(chain), chain.mint);
    expect(mint.programAddress).toBe(chain.tokenProgram);
    expect(mint.data).toMatchObject({ decimals: 6, supply: 10n ** 18n, isInitialized: true });
    expect(mint.data.mintAuthority.__option).toBe('None');
    expect(mint.data.freezeAuthority.__option).toBe('None');
  });

  it('gives SOL and tokens, also twice the same and both at once', async () => {
    const chain = await stillChain();
    const rpc = connect(chain);
    const { address } = await generateKeyPairSigner();
    await chain.fund(address, { lamports: SOL });
    await Promise.all([chain.fund(address, { tokens: 7n }), chain.fund(address, { tokens: 7n })]);
    expect((await rpc.getBalance(address).send()).value).toBe(SOL);
    expect((await fetchToken(rpc, await tokenAccountOf(chain, address))).data.amount).toBe(14n);
  });

  it('gives a first gift once per wallet, in one transaction, even for two concurrent requests', async () => {
    const chain = await stillChain();
    const rpc = connect(chain);
    const { address } = await generateKeyPairSigner();
    const first = () => chain.fundFirst(address, { lamports: SOL, tokens: 7n });
    expect((await Promise.all([first(), first(), first()])).sort()).toEqual([false, false, true]);
    expect(await first()).toBe(false);
    expect((await rpc.getBalance(address).send()).value).toBe(SOL);
    expect((await fetchToken(rpc, await tokenAccountOf(chain, address))).data.amount).toBe(7n);
    chain.advanceSlots(1);
    const landed = (await rpc.getSignaturesForAddress(address).send()).filter(({ err }) => err === null);
    expect(landed).toHaveLength(1);
  });

  it('rejects a first gift that it cannot give', async () => {
    const chain = await stillChain();
    const rpc = connect(chain);
    const { address } = await generateKeyPairSigner();
    const tooMuch = { lamports: SOL, tokens: 2n * 10n ** 18n };
    await expect(chain.fundFirst(address, tooMuch)).rejects.toMatchObject({ code: 'GIFT_REFUSED' });
    expect((await rpc.getBalance(address).send()).value).toBe(0n);
    expect(await chain.fundFirst(address, { tokens: 7n })).toBe(true);
  });

  it('refuses a gift that it cannot give', async () => {
    const chain = await stillChain();
    const { address } = await generateKeyPairSigner();
    await expect(chain.fund(address, { tokens: 2n * 10n ** 18n })).rejects.toMatchObject({
      code: 'GIFT_REFUSED',
    });
    await expect(chain.fund(address, { lamports: -1n })).rejects.toThrow(RangeError);
  });

  it('drops SOL on request, twice the same amount in one slot too', async () => {
    const chain = await stillChain();
    const rpc = connect(chain);
    const { address } = await generateKeyPairSigner();
    const first = await rpc.requestAirdrop(address, lamports(SOL)).send();
    const second = await rpc.requestAirdrop(address, lamports(SOL)).send();
    expect(second).not.toBe(first);
    expect((await rpc.getBalance(address).send()).value).toBe(2n * SOL);
  });
});
