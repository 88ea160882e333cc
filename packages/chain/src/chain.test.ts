/** One purchase on a real chain, from the first blockhash to the verdict, and the ways in which it stops on the road. */
import { isRefusal } from '@pokesol/engine/result';
import {
  type Address,
  createSolanaRpc,
  generateKeyPairSigner,
  getTransactionDecoder,
  getTransactionEncoder,
  isSolanaError,
  type KeyPairSigner,
  partiallySignTransaction,
  SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM,
  SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
} from '@solana/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { latestBlockhashWithRetry } from './blockhash.ts';
import { type BurnRequest, buildBurnTransaction, unitsOfBurns } from './burn.ts';
import { signaturesForReference } from './burnOnChain.ts';
import { priorityFee, unitPriceFor } from './priorityFee.ts';
import { sendAndConfirm } from './send.ts';
import type { SignInChallenge } from './signIn.ts';
import { buildSignInTransaction, verifySignInTransaction } from './signInTransaction.ts';
import { fakeSleep } from './testing/fakeRpc.ts';
import { openStage, type Stage } from './testing/stage.ts';
import { tokenBalance, tokenInfo } from './token.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.chain.close());

async function signedBurn(change: Partial<BurnRequest> = {}, signer: KeyPairSigner = stage.alice) {
  const { chain, rpc } = stage;
  const lifetime = await latestBlockhashWithRetry(rpc);
  if (isRefusal(lifetime)) throw new Error(lifetime.message);
  const bytes = await buildBurnTransaction({
    wallet: signer.address,
    mint: chain.mint,
    tokenProgram: chain.tokenProgram,
    decimals: chain.decimals,
    amount: 5_000_000n,
    references: [(await generateKeyPairSigner()).address],
    version: 0,
    ...lifetime,
    ...change,
  });
  return { bytes: await sign(bytes, signer), lifetime };
}

async function sign(bytes: Uint8Array, signer: KeyPairSigner): Promise<Uint8Array> {
  const signed = await partiallySignTransaction([signer.keyPair], getTransactionDecoder().decode(bytes));
  return new Uint8Array(getTransactionEncoder().encode(signed));
}

/** Time passes while one waits. */
const sleep = async () => stage.chain.advanceSlots(1);

describe('a purchase', () => {
  it.each(['legacy', 0] as const)('is paid by a burn of version %s', async (version) => {
    const { chain, rpc, alice } = stage;
    const reference = (await generateKeyPairSigner()).address;
    const balance = () => tokenBalance(rpc, alice.address, chain.mint, chain.tokenProgram);
    const before = await balance();
    const { bytes, lifetime } = await signedBurn({ references: [reference], version });
    const sent = await sendAndConfirm(rpc, bytes, { ...lifetime, sleep });
    if (sent.status !== 'confirmed') throw new Error(sent.status);
    expect(await balance()).toBe(before - 5_000_000n);
    expect(await stage.judge(sent.signature, reference)).toMatchObject({
      burn: { path: 'outer[0]', amount: 5_000_000n, slot: sent.slot },
    });
    expect(await signaturesForReference(rpc, reference)).toMatchObject([{ signature: sent.signature }]);
  });

  it.each(['legacy', 0] as const)(
    'of ten packs pays the priority fee that was said, beside the base fee, version %s',
    async (version) => {
      const { rpc, alice } = stage;
      const references = await Promise.all(
        Array.from({ length: 10 }, async () => (await generateKeyPairSigner()).address),
      );
      const lamports = async () => (await rpc.getBalance(alice.address).send()).value;
      const before = await lamports();
      const unitPrice = 1_234_567n;
      const { bytes, lifetime } = await signedBurn({ references, version, unitPrice });
      expect(bytes.length).toBeLessThanOrEqual(1232);
      const sent = await sendAndConfirm(rpc, bytes, { ...lifetime, sleep });
      if (sent.status !== 'confirmed') throw new Error(sent.status);
      expect(before - (await lamports())).toBe(5_000n + priorityFee(unitPrice, unitsOfBurns(10)));
      expect(await stage.judge(sent.signature, references[9] ?? null)).toMatchObject({
        burn: { path: 'outer[9]' },
      });
    },
  );

  it('has nothing to outbid on a chain of its own', async () => {
    const { rpc, chain } = stage;
    expect(await unitPriceFor(rpc, [chain.mint], { units: 20_000, most: 100_000 })).toBe(0n);
    expect((await rpc.getRecentPrioritizationFees([chain.mint]).send()).length).toBe(150);
  });

  it.each(['legacy', 0] as const)(
    'of ten packs is one transaction of ten burns, version %s',
    async (version) => {
      const { chain, rpc, alice } = stage;
      const references = await Promise.all(
        Array.from({ length: 10 }, async () => (await generateKeyPairSigner()).address),
      );
      const balance = () => tokenBalance(rpc, alice.address, chain.mint, chain.tokenProgram);
      const before = await balance();
      const { bytes, lifetime } = await signedBurn({ references, version });
      const sent = await sendAndConfirm(rpc, bytes, { ...lifetime, sleep });
      if (sent.status !== 'confirmed') throw new Error(sent.status);
      expect(await balance()).toBe(before - 50_000_000n);
      for (const [nth, reference] of references.entries())
        expect(await stage.judge(sent.signature, reference)).toMatchObject({
          burn: { path: `outer[${nth}]`, amount: 5_000_000n },
        });
    },
  );

  it('may be reported twice: the same bytes burn once', async () => {
    const { rpc, alice, chain } = stage;
    const { bytes, lifetime } = await signedBurn();
    const first = await sendAndConfirm(rpc, bytes, { ...lifetime, sleep });
    const balance = await tokenBalance(rpc, alice.address, chain.mint, chain.tokenProgram);
    expect(await sendAndConfirm(rpc, bytes, { ...lifetime, sleep })).toEqual(first);
    expect(await tokenBalance(rpc, alice.address, chain.mint, chain.tokenProgram)).toBe(balance);
  });

  it('expires when no block took it in time', async () => {
    const { bytes, lifetime } = await signedBurn();
    stage.chain.advanceSlots(200);
    const result = await sendAndConfirm(stage.rpc, bytes, { ...lifetime, sleep });
    expect(result).toMatchObject({ status: 'expired' });
  });

  it('that cannot succeed is stopped before it costs a fee', async () => {
    const { rpc, alice } = stage;
    const before = await rpc.getBalance(alice.address).send();
    const { bytes, lifetime } = await signedBurn({ amount: 10n ** 15n });
    const result = await sendAndConfirm(rpc, bytes, { ...lifetime, sleep });
    if (result.status !== 'failed') throw new Error(result.status);
    expect(result.sent).toBe(false);
    expect(isSolanaError(result.err.cause, SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM)).toBe(true);
    expect((await rpc.getBalance(alice.address).send()).value).toBe(before.value);
  });

  it('that landed and failed is distinguished from one that never landed', async () => {
    const { rpc, chain } = stage;
    const { bytes, lifetime } = await signedBurn({ amount: 10n ** 15n });
    const wire = Buffer.from(bytes).toString('base64') as Parameters<typeof rpc.sendTransaction>[0];
    await rpc.sendTransaction(wire, { encoding: 'base64', skipPreflight: true }).send();
    chain.advanceSlots(2);
    const result = await sendAndConfirm(rpc, bytes, { ...lifetime, sleep });
    if (result.status !== 'failed') throw new Error(result.status);
    expect(result.sent).toBe(true);
    expect(isSolanaError(result.err, SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM)).toBe(true);
    expect(result.err.context).toMatchObject({ code: 1, index: 0 });
  });
});

describe('the token', () => {
  it('is read from its mint', async () => {
    const { chain, rpc } = stage;
    const expected = {
      decimals: 6,
      tokenProgram: chain.tokenProgram,
      mintAuthority: null,
      freezeAuthority: null,
    };
    expect(await tokenInfo(rpc, chain.mint)).toMatchObject({ token: expected });
    expect(await tokenInfo(rpc, stage.alice.address)).toMatchObject({ code: 'no-token-info' });
    expect(await tokenInfo(rpc, await stage.tokensOf(stage.alice.address))).toMatchObject({ refused: true });
  });

  it('of a stranger is nothing', async () => {
    const { chain, rpc } = stage;
    const stranger: Address = (await generateKeyPairSigner()).address;
    expect(await tokenBalance(rpc, stranger, chain.mint, chain.tokenProgram)).toBe(0n);
  });

  it('cannot be looked at when no node answers', async () => {
    const { sleep: fake, slept } = fakeSleep();
    const silent = createSolanaRpc('http://127.0.0.1:1');
    expect(await latestBlockhashWithRetry(silent, { sleep: fake })).toMatchObject({ code: 'no-blockhash' });
    expect(slept).toEqual([1000, 2000, 4000]);
  });
});

describe('the sign-in transaction', () => {
  it('proves the wallet and can never land', async () => {
    const { alice, rpc } = stage;
    const challenge: SignInChallenge = {
      domain: 'localhost:3000',
      uri: 'http://localhost:3000',
      address: alice.address,
      statement: 'Sign in to PokeSol.',
      chainId: 'solana:localnet',
      nonce: '0123456789abcdef',
      issuedAt: '2026-11-20T12:00:00.000Z',
      expirationTime: '2026-11-20T12:05:00.000Z',
      version: '1',
    };
    const bytes = await sign(await buildSignInTransaction(challenge), alice);
    expect(await verifySignInTransaction(challenge, bytes)).toMatchObject({ address: expect.any(String) });
    const wire = Buffer.from(bytes).toString('base64') as Parameters<typeof rpc.sendTransaction>[0];
    const refusal = await rpc
      .sendTransaction(wire, { encoding: 'base64' })
      .send()
      .catch((error: unknown) => (error instanceof Error ? error.cause : error));
    expect(isSolanaError(refusal, SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND)).toBe(true);
  });
});
