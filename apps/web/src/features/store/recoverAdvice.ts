/** Advice to a player whose transaction could not be turned into a pack: what it means and what to do next. */
import { ApiError, sentenceOf } from '../../platform/api.ts';

export type RecoverAdvice = {
  title: string;
  /** What happened, in the server's words where it has some. */
  sentence: string;
  next: string;
  /** The same id may be sent again. */
  again: boolean;
  /** The burn names no purchase: its owner says which pack it was meant for. */
  choosePack: boolean;
};

type Known = Omit<RecoverAdvice, 'sentence' | 'again' | 'choosePack'> & { again?: true };

const KNOWN: Record<string, Known> = {
  'burn-not-found-yet': {
    title: 'Not found on the chain',
    next: 'Look the transaction up in your wallet. If it says «failed» or is not there, nothing was burned. Otherwise wait a moment and try again.',
    again: true,
  },
  'chain-unreachable': {
    title: 'The chain is out of reach',
    next: 'Your tokens and your pack are safe. Keep the transaction id and try again in a minute.',
    again: true,
  },
  'burn-belongs-to-another': {
    title: 'This paid for another wallet',
    next: 'Connect the wallet that made this transaction: the pack waits there.',
  },
  'burn-refused': {
    title: 'This does not pay for a pack',
    next: 'Check in your wallet that this is the transaction you mean. If you believe it is, keep its id and write to support.',
  },
  'bad-request': {
    title: 'This is not a transaction id',
    next: 'Copy the id from your wallet’s list of transactions once more and paste all of it.',
  },
  'not-signed-in': {
    title: 'You are signed out',
    next: 'Connect the wallet that paid, then recover the pack again. The transaction id stays valid.',
  },
  'too-many-requests': {
    title: 'Too many tries',
    next: 'Wait a minute. The transaction id stays valid.',
    again: true,
  },
  'pack-type-unknown': {
    title: 'This pack is gone',
    next: 'Choose another pack of the price you paid, or write to support with the transaction id.',
  },
  'pack-not-for-sale': {
    title: 'This pack is not for sale',
    next: 'Choose another pack of the price you paid, or write to support with the transaction id.',
  },
};

const UNKNOWN: Known = {
  title: 'That did not work',
  next: 'Nothing was changed. Keep the transaction id and try again in a moment.',
  again: true,
};

// Reasons for which another choice of pack can be the remedy.
const WRONG_PACK = new Set(['wrong-amount', 'over-paid', 'missing-reference', 'unnamed']);

/** `chosen`: the pack type was named by the owner already, so that a wrong one may be chosen again. */
export function recoverAdvice(error: unknown, chosen = false): RecoverAdvice {
  const sentence = sentenceOf(error);
  const code = error instanceof ApiError ? error.code : undefined;
  const reason = error instanceof ApiError ? error.reason : undefined;
  if (code === 'burn-refused' && (reason === 'missing-reference' || reason === 'unnamed') && !chosen) {
    return {
      title: 'Which pack was it for?',
      sentence,
      next: 'The price of the pack must be exactly what you burned, within the last hour.',
      again: false,
      choosePack: true,
    };
  }
  const known = KNOWN[code ?? ''] ?? UNKNOWN;
  const choosePack =
    chosen && (code?.startsWith('pack-') === true || (reason !== undefined && WRONG_PACK.has(reason)));
  return { title: known.title, sentence, next: known.next, again: known.again === true, choosePack };
}
