/** Signing in by a memo transaction: what wallets may add to it, and everything that they may not. */
import type { Blockhash, Instruction, KeyPairSigner } from '@solana/kit';
import {
  AccountRole,
  type Address,
  getCompiledTransactionMessageDecoder,
  getInstructionsFromCompiledTransactionMessage,
  getTransactionDecoder,
  getTransactionEncoder,
  getUtf8Encoder,
} from '@solana/kit';
import { getTransferSolInstruction } from '@solana-program/system';
import { beforeAll, describe, expect, it } from 'vitest';
import { type SignInChallenge, signInText } from './signIn.ts';
import {
  buildSignInTransaction,
  deadBlockhash,
  MEMO_PROGRAM_ADDRESS,
  MEMO_V4_PROGRAM_ADDRESS,
  verifySignInTransaction,
} from './signInTransaction.ts';
import { compile, someAddress, someSigner } from './testing/compile.ts';

const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111' as Address;
const LIGHTHOUSE = 'L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95' as Address;

let alice: KeyPairSigner;
let mallory: KeyPairSigner;
let challenge: SignInChallenge;
let dead: Blockhash;

beforeAll(async () => {
  alice = await someSigner(1);
  mallory = await someSigner(2);
  challenge = {
    domain: 'pokesol.example',
    uri: 'https://pokesol.example',
    address: alice.address,
    statement: 'Sign in to PokeSol. This costs nothing.',
    chainId: 'solana:mainnet',
    nonce: 'k3mK9aQ7pR2xYz81',
    issuedAt: '2026-11-20T12:00:00.000Z',
    expirationTime: '2026-11-20T12:05:00.000Z',
    version: '1',
  };
  dead = await deadBlockhash(challenge.nonce);
});

const memo = (text: string, programAddress: Address = MEMO_PROGRAM_ADDRESS): Instruction => ({
  programAddress,
  accounts: [],
  data: getUtf8Encoder().encode(text),
});
const beside = (programAddress: Address): Instruction => ({
  programAddress,
  data: new Uint8Array([2, 1, 0, 0, 0]),
});

async function judge(
  instructions: readonly Instruction[],
  change: Readonly<{ version?: 'legacy' | 0 | 1; payer?: KeyPairSigner; blockhash?: Blockhash }> = {},
) {
  const { version = 'legacy', payer = alice, blockhash = dead } = change;
  const script = { version, feePayer: payer.address, instructions, signers: [payer], blockhash };
  const { transaction } = await compile(script);
  return verifySignInTransaction(challenge, getTransactionEncoder().encode(transaction));
}

describe('buildSignInTransaction', () => {
  it('passes once the wallet has signed it', async () => {
    const bytes = await buildSignInTransaction(challenge);
    expect(await verifySignInTransaction(challenge, bytes)).toMatchObject({ code: 'not-signed' });
    const { messageBytes } = getTransactionDecoder().decode(bytes);
    const signature = await crypto.subtle.sign(
      'Ed25519',
      alice.keyPair.privateKey,
      new Uint8Array(messageBytes),
    );
    bytes.set(new Uint8Array(signature), 1);
    expect(await verifySignInTransaction(challenge, bytes)).toEqual({ address: alice.address });
  });

  it('has the wallet sign the memo itself, not only the fee', async () => {
    const { messageBytes } = getTransactionDecoder().decode(await buildSignInTransaction(challenge));
    const message = getCompiledTransactionMessageDecoder().decode(messageBytes);
    expect(getInstructionsFromCompiledTransactionMessage(message)).toMatchObject([
      { programAddress: MEMO_PROGRAM_ADDRESS, accounts: [{ address: alice.address }] },
    ]);
  });

  it('fits a hardware wallet: one transaction of at most 1232 bytes', async () => {
    expect((await buildSignInTransaction(challenge)).length).toBeLessThanOrEqual(1232);
  });
});

describe('verifySignInTransaction accepts', () => {
  it.each([MEMO_PROGRAM_ADDRESS, MEMO_V4_PROGRAM_ADDRESS])('the memo of program %s', async (program) => {
    expect(await judge([memo(signInText(challenge), program)])).toMatchObject({ address: alice.address });
  });

  it('compute budget and Lighthouse beside the memo', async () => {
    const instructions = [beside(COMPUTE_BUDGET), memo(signInText(challenge)), beside(LIGHTHOUSE)];
    expect(await judge(instructions)).toMatchObject({ address: alice.address });
  });
});

describe('verifySignInTransaction refuses', () => {
  it('a transaction with a live blockhash', async () => {
    const blockhash = someAddress(5) as string as Blockhash;
    expect(await judge([memo(signInText(challenge))], { blockhash })).toMatchObject({
      code: 'live-blockhash',
    });
  });

  it('the dead blockhash of another nonce', async () => {
    const blockhash = await deadBlockhash('an0therN0nce');
    expect(await judge([memo(signInText(challenge))], { blockhash })).toMatchObject({
      code: 'live-blockhash',
    });
  });

  it('a transfer beside the memo', async () => {
    const transfer = getTransferSolInstruction({ source: alice, destination: mallory.address, amount: 1n });
    const result = await judge([memo(signInText(challenge)), transfer]);
    expect(result).toMatchObject({ code: 'foreign-instruction' });
  });

  it('no memo, two memos, and a memo that is not the text', async () => {
    const text = signInText(challenge);
    expect(await judge([beside(COMPUTE_BUDGET)])).toMatchObject({ code: 'no-memo' });
    expect(await judge([memo(text), memo(text, MEMO_V4_PROGRAM_ADDRESS)])).toMatchObject({
      code: 'several-memos',
    });
    expect(await judge([memo(`${text}\n`)])).toMatchObject({ code: 'other-text' });
    expect(await judge([memo(signInText({ ...challenge, domain: 'evil.example' }))])).toMatchObject({
      code: 'other-text',
    });
  });

  it('another fee payer, also when the wallet signs beside it', async () => {
    expect(await judge([memo(signInText(challenge))], { payer: mallory })).toMatchObject({
      code: 'other-fee-payer',
    });
    const accounts = [{ address: alice.address, role: AccountRole.READONLY_SIGNER }];
    const { transaction } = await compile({
      version: 'legacy',
      feePayer: mallory.address,
      instructions: [{ ...memo(signInText(challenge)), accounts }],
      signers: [alice, mallory],
      blockhash: dead,
    });
    const bytes = getTransactionEncoder().encode(transaction);
    expect(await verifySignInTransaction(challenge, bytes)).toMatchObject({ code: 'other-fee-payer' });
  });

  it.each([0, 1] as const)('a message of version %i', async (version) => {
    expect(await judge([memo(signInText(challenge))], { version })).toMatchObject({ code: 'not-legacy' });
  });

  it('a signature over something else', async () => {
    const bytes = await buildSignInTransaction(challenge);
    bytes.fill(7, 1, 65);
    expect(await verifySignInTransaction(challenge, bytes)).toMatchObject({ code: 'bad-signature' });
  });

  it('a transaction that asks for no signature', async () => {
    const { messageBytes } = getTransactionDecoder().decode(await buildSignInTransaction(challenge));
    // A legacy message says in its first byte how many have to sign it.
    const bytes = new Uint8Array([0, 0, ...messageBytes.slice(1)]);
    expect(await verifySignInTransaction(challenge, bytes)).toMatchObject({ code: 'not-signed' });
  });

  it('bytes that are no transaction', async () => {
    for (const bytes of [new Uint8Array(), new Uint8Array(100).fill(3)]) {
      expect(await verifySignInTransaction(challenge, bytes)).toMatchObject({
        code: 'unreadable-transaction',
      });
    }
  });

  it('an expired challenge when it gets the time', async () => {
    const bytes = await buildSignInTransaction(challenge);
    const now = Date.parse(challenge.expirationTime);
    expect(await verifySignInTransaction(challenge, bytes, { now })).toMatchObject({ code: 'expired' });
  });
});
