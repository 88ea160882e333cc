/** Accounts in every encoding a node knows. */
import { fetchEncodedAccounts, generateKeyPairSigner, getBase64Encoder } from '@solana/kit';
import { getApproveCheckedInstruction, getTokenDecoder } from '@solana-program/token';
import { expect, it } from 'vitest';
import { callRaw, connect, fundedWallet, SOL, send, stillChain } from './testing.ts';

it('reads a wallet, a mint and a missing account at once', async () => {
  const chain = await stillChain();
  const wallet = await fundedWallet(chain);
  const { address: unfunded } = await generateKeyPairSigner();
  const accounts = await fetchEncodedAccounts(connect(chain), [wallet.address, chain.mint, unfunded]);
  expect(accounts.map((account) => account.exists && account.lamports)).toEqual([SOL, 1_461_600n, false]);
  const call = { jsonrpc: '2.0', id: 1, method: 'getMultipleAccounts', params: [Array(101).fill(unfunded)] };
  expect(JSON.parse(await callRaw(chain, JSON.stringify(call)))).toMatchObject({ error: { code: -32602 } });
});

it('writes base64, a slice of it, and base58 while it is short', async () => {
  const chain = await stillChain();
  const rpc = connect(chain);
  const { tokenAccount } = await fundedWallet(chain, 77n);
  const whole = await rpc.getAccountInfo(tokenAccount, { encoding: 'base64' }).send();
  const bytes = getBase64Encoder().encode(whole.value?.data[0] ?? '');
  expect(getTokenDecoder().decode(bytes)).toMatchObject({ mint: chain.mint, amount: 77n });
  const dataSlice = { offset: 0, length: 32 };
  const slice = await rpc.getAccountInfo(tokenAccount, { encoding: 'base58', dataSlice }).send();
  expect(slice.value?.data).toEqual([chain.mint, 'base58']);
  expect(slice.value?.space).toBe(165n);
  const mint = await rpc.getAccountInfo(chain.mint, { encoding: 'base58' }).send();
  expect(mint.value?.data[0].length).toBeGreaterThan(82);
  await expect(rpc.getAccountInfo(tokenAccount, { encoding: 'base58' }).send()).rejects.toThrow();
});

it('parses token accounts and mints, and leaves the rest alone', async () => {
  const chain = await stillChain();
  const rpc = connect(chain);
  const wallet = await fundedWallet(chain, 77n);
  const { address: delegate } = await generateKeyPairSigner();
  const approval = {
    source: wallet.tokenAccount,
    mint: chain.mint,
    delegate,
    owner: wallet,
    amount: 5n,
    decimals: 6,
  };
  await send(rpc, { payer: wallet, instructions: [getApproveCheckedInstruction(approval)] });
  const parsed = async (address: typeof chain.mint) =>
    (await rpc.getAccountInfo(address, { encoding: 'jsonParsed' }).send()).value?.data;
  expect(await parsed(wallet.tokenAccount)).toMatchObject({
    program: 'spl-token',
    parsed: {
      type: 'account',
      info: {
        owner: wallet.address,
        state: 'initialized',
        delegate,
        delegatedAmount: { amount: '5' },
        tokenAmount: { amount: '77', decimals: 6, uiAmount: 0.000077, uiAmountString: '0.000077' },
      },
    },
  });
  expect(await parsed(chain.mint)).toMatchObject({ parsed: { type: 'mint', info: { mintAuthority: null } } });
  expect(await parsed(wallet.address)).toEqual(['', 'base64']);
});
