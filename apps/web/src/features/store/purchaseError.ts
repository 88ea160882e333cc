/** What a buyer reads when a purchase does not come through. */
import { ApiError } from '../../platform/api.ts';
import type { WhyLeft } from './leaving.ts';
import { NOT_PURCHASED } from './notPurchased.ts';

/** What may have happened to the buyer's tokens; `none` only when that is certain. */
export type Stake = 'none' | 'unknown' | 'burned';

/** Its message is written for the buyer. `signature`: of a transaction that has burned tokens, or may have. */
export class PurchaseError extends Error {
  override readonly name = 'PurchaseError';
  readonly signature: string | undefined;
  readonly stake: Stake;

  constructor(message: string, options: { cause?: unknown; signature?: string; stake?: Stake } = {}) {
    super(message, { cause: options.cause });
    this.signature = options.signature;
    this.stake = options.stake ?? 'none';
  }
}

export const recordFailedMessage = (signature: string) =>
  `Pack was purchased (tx: ${signature}) but couldn't record it. Please save this transaction ID.`;

/** Our own and the server's sentences, and a wallet's short word («User rejected the request.»); never a library's internals. */
export function purchaseSentence(error: unknown): string {
  if (error instanceof PurchaseError) return error.message;
  if (error instanceof ApiError) return error.sentence;
  if (error instanceof TypeError || !isSpoken(error)) return NOT_PURCHASED;
  return error.message;
}

function isSpoken(error: unknown): error is { message: string } {
  if (typeof error !== 'object' || error === null || !('message' in error)) return false;
  const { message } = error;
  const internal = 'name' in error && error.name === 'SolanaError';
  return typeof message === 'string' && message !== '' && message.length <= 160 && !internal;
}

/** For a transaction that may still land. */
export const unconfirmedMessage = (signature: string, count: number) =>
  `The chain has not confirmed the transaction yet (tx: ${signature}). If it does, your ${count === 1 ? 'pack' : 'packs'} will wait for you in the store.`;

export const FAILED_ON_CHAIN_MESSAGE =
  'The transaction failed on the chain, so no tokens were burned. Please try again.';

/** `sendsItself`: the wallet sends the transaction instead of returning it signed. */
export function leftMessage(why: WhyLeft, sendsItself: boolean, count: number): string {
  const packs = count === 1 ? 'your pack' : 'your packs';
  const what =
    why === 'cancelled'
      ? 'You cancelled the purchase.'
      : 'Your wallet disconnected in the middle of the purchase.';
  return sendsItself
    ? `${what} It may already have sent the transaction: if tokens were burned, ${packs} will wait in the store for the wallet that paid. If its window is still open, decline there.`
    : `${what} Nothing was burned: anything your wallet signs now will not be sent.`;
}

/** For a wallet that sends transactions itself and failed: it may or may not have sent this one. */
export const unsaidMessage = (count: number) =>
  `Your wallet does not say whether it sent the transaction. Look there before you buy again: if tokens were burned, your ${count === 1 ? 'pack' : 'packs'} will wait for you in the store.`;
