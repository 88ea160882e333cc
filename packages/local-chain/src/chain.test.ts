/** Which transactions the chain lets in, and what becomes of the others. */
import {
  generateKeyPairSigner,
  getBase58Decoder,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  getTransactionEncoder,
  isSolanaError,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_TRANSACTION_SIGNATURE_VERIFICATION_FAILURE,
  SOLANA_ERROR__TRANSACTION_ERROR__ALREADY_PROCESSED,
  SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
  type SolanaErrorCode,
  signatureBytes,
} from '@solana/kit';
import { getTransferSolInstruction } from '@solana-program/system';
import {
  fetchToken,
  getCreateAssociatedTokenIdempotentInstructionAsync,
  getTransferCheckedInstruction,
} from '@solana-program/token';
import { describe, expect, it } from 'vitest';
import {
  burn,
  callRaw,
  connect,
  fundedWallet,
  post,
  SOL,
  send,
  sign,
  stillChain,
  tokenAccountOf,
} from './testing.ts';

/** The code of what caused a refused preflight. */
async function preflightCause(refused: Promise<unknown>): Promise<SolanaErrorCode | undefined> {
  const error = await refused.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE))
    throw error;
  return isSolanaError(error.cause) ? error.cause.context.__code : undefined;
}

describe('a transaction', () => {
  it('moves tokens', async () => {
    const chain = await stillChain();
    const rpc = connect(chain);
    const [from, to] = await Promise.all([fundedWallet(chain), generateKeyPairSigner()]);
    const destination = await tokenAccountOf(chain, to.address);
    await send(rpc, {
      payer: from,
      instructions: [
        await getCreateAssociatedTokenIdempotentInstructionAsync({
          payer: from,
          owner: to.address,
          mint: chain.mint,
        }),
        getTransferCheckedInstruction({
          source: from.tokenAccount,
          mint: chain.mint,
          destination,
          authority: from,
          amount: 40n,
          decimals: 6,
        }),
      ],
    });
    expect((await fetchToken(rpc, destination)).data.amount).toBe(40n);
    const { value } = await rpc
      .getTokenAccountsByOwner(to.address, { mint: chain.mint }, { encoding: 'jsonParsed' })
      .send();
    expect(value.map(({ pubkey }) => pubkey)).toEqual([destination]);
    expect(value[0]?.account.data.parsed.info.tokenAmount.amount).toBe('40');
  });

  it('may come in base58, which is expected if nothing is said', async () => {
    const chain = await stillChain();
    const rpc = connect(chain);
    const wallet = await fundedWallet(chain, 10n);
    const transaction = await sign(rpc, { payer: wallet, instructions: [burn(chain, wallet, 3n)] });
    const wire = getBase58Decoder().decode(getTransactionEncoder().encode(transaction));
    const params = [wire, { preflightCommitment: 'processed' }];
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'sendTransaction', params });
    expect(JSON.parse(await callRaw(chain, body)).result).toBe(getSignatureFromTransaction(transaction));
    expect((await fetchToken(rpc, wallet.tokenAccount)).data.amount).toBe(7n);
  });

  it('is refused once its blockhash is too old', async () => {
    const chain = await stillChain();
    const rpc = connect(chain);
    const wallet = await fundedWallet(chain);
    const { value: latest } = await rpc.getLatestBlockhash().send();
    const transaction = await sign(rpc, { payer: wallet, instructions: [burn(chain, wallet, 1n)] });
    const isValid = async () =>
      (await rpc.isBlockhashValid(latest.blockhash, { commitment: 'processed' }).send()).value;

    chain.advanceSlots(100);
    expect(await isValid()).toBe(true);
    chain.advanceSlots(100);
    expect(await isValid()).toBe(false);
    expect(await rpc.getBlockHeight().send()).toBeGreaterThan(latest.lastValidBlockHeight);
    expect(await preflightCause(post(rpc, transaction))).toBe(
      SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
    );
    await post(rpc, transaction, { skipPreflight: true });
    const { value } = await rpc.getSignatureStatuses([getSignatureFromTransaction(transaction)]).send();
    expect(value).toEqual([null]);
  });

  it('is refused a second time, however much happened in between', async () => {
    const chain = await stillChain();
    const rpc = connect(chain);
    const wallet = await fundedWallet(chain);
    const first = await sign(rpc, { payer: wallet, instructions: [burn(chain, wallet, 1n)] });
    await post(rpc, first);
    for (let amount = 2n; amount < 42n; amount++) {
      await send(rpc, { payer: wallet, instructions: [burn(chain, wallet, amount)] });
    }
    const { amount } = (await fetchToken(rpc, wallet.tokenAccount)).data;
    expect(await preflightCause(post(rpc, first))).toBe(SOLANA_ERROR__TRANSACTION_ERROR__ALREADY_PROCESSED);
    // A client that sends again until it sees a confirmation skips the preflight, and sees no error.
    expect(await post(rpc, first, { skipPreflight: true })).toBe(getSignatureFromTransaction(first));
    expect((await fetchToken(rpc, wallet.tokenAccount)).data.amount).toBe(amount);
  });

  it('that fails in a block costs its fee and is remembered', async () => {
    const chain = await stillChain();
    const rpc = connect(chain);
    const wallet = await fundedWallet(chain, 10n);
    const tooMuch = { payer: wallet, instructions: [burn(chain, wallet, 11n)] };
    await expect(preflightCause(send(rpc, tooMuch))).resolves.toBeDefined();
    expect((await rpc.getBalance(wallet.address).send()).value).toBe(SOL);

    const sent = await send(rpc, tooMuch, { skipPreflight: true });
    chain.advanceSlots(1);
    expect((await rpc.getBalance(wallet.address).send()).value).toBe(SOL - 5000n);
    const err = { InstructionError: [0n, { Custom: 1n }] };
    expect((await rpc.getSignatureStatuses([sent]).send()).value[0]).toMatchObject({ err });
    expect(await rpc.getSignaturesForAddress(wallet.address).send()).toMatchObject([
      { signature: sent, err },
      {},
    ]);
    const response = await rpc
      .getTransaction(sent, { encoding: 'base64', maxSupportedTransactionVersion: 0 })
      .send();
    expect(response?.meta).toMatchObject({ err, fee: 5000n });
    expect(response?.meta?.logMessages?.at(-1)).toContain('failed: custom program error: 0x1');
  });

  it('that is not in a block is forgotten', async () => {
    const chain = await stillChain();
    const rpc = connect(chain);
    const [wallet, unfunded] = await Promise.all([fundedWallet(chain), generateKeyPairSigner()]);
    const missingProgram = await sign(rpc, {
      payer: wallet,
      instructions: [{ programAddress: unfunded.address, accounts: [], data: new Uint8Array([1]) }],
    });
    const simulation = await rpc
      .simulateTransaction(getBase64EncodedWireTransaction(missingProgram), {
        encoding: 'base64',
        commitment: 'processed',
      })
      .send();
    expect(simulation.value.err).toBe('ProgramAccountNotFound');
    const penniless = await sign(rpc, {
      payer: unfunded,
      instructions: [
        getTransferSolInstruction({ source: unfunded, destination: wallet.address, amount: 1n }),
      ],
    });
    for (const transaction of [missingProgram, penniless]) {
      const sent = await post(rpc, transaction, { skipPreflight: true });
      expect((await rpc.getSignatureStatuses([sent]).send()).value).toEqual([null]);
    }
    expect((await rpc.getBalance(wallet.address).send()).value).toBe(SOL);
  });

  it('must be signed, by the right key', async () => {
    const chain = await stillChain();
    const rpc = connect(chain);
    const wallet = await fundedWallet(chain);
    const signed = await sign(rpc, { payer: wallet, instructions: [burn(chain, wallet, 1n)] });
    for (const forged of [signatureBytes(new Uint8Array(64).fill(7)), null]) {
      const transaction = { ...signed, signatures: { [wallet.address]: forged } };
      const refused = await post(rpc, transaction).catch((error: unknown) => error);
      expect(
        isSolanaError(
          refused,
          SOLANA_ERROR__JSON_RPC__SERVER_ERROR_TRANSACTION_SIGNATURE_VERIFICATION_FAILURE,
        ),
      ).toBe(true);
      await post(rpc, transaction, { skipPreflight: true });
    }
    expect((await rpc.getBalance(wallet.address).send()).value).toBe(SOL);
  });
});
