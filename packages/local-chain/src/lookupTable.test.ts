/** Addresses from lookup tables, through the real program. */

import {
  AccountRole,
  type Address,
  address,
  decodeTransactionFromRpcResponse,
  generateKeyPairSigner,
  getAddressEncoder,
  getProgramDerivedAddress,
  getStructEncoder,
  getU8Encoder,
  getU32Encoder,
  getU64Encoder,
  walkInstructions,
} from '@solana/kit';
import { describe, expect, it } from 'vitest';
import { burn, connect, fundedWallet, send, stillChain } from './testing.ts';

describe('an address lookup table', () => {
  const PROGRAM = address('AddressLookupTab1e1111111111111111111111111');
  const SYSTEM = address('11111111111111111111111111111111');

  it('lends its addresses, by which the transaction is found', async () => {
    const chain = await stillChain();
    const rpc = connect(chain);
    const wallet = await fundedWallet(chain);
    const { address: reference } = await generateKeyPairSigner();
    chain.advanceSlots(1);
    const recentSlot = (await rpc.getSlot({ commitment: 'processed' }).send()) - 1n;
    const [table, bump] = await getProgramDerivedAddress({
      programAddress: PROGRAM,
      seeds: [getAddressEncoder().encode(wallet.address), getU64Encoder().encode(recentSlot)],
    });
    const create = getStructEncoder([
      ['kind', getU32Encoder()],
      ['recentSlot', getU64Encoder()],
      ['bump', getU8Encoder()],
    ]).encode({ kind: 0, recentSlot, bump });
    const extend = new Uint8Array([
      ...getU32Encoder().encode(2),
      ...getU64Encoder().encode(2),
      ...getAddressEncoder().encode(chain.mint),
      ...getAddressEncoder().encode(reference),
    ]);
    const accounts = [
      { address: table, role: AccountRole.WRITABLE },
      { address: wallet.address, role: AccountRole.READONLY_SIGNER },
      { address: wallet.address, role: AccountRole.WRITABLE_SIGNER },
      { address: SYSTEM, role: AccountRole.READONLY },
    ];
    await send(rpc, {
      payer: wallet,
      instructions: [
        { programAddress: PROGRAM, accounts, data: create },
        { programAddress: PROGRAM, accounts, data: extend },
      ],
    });
    chain.advanceSlots(1);

    const lookup = (
      borrowed: Address,
      addressIndex: number,
      role: AccountRole.READONLY | AccountRole.WRITABLE,
    ) => ({
      address: borrowed,
      addressIndex,
      lookupTableAddress: table,
      role,
    });
    const plain = burn(chain, wallet, 9n, reference);
    const [account, , authority] = plain.accounts ?? [];
    if (account === undefined || authority === undefined) throw new Error('a burn has accounts');
    const throughTable = {
      ...plain,
      accounts: [
        account,
        lookup(chain.mint, 0, AccountRole.WRITABLE),
        authority,
        lookup(reference, 1, AccountRole.READONLY),
      ],
    };
    const sent = await send(rpc, { payer: wallet, instructions: [throughTable] });
    chain.advanceSlots(1);

    const found = await rpc.getSignaturesForAddress(reference).send();
    expect(found).toMatchObject([{ signature: sent, err: null }]);
    const response = await rpc
      .getTransaction(sent, { encoding: 'base64', maxSupportedTransactionVersion: 0 })
      .send();
    if (response === null) throw new Error('the burn is not there');
    const { compiledMessage, loadedAddresses } = decodeTransactionFromRpcResponse(response);
    expect(compiledMessage.staticAccounts).not.toContain(reference);
    expect(loadedAddresses).toEqual({ writable: [chain.mint], readonly: [reference] });
    const [walked] = [...walkInstructions({ compiledMessage, loadedAddresses, meta: response.meta ?? {} })];
    expect(walked?.accounts?.map(({ address }) => address)).toEqual([
      wallet.tokenAccount,
      chain.mint,
      wallet.address,
      reference,
    ]);
  });
});
