/** What people paste into «Recover a pack». */
import { isRefusal } from '@pokesol/engine/result';
import { expect, test } from 'vitest';
import { readTransactionId } from './transactionId.ts';

const ID = '5'.repeat(87);

test.each([
  ['the id itself', ID],
  ['an id with space around it', `  ${ID}\n`],
  ['an explorer page', `https://solscan.io/tx/${ID}`],
  ['an explorer page with a cluster', `https://explorer.solana.com/tx/${ID}?cluster=devnet`],
])('%s is read', (_, pasted) => {
  expect(readTransactionId(pasted)).toEqual({ signature: ID });
});

test.each([
  ['', 'Paste the transaction id first.'],
  ['   ', 'Paste the transaction id first.'],
  ['9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin', 'This looks like a wallet address.'],
  ['abc', 'This is too short'],
  ['5'.repeat(89), 'This is too long'],
  [`${'5'.repeat(80)}0`, 'never 0, O, I or l. This one holds «0».'],
  [`${ID} ${ID}`, 'This is more than one word.'],
])('«%s» is refused', (pasted, sentence) => {
  const read = readTransactionId(pasted);
  expect(isRefusal(read) ? read.message : '').toContain(sentence);
});
