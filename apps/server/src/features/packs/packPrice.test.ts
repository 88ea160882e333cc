/** Prices that an admin types: none may be accepted that no purchase could be made at. */
import { expect, test } from 'vitest';
import { isRefused } from '../../platform/http/refusal.ts';
import { readPackPrice } from './packPrice.ts';

test.each([
  ['the largest that a table keeps', '9223372036.854775', 9, '9223372036.854775'],
  [
    'the largest that can be typed, of a token with six decimals',
    '999999999999.999999',
    6,
    '999999999999.999999',
  ],
  ['with idle zeros', '07.50', 6, '7.5'],
])('%s is a price', (_, typed, decimals, price) => {
  expect(readPackPrice(typed, decimals)).toEqual({ price });
});

test.each([
  [
    'more than a table keeps, though an account may hold it',
    '9223372036.854776',
    9,
    /larger than a purchase/,
  ],
  ['more than an account holds', '99999999999', 9, /larger than any token account/],
  ['finer than the token', '1.5', 0, /0 decimal places/],
])('%s is none', (_, typed, decimals, sentence) => {
  const read = readPackPrice(typed, decimals);
  expect(isRefused(read) ? read : undefined).toMatchObject({
    refused: 'price-unsound',
    message: expect.stringMatching(sentence),
  });
});
