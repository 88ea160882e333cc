/** Signing in with a wallet: the text that is signed, and the check of a signed message. */
import type { Result, SaidRefusal } from '@pokesol/engine/result';
import { type Address, getUtf8Encoder, type ReadonlyUint8Array } from '@solana/kit';
import { refuseSaying } from './result.ts';
import { signedBy } from './signature.ts';

/** Chosen by the server alone and stored whole under its nonce; times are ISO 8601. */
export type SignInChallenge = Readonly<{
  /** Our host, with the port where there is one. */
  domain: string;
  /** Our origin. */
  uri: string;
  address: Address;
  /** One line; an empty one is left out. */
  statement: string;
  /** `solana:mainnet`, `solana:localnet` … */
  chainId: string;
  /** At least 8 letters and digits, 128 random bits, good for one attempt. */
  nonce: string;
  issuedAt: string;
  expirationTime: string;
  version: '1';
}>;

export type SignInRefusal =
  | 'expired'
  | 'other-text'
  | 'bad-signature'
  | 'unreadable-transaction'
  | 'not-legacy'
  | 'other-fee-payer'
  | 'not-signed'
  | 'live-blockhash'
  | 'no-memo'
  | 'several-memos'
  | 'foreign-instruction';

export const SIGN_IN_REFUSALS = {
  expired: 'This sign-in has expired. Connect the wallet again.',
  'other-text': 'The wallet signed a different text than this site asked for. Connect the wallet again.',
  'bad-signature': 'The signature does not belong to this wallet. Connect the wallet again.',
  'unreadable-transaction':
    'The wallet returned something that is not a transaction. Connect the wallet again.',
  'not-legacy': 'The wallet changed the kind of the sign-in transaction. Try to sign a message instead.',
  'other-fee-payer': 'The sign-in was signed by another wallet. Connect that wallet, or switch the account.',
  'not-signed': 'The wallet did not sign. Connect the wallet again.',
  'live-blockhash':
    'The wallet turned the sign-in into a transaction that could be sent. It was refused for your safety.',
  'no-memo': 'The sign-in text is missing from what the wallet signed. Connect the wallet again.',
  'several-memos': 'The wallet signed more than one text. Connect the wallet again.',
  'foreign-instruction':
    'The wallet added something to the sign-in that does not belong there. It was refused for your safety.',
} as const satisfies Record<SignInRefusal, string>;

export type SignInVerdict = Result<Readonly<{ address: Address }>, SaidRefusal<SignInRefusal>>;

/** The Sign-In With Solana text: fixed field order, absent fields left out, no newline at the end. */
export function signInText(challenge: SignInChallenge): string {
  const { domain, address, statement, uri, version, chainId, nonce, issuedAt, expirationTime } = challenge;
  return [
    `${domain} wants you to sign in with your Solana account:\n${address}`,
    ...(statement === '' ? [] : [statement]),
    [
      `URI: ${uri}`,
      `Version: ${version}`,
      `Chain ID: ${chainId}`,
      `Nonce: ${nonce}`,
      `Issued At: ${issuedAt}`,
      `Expiration Time: ${expirationTime}`,
    ].join('\n'),
  ].join('\n\n');
}

/** When the check happens, in unix milliseconds; without it only the caller's store decides about expiry. */
export type SignInClock = Readonly<{ now?: number }>;

/**
 * Rebuilds the text from the stored challenge, compares bytes, then checks the ed25519 signature. What the wallet returned is
 * never parsed: a text is either ours or it is not. That a nonce serves once is the caller's rule.
 *
 * @param signed the bytes that were signed, as the wallet reports them, and the 64 signature bytes
 */
export function verifySignInMessage(
  challenge: SignInChallenge,
  signed: Readonly<{ message: ReadonlyUint8Array; signature: ReadonlyUint8Array }>,
  clock: SignInClock = {},
): SignInVerdict {
  if (isExpired(challenge, clock)) return refuseSignIn('expired');
  const text = getUtf8Encoder().encode(signInText(challenge));
  if (!sameBytes(text, signed.message)) return refuseSignIn('other-text');
  if (!signedBy(challenge.address, signed.signature, text)) return refuseSignIn('bad-signature');
  return { address: challenge.address };
}

export function refuseSignIn(code: SignInRefusal): SaidRefusal<SignInRefusal> {
  return refuseSaying(code, SIGN_IN_REFUSALS[code]);
}

/** A challenge whose times cannot be read counts as expired. */
export function isExpired({ expirationTime }: SignInChallenge, { now }: SignInClock): boolean {
  return now !== undefined && !(now < Date.parse(expirationTime));
}

export function sameBytes(left: ReadonlyUint8Array, right: ReadonlyUint8Array): boolean {
  return left.length === right.length && left.every((byte, i) => byte === right[i]);
}
