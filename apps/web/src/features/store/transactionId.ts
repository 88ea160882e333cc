/** Reads a transaction id out of pasted text: the id itself, or an explorer's page about it. */
import type { Result, SaidRefusal } from '@pokesol/engine/result';

export type PastedId = Result<{ signature: string }, SaidRefusal<'no-transaction-id'>>;

const BASE58 = /^[1-9A-HJ-NP-Za-km-z]+$/;
// 64 bytes in base58.
const SHORTEST = 64;
const LONGEST = 88;
const LONGEST_ADDRESS = 44;

const failed = (message: string): PastedId => ({ refused: true, code: 'no-transaction-id', message });

export function readTransactionId(pasted: string): PastedId {
  const text = withoutAddress(pasted.trim());
  if (text === '') return failed('Paste the transaction id first.');
  if (!BASE58.test(text)) {
    const odd = [...text].find((character) => !BASE58.test(character));
    return failed(
      /\s/.test(text)
        ? 'This is more than one word. Paste the transaction id alone.'
        : `A transaction id holds letters and digits only, and never 0, O, I or l. This one holds «${odd}».`,
    );
  }
  if (text.length < SHORTEST) {
    return failed(
      text.length >= 32 && text.length <= LONGEST_ADDRESS
        ? 'This looks like a wallet address. The transaction id is about twice as long; your wallet lists it under «Activity».'
        : `This is too short: a transaction id has about 88 characters, this has ${text.length}.`,
    );
  }
  if (text.length > LONGEST) {
    return failed(`This is too long: a transaction id has at most 88 characters, this has ${text.length}.`);
  }
  return { signature: text };
}

/** Explorers put the id behind /tx/. */
const withoutAddress = (text: string) => /^https?:\/\/\S+\/tx\/([^/?#\s]+)/.exec(text)?.[1] ?? text;
