/** The recorded fee is the one that was paid. */

import {
  appendTransactionMessageInstructions,
  createTransactionMessage,
  pipe,
  setTransactionMessageComputeUnitLimit,
  setTransactionMessageComputeUnitPrice,
  setTransactionMessageConfig,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { describe, expect, it } from 'vitest';
import { burn, connect, fundedWallet, post, stillChain } from './testing.ts';

describe('fees', () => {
  it('are what a wallet pays, with and without a priority', async () => {
    const chain = await stillChain();
    const rpc = connect(chain);
    const wallet = await fundedWallet(chain);
    const { value: latest } = await rpc.getLatestBlockhash({ commitment: 'processed' }).send();
    const draft = (version: 'legacy' | 0) =>
      pipe(
        createTransactionMessage({ version }),
        (message) => setTransactionMessageFeePayerSigner(wallet, message),
        (message) => setTransactionMessageLifetimeUsingBlockhash(latest, message),
        (message) => appendTransactionMessageInstructions([burn(chain, wallet, 1n)], message),
      );
    const v1 = pipe(
      createTransactionMessage({ version: 1 }),
      (message) => setTransactionMessageFeePayerSigner(wallet, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(latest, message),
      (message) => appendTransactionMessageInstructions([burn(chain, wallet, 2n)], message),
      (message) =>
        setTransactionMessageConfig(
          { computeUnitLimit: 20_000, loadedAccountsDataSizeLimit: 65_536, priorityFeeLamports: 777n },
          message,
        ),
    );
    const priced = setTransactionMessageComputeUnitPrice(1_000_001n, draft('legacy'));
    const limited = setTransactionMessageComputeUnitLimit(
      20_000,
      setTransactionMessageComputeUnitPrice(1_500_000n, draft(0)),
    );
    const expected = [5000n, 5000n + 203_001n, 5000n + 30_000n, 5777n];
    for (const message of [draft(0), priced, limited, v1]) {
      const transaction = await signTransactionMessageWithSigners(message);
      const before = (await rpc.getBalance(wallet.address).send()).value;
      const sent = await post(rpc, transaction);
      chain.advanceSlots(1);
      const paid = before - (await rpc.getBalance(wallet.address).send()).value;
      expect(paid).toBe(expected.shift());
      const { meta } =
        (await rpc.getTransaction(sent, { encoding: 'base64', maxSupportedTransactionVersion: 1 }).send()) ??
        {};
      expect(meta?.fee).toBe(paid);
    }
  });
});
