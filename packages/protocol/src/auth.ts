/** Sign-in with Solana: challenge, verify, session, logout. */
import { z } from 'zod';
import { moment, walletAddress } from './primitives.ts';

export const challengeRequest = z.object({ address: walletAddress });
/** `fields` are what a wallet with `solana:signIn` is asked with; `message` is the text all others sign. */
export const challengeAnswer = z.object({
  message: z.string(),
  nonce: z.string(),
  expiresAt: moment,
  fields: z.object({
    domain: z.string(),
    uri: z.string(),
    address: walletAddress,
    statement: z.string(),
    version: z.literal('1'),
    chainId: z.string(),
    nonce: z.string(),
    issuedAt: z.string(),
    expirationTime: z.string(),
  }),
});
export type ChallengeAnswer = z.infer<typeof challengeAnswer>;

/** Either the signed text (`message` as UTF-8, `signature` in base58) or the signed memo transaction (base64). */
export const verifyRequest = z.union([
  z.object({
    address: walletAddress,
    message: z.string().min(1).max(2000),
    signature: z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/, 'Not a signature'),
  }),
  z.object({ address: walletAddress, transaction: z.base64().min(1).max(2000) }),
]);
export type VerifyRequest = z.infer<typeof verifyRequest>;

export const sessionAnswer = z.object({ address: walletAddress });
export type SessionAnswer = z.infer<typeof sessionAnswer>;
