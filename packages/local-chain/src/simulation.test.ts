/** Trying a transaction out. */
import { blockhash, getBase64EncodedWireTransaction } from '@solana/kit';
import { fetchToken } from '@solana-program/token';
import { describe, expect, it } from 'vitest';
import { burn, connect, fundedWallet, sign, stillChain } from './testing.ts';

describe('a simulation', () => {
  it('says what a transaction needs and would change, unsigned and with any blockhash', async () => {
    const chain = await stillChain();
    const rpc = connect(chain);
    const wallet = await fundedWallet(chain);
    const unsigned = await sign(rpc, {
      payer: wallet,
      instructions: [burn(chain, wallet, 1n)],
      blockhash: blockhash(chain.mint),
    });
    const wire = getBase64EncodedWireTransaction({ ...unsigned, signatures: { [wallet.address]: null } });
    const { value } = await rpc
      .simulateTransaction(wire, {
        encoding: 'base64',
        replaceRecentBlockhash: true,
        sigVerify: false,
        innerInstructions: true,
        accounts: { encoding: 'jsonParsed', addresses: [wallet.tokenAccount] },
      })
      .send();
    expect(value).toMatchObject({ err: null, innerInstructions: [], fee: 5000n });
    expect(value.unitsConsumed).toBeGreaterThan(0n);
    expect(value.replacementBlockhash.blockhash).toBe(
      (await rpc.getLatestBlockhash().send()).value.blockhash,
    );
    expect(value.accounts[0]).toMatchObject({
      data: { parsed: { info: { tokenAmount: { amount: '99999999' } } } },
    });
    expect((await fetchToken(rpc, wallet.tokenAccount)).data.amount).toBe(100_000_000n);
  });
});
