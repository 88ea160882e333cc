/** Sign-in challenges: issued to one browser, answered once, for five minutes. */

import { type SignInChallenge, verifySignInMessage, verifySignInTransaction } from '@pokesol/chain';
import { isRefusal } from '@pokesol/engine';
import type { VerifyRequest } from '@pokesol/protocol';
import { type Address, getBase58Encoder } from '@solana/kit';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { Entropy } from '../../platform/entropy.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { hashToken } from '../../platform/http/tokens.ts';
import { signInChallenges } from './tables.ts';

const LIFETIME_MS = 5 * 60_000;
const STATEMENT = 'Sign in to PokeSol. This costs nothing and moves no tokens.';

/** Stores and returns a challenge for this address, bound to the browser that holds `browserToken`. */
export async function issueChallenge(
  db: Db,
  asked: {
    address: Address;
    origin: string;
    chainId: string;
    browserToken: string;
    now: Date;
    entropy: Entropy;
  },
): Promise<SignInChallenge> {
  const expires = new Date(asked.now.getTime() + LIFETIME_MS);
  const challenge: SignInChallenge = {
    domain: new URL(asked.origin).host,
    uri: asked.origin,
    address: asked.address,
    statement: STATEMENT,
    version: '1',
    chainId: asked.chainId,
    nonce: asked.entropy.bytes(16, 'sign-in-nonce').toString('hex'),
    issuedAt: asked.now.toISOString(),
    expirationTime: expires.toISOString(),
  };
  await db.insert(signInChallenges).values({
    nonce: challenge.nonce,
    challenge,
    browserHash: hashToken(asked.browserToken),
    expiresAt: expires,
  });
  return challenge;
}

/**
 * Takes the challenge out of the table, whatever comes of it, and checks the signature over its stored text.
 * Resolves to nothing when the wallet has proved itself.
 */
export async function answerChallenge(
  db: Db,
  given: VerifyRequest,
  browserToken: string,
  now: Date,
): Promise<CallRefusal | undefined> {
  const nonce = nonceOf(given);
  if (nonce === undefined) return refused('challenge-unknown');
  const [stored] = await db
    .delete(signInChallenges)
    .where(
      and(
        eq(signInChallenges.nonce, nonce),
        eq(signInChallenges.browserHash, hashToken(browserToken)),
        gt(signInChallenges.expiresAt, now),
      ),
    )
    .returning();
  if (stored === undefined || stored.challenge.address !== given.address) return refused('challenge-unknown');
  const verdict =
    'transaction' in given
      ? await verifySignInTransaction(stored.challenge, Buffer.from(given.transaction, 'base64'))
      : verifySignInMessage(stored.challenge, {
          message: new TextEncoder().encode(given.message),
          signature: getBase58Encoder().encode(given.signature),
        });
  return isRefusal(verdict) ? { ...refused('challenge-refused'), reason: verdict.code } : undefined;
}

/** Only to find the stored challenge: what counts is the comparison with its text. */
function nonceOf(given: VerifyRequest): string | undefined {
  const text =
    'transaction' in given ? Buffer.from(given.transaction, 'base64').toString('latin1') : given.message;
  return /\nNonce: ([0-9a-f]{32})\n/.exec(text)?.[1];
}
