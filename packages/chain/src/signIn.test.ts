/** Signing in by message: the exact text, and every way in which a signed message is not the one that was asked for. */
import {
  type Address,
  createKeyPairSignerFromPrivateKeyBytes,
  getUtf8Encoder,
  type KeyPairSigner,
  signBytes,
} from '@solana/kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { type SignInChallenge, signInText, verifySignInMessage } from './signIn.ts';

let alice: KeyPairSigner;
let mallory: KeyPairSigner;
let challenge: SignInChallenge;

beforeAll(async () => {
  alice = await createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(1));
  mallory = await createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(2));
  challenge = {
    domain: 'pokesol.example:3000',
    uri: 'https://pokesol.example:3000',
    address: alice.address,
    statement: 'Sign in to PokeSol. This costs nothing.',
    chainId: 'solana:mainnet',
    nonce: 'k3mK9aQ7pR2xYz81',
    issuedAt: '2026-11-20T12:00:00.000Z',
    expirationTime: '2026-11-20T12:05:00.000Z',
    version: '1',
  };
});

async function sign(signer: KeyPairSigner, text: string) {
  const message = new Uint8Array(getUtf8Encoder().encode(text));
  return { message, signature: await signBytes(signer.keyPair.privateKey, message) };
}

describe('signInText', () => {
  it('has the fixed field order and no newline at the end', () => {
    expect(signInText(challenge)).toBe(
      `pokesol.example:3000 wants you to sign in with your Solana account:
${alice.address}

Sign in to PokeSol. This costs nothing.

URI: https://pokesol.example:3000
Version: 1
Chain ID: solana:mainnet
Nonce: k3mK9aQ7pR2xYz81
Issued At: 2026-11-20T12:00:00.000Z
Expiration Time: 2026-11-20T12:05:00.000Z`,
    );
  });

  it('leaves out an empty statement with its blank line', () => {
    const text = signInText({ ...challenge, statement: '' });
    expect(text.split('\n').slice(1, 4)).toEqual([alice.address, '', 'URI: https://pokesol.example:3000']);
  });
});

describe('verifySignInMessage', () => {
  it('accepts the text signed by the wallet', async () => {
    const signed = await sign(alice, signInText(challenge));
    expect(verifySignInMessage(challenge, signed)).toEqual({ address: alice.address });
    const now = Date.parse(challenge.expirationTime) - 1;
    expect(verifySignInMessage(challenge, signed, { now })).toMatchObject({ address: alice.address });
  });

  it.each([
    ['another site', { domain: 'evil.example' }],
    ['another address of the site', { uri: 'https://evil.example' }],
    ['a reused nonce', { nonce: 'an0therN0nce' }],
    ['another chain', { chainId: 'solana:devnet' }],
    ['another statement', { statement: 'Give everything away.' }],
    ['a later expiry', { expirationTime: '2027-11-20T12:05:00.000Z' }],
  ])('refuses a text for %s', async (_, change) => {
    const signed = await sign(alice, signInText({ ...challenge, ...change }));
    expect(verifySignInMessage(challenge, signed)).toMatchObject({ refused: true, code: 'other-text' });
  });

  it('refuses a text that names the victim and is signed by the attacker', async () => {
    const signed = await sign(mallory, signInText(challenge));
    expect(verifySignInMessage(challenge, signed)).toMatchObject({ code: 'bad-signature' });
  });

  it('refuses a text that names the attacker', async () => {
    const signed = await sign(mallory, signInText({ ...challenge, address: mallory.address }));
    expect(verifySignInMessage(challenge, signed)).toMatchObject({ code: 'other-text' });
  });

  it.each(['\n', ' ', '\u0000', '\nResources:\n- https://evil.example'])(
    'refuses %j after the text',
    async (tail) => {
      const signed = await sign(alice, signInText(challenge) + tail);
      expect(verifySignInMessage(challenge, signed)).toMatchObject({ code: 'other-text' });
    },
  );

  it.each([0, 63, 65])('refuses a signature of %i bytes', async (length) => {
    const { message } = await sign(alice, signInText(challenge));
    const signature = new Uint8Array(length);
    expect(verifySignInMessage(challenge, { message, signature })).toMatchObject({
      code: 'bad-signature',
    });
  });

  it('refuses an address that is no public key', async () => {
    const wrong = { ...challenge, address: 'not an address' as Address };
    expect(verifySignInMessage(wrong, await sign(alice, signInText(wrong)))).toMatchObject({
      code: 'bad-signature',
    });
  });

  it('refuses an expired challenge when it gets the time', async () => {
    const signed = await sign(alice, signInText(challenge));
    const now = Date.parse(challenge.expirationTime);
    expect(verifySignInMessage(challenge, signed, { now })).toMatchObject({ code: 'expired' });
    const timeless = { ...challenge, expirationTime: 'soon' };
    expect(verifySignInMessage(timeless, signed, { now: 0 })).toMatchObject({ code: 'expired' });
  });
});
