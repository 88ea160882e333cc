/** What a buyer reads when a purchase does not come through. */
import { ApiError } from '../../platform/api.ts';
import { NOT_PURCHASED } from './notPurchased.ts';

/** Its message is written for the buyer. `signature`: of a transaction that has burned tokens, or may have. */
export class PurchaseError extends Error {
  override readonly name = 'PurchaseError';
  readonly signature: string | undefined;

  constructor(message: string, options: { cause?: unknown; signature?: string } = {}) {
    super(message, { cause: options.cause });
    this.signature = options.signature;
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
