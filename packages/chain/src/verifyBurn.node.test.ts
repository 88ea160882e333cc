/** The attack table, third part: nodes that are late, silent, broken or lying. */
import {
  AccountRole,
  type Address,
  getBase58Decoder,
  getBase64Decoder,
  getBase64Encoder,
  type Signature,
} from '@solana/kit';
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import { describe, expect, it } from 'vitest';
import { BURN_REFUSALS } from './burnRefusals.ts';
import type { BurnTransaction } from './readBurns.ts';
import { answer } from './testing/answer.ts';
import { compile, someSigner } from './testing/compile.ts';
import { alice, aliceTokens, bob, burn, mint, PRICE, reference, strangeProgram } from './testing/purchase.ts';
import { verifyBurn } from './verifyBurn.ts';

const signers = [alice, bob];
const signed = await compile({ feePayer: bob.address, signers, instructions: [burn()] });
const truth = answer(signed, { before: { [aliceTokens]: alice.address } });
const expected = {
  signature: signed.signature,
  wallet: alice.address,
  mint,
  decimals: 6,
  tokenProgram: TOKEN_PROGRAM_ADDRESS,
  amount: PRICE,
  reference,
  notBefore: 900,
  notAfter: 1_100,
};
const again = (code: string) => ({ refused: true, code, retry: true });

function withWire(bytes: Uint8Array, tx = truth): BurnTransaction {
  return { ...tx, transaction: [getBase64Decoder().decode(bytes) as (typeof tx.transaction)[0], 'base64'] };
}

/** The same answer with one byte of the wire transaction changed. */
function tampered(offset: number, tx = truth): BurnTransaction {
  const bytes = new Uint8Array(getBase64Encoder().encode(tx.transaction[0]));
  bytes[offset] = (bytes[offset] ?? 0) ^ 1;
  return withWire(bytes, tx);
}

describe('a node', () => {
  it('that answers truly', async () => {
    expect(verifyBurn(truth, expected)).toMatchObject({ burn: {} });
  });

  it('that does not know the transaction yet', async () => {
    expect(verifyBurn(null, expected)).toMatchObject(again('not-found-yet'));
    expect(verifyBurn('not-found', expected)).toMatchObject(again('not-found-yet'));
  });

  it('that cannot be reached', async () => {
    expect(verifyBurn('unreachable', expected)).toMatchObject(again('chain-unreachable'));
  });

  it('that answers with another transaction', async () => {
    const signature = '1'.repeat(64) as Signature;
    expect(verifyBurn(truth, { ...expected, signature })).toMatchObject(again('other-transaction'));
  });

  it('that changes the message after it was signed', async () => {
    const last = getBase64Encoder().encode(truth.transaction[0]).length - 2;
    expect(verifyBurn(tampered(last), expected)).toMatchObject(again('bad-signature'));
  });

  it('that invents the fee payer’s signature', async () => {
    expect(verifyBurn(tampered(1), expected)).toMatchObject(again('other-transaction'));
  });

  it('that invents a transaction id for what the wallet did sign', async () => {
    const tx = tampered(1);
    const [wire] = tx.transaction;
    const id = getBase58Decoder().decode(getBase64Encoder().encode(wire).slice(1, 65)) as Signature;
    expect(verifyBurn(tx, { ...expected, signature: id })).toMatchObject(again('bad-signature'));
  });

  it('that invents the wallet’s signature beside a true fee payer', async () => {
    expect(verifyBurn(tampered(1 + 64), expected)).toMatchObject(again('bad-signature'));
  });

  it('that leaves a signature out, or all of them', async () => {
    const { wire, transaction } = signed;
    const bytes = new Uint8Array(getBase64Encoder().encode(wire));
    const left = (from: number) => withWire(new Uint8Array(bytes).fill(0, from, from + 64));
    expect(verifyBurn(left(1), expected)).toMatchObject(again('other-transaction'));
    expect(verifyBurn(left(1 + 64), expected)).toMatchObject(again('bad-signature'));
    // The message of version 0 says in its second byte how many have to sign it.
    const unsigned = withWire(new Uint8Array([0, ...new Uint8Array(transaction.messageBytes).fill(0, 1, 2)]));
    expect(verifyBurn(unsigned, expected)).toMatchObject(again('unreadable-transaction'));
  });

  it('that invents the signature of a key that neither buys nor pays the fee', async () => {
    const carol = await someSigner(3);
    const witness = { address: carol.address, role: AccountRole.READONLY_SIGNER };
    const instructions = [burn(), { programAddress: strangeProgram, accounts: [witness] }];
    const three = await compile({ feePayer: bob.address, signers: [alice, bob, carol], instructions });
    const tx = answer(three, { before: { [aliceTokens]: alice.address } });
    const { signature } = three;
    expect(verifyBurn(tx, { ...expected, signature })).toMatchObject({ burn: {} });
    const at = 1 + 64 * Object.keys(three.transaction.signatures).indexOf(carol.address);
    const invented = tampered(at, tx);
    expect(verifyBurn(invented, { ...expected, signature })).toMatchObject(again('bad-signature'));
  });

  it('that says of one balance whose it is, and of another not', async () => {
    const { meta } = truth;
    const [own] = meta?.preTokenBalances ?? [];
    const { owner: _, ...silent } = { ...own };
    const said = (before: readonly unknown[], after: readonly unknown[]) =>
      ({
        ...truth,
        meta: { ...meta, preTokenBalances: before, postTokenBalances: after },
      }) as BurnTransaction;
    const elsewhere = { accountIndex: 99, owner: bob.address };
    expect(verifyBurn(said([elsewhere, own], []), expected)).toMatchObject({ burn: {} });
    expect(verifyBurn(said([silent], [own]), expected)).toMatchObject({ burn: {} });
    expect(verifyBurn(said([silent], [elsewhere]), expected)).toMatchObject({
      code: 'unknown-account-owner',
    });
  });

  it('that sends no details, no time, or garbage', async () => {
    expect(verifyBurn({ ...truth, meta: null }, expected)).toMatchObject(again('unreadable-transaction'));
    expect(verifyBurn({ ...truth, blockTime: null }, expected)).toMatchObject(again('no-block-time'));
    for (const wire of ['', 'AAAA', '!!!']) {
      const transaction = [wire, 'base64'] as unknown as BurnTransaction['transaction'];
      expect(verifyBurn({ ...truth, transaction }, expected)).toMatchObject(again('unreadable-transaction'));
    }
  });

  it('that points to accounts which the transaction does not have', async () => {
    const innerInstructions = [
      { index: 0, instructions: [{ programIdIndex: 99, accounts: [98], data: '1' }] },
    ];
    const meta = { ...truth.meta, innerInstructions } as unknown as BurnTransaction['meta'];
    expect(verifyBurn({ ...truth, meta }, expected)).toMatchObject(again('unreadable-transaction'));
  });

  it('that hides the lookup tables’ addresses', async () => {
    const table = alice.address as Address;
    const tables = { [table]: [mint, aliceTokens, reference] };
    const looked = await compile({
      feePayer: alice.address,
      signers: [alice],
      instructions: [burn()],
      tables,
    });
    const tx = answer(looked, { tables });
    const meta = tx.meta && { ...tx.meta, loadedAddresses: { writable: [], readonly: [] } };
    const verdict = verifyBurn({ ...tx, meta }, { ...expected, signature: looked.signature });
    expect(verdict).toMatchObject(again('unreadable-transaction'));
  });
});

describe('BURN_REFUSALS', () => {
  it('speak to a person: whole sentences that say what to do', () => {
    for (const { message } of Object.values(BURN_REFUSALS)) {
      expect(message).toMatch(/^[A-Z].*[.?]$/);
      expect(message.split(/[.?;] /).length).toBeGreaterThan(1);
    }
  });
});
