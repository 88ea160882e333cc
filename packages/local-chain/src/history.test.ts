/** What a client reads of a transaction afterwards. */

import {
  address,
  decodeTransactionFromRpcResponse,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  signature,
  walkInstructions,
} from '@solana/kit';
import {
  fetchMint,
  getCreateAssociatedTokenIdempotentInstructionAsync,
  parseBurnCheckedInstruction,
} from '@solana-program/token';
import { describe, expect, it } from 'vitest';
import { burn, connect, fundedWallet, SOL, START, send, stillChain } from './testing.ts';

describe('a transaction', () => {
  it('burns with a reference, by which it is found and read again', async () => {
    const chain = await stillChain();
    const rpc = connect(chain);
    const wallet = await fundedWallet(chain, 5_000_000n);
    const { address: reference } = await generateKeyPairSigner();
    const sent = await send(rpc, {
      payer: wallet,
      instructions: [burn(chain, wallet, 1_500_000n, reference)],
    });
    chain.advanceSlots(1);

    const found = await rpc.getSignaturesForAddress(reference, { commitment: 'confirmed' }).send();
    expect(found).toMatchObject([
      { signature: sent, err: null, memo: null, confirmationStatus: 'confirmed' },
    ]);
    const response = await rpc
      .getTransaction(sent, {
        commitment: 'confirmed',
        encoding: 'base64',
        maxSupportedTransactionVersion: 1,
      })
      .send();
    if (response === null || response.meta === null) throw new Error('the burn is not there');
    expect(response).toMatchObject({ version: 0, blockTime: BigInt(START / 1000) });
    expect(response.meta).toMatchObject({ err: null, fee: 5000n });
    expect(response.meta.preBalances[0]).toBe(SOL);
    expect(response.meta.postBalances[0]).toBe(SOL - 5000n);
    const [before] = response.meta.preTokenBalances ?? [];
    const [after] = response.meta.postTokenBalances ?? [];
    expect(before).toMatchObject({ mint: chain.mint, owner: wallet.address, programId: chain.tokenProgram });
    expect([before?.uiTokenAmount.amount, after?.uiTokenAmount.amount]).toEqual(['5000000', '3500000']);

    const { compiledMessage, loadedAddresses, transaction } = decodeTransactionFromRpcResponse(response);
    expect(getSignatureFromTransaction(transaction)).toBe(sent);
    const [instruction] = [...walkInstructions({ compiledMessage, loadedAddresses, meta: response.meta })];
    if (instruction?.accounts === undefined || instruction.data === undefined)
      throw new Error('no instruction');
    const { accounts, data } = instruction;
    const parsed = parseBurnCheckedInstruction({
      programAddress: instruction.programAddress,
      accounts: [...accounts],
      data,
    });
    expect(parsed.data).toMatchObject({ amount: 1_500_000n, decimals: 6 });
    expect(accounts.slice(3).map(({ address }) => address)).toEqual([reference]);
    expect((await fetchMint(rpc, chain.mint)).data.supply).toBe(10n ** 18n - 1_500_000n);
  });

  it('shows its inner instructions', async () => {
    const chain = await stillChain();
    const rpc = connect(chain);
    const payer = await fundedWallet(chain);
    const { address: owner } = await generateKeyPairSigner();
    const create = await getCreateAssociatedTokenIdempotentInstructionAsync({
      payer,
      owner,
      mint: chain.mint,
    });
    const sent = await send(rpc, { payer, instructions: [create] });
    chain.advanceSlots(1);
    const response = await rpc
      .getTransaction(sent, { commitment: 'confirmed', encoding: 'json', maxSupportedTransactionVersion: 0 })
      .send();
    if (response === null) throw new Error('it is not there');
    const { compiledMessage, loadedAddresses } = decodeTransactionFromRpcResponse(response);
    const walked = [...walkInstructions({ compiledMessage, loadedAddresses, meta: response.meta ?? {} })];
    expect(walked.filter(({ trace }) => trace.kind === 'outer')).toHaveLength(1);
    const inner = walked.filter(({ trace }) => trace.kind === 'inner');
    expect(inner.map(({ programAddress }) => programAddress)).toContain(chain.tokenProgram);
  });

  it('ripens from processed over confirmed to finalized', async () => {
    const chain = await stillChain();
    const rpc = connect(chain);
    const wallet = await fundedWallet(chain);
    const sent = await send(rpc, { payer: wallet, instructions: [burn(chain, wallet, 1n)] });
    const status = async () => (await rpc.getSignatureStatuses([sent]).send()).value[0];
    const read = (commitment: 'confirmed' | 'finalized') =>
      rpc.getTransaction(sent, { commitment, encoding: 'base64', maxSupportedTransactionVersion: 0 }).send();

    expect(await status()).toMatchObject({ confirmationStatus: 'processed', confirmations: 0n, err: null });
    expect(await read('confirmed')).toBeNull();
    chain.advanceSlots(1);
    expect(await status()).toMatchObject({ confirmationStatus: 'confirmed', confirmations: 1n });
    expect(await read('confirmed')).not.toBeNull();
    expect(await read('finalized')).toBeNull();
    expect(await rpc.getSignaturesForAddress(wallet.address, { commitment: 'finalized' }).send()).toEqual([]);
    chain.advanceSlots(31);
    expect(await status()).toMatchObject({ confirmationStatus: 'finalized', confirmations: null });
    expect(await read('finalized')).not.toBeNull();
    chain.advanceSlots(300);
    expect(await status()).toBeNull();
    const { value } = await rpc.getSignatureStatuses([sent], { searchTransactionHistory: true }).send();
    expect(value[0]).toMatchObject({ confirmationStatus: 'finalized' });
  });

  it('may carry a memo for the newest memo program', async () => {
    const chain = await stillChain();
    const rpc = connect(chain);
    const payer = await fundedWallet(chain);
    const data = new TextEncoder().encode('hello');
    for (const programAddress of [
      address('Memo4c2pN8afCj432Lb7RMVKi9PbQnnW7ewFFaV3oAH'),
      address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
    ]) {
      const sent = await send(rpc, { payer, instructions: [{ programAddress, data }] });
      chain.advanceSlots(1);
      const [newest] = await rpc.getSignaturesForAddress(payer.address, { limit: 1 }).send();
      expect(newest).toMatchObject({ signature: sent, err: null, memo: '[5] hello' });
    }
  });

  it('list a history page by page', async () => {
    const chain = await stillChain();
    const rpc = connect(chain);
    const wallet = await fundedWallet(chain);
    const sent = [];
    for (const amount of [1n, 2n, 3n, 4n]) {
      sent.unshift(await send(rpc, { payer: wallet, instructions: [burn(chain, wallet, amount)] }));
    }
    chain.advanceSlots(1);
    const page = async (config: { limit?: number; before?: string; until?: string }) => {
      const { before, until, ...rest } = config;
      const found = await rpc
        .getSignaturesForAddress(wallet.tokenAccount, {
          ...rest,
          ...(before !== undefined && { before: signature(before) }),
          ...(until !== undefined && { until: signature(until) }),
        })
        .send();
      return found.map((one) => one.signature);
    };
    const [newest = '', second = '', third = '', oldest = ''] = sent;
    expect((await page({})).slice(0, 4)).toEqual(sent);
    expect(await page({ limit: 2 })).toEqual([newest, second]);
    expect(await page({ limit: 1, before: second })).toEqual([third]);
    expect(await page({ before: newest, until: oldest })).toEqual([second, third]);
    const { address: stranger } = await generateKeyPairSigner();
    expect(await rpc.getSignaturesForAddress(stranger).send()).toEqual([]);
  });
});
