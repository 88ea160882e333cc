/** Prices that an admin types: none may be accepted that no purchase could be made at. */
import { isRefusal } from '@pokesol/engine';
import { expect, test } from 'vitest';
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
  ['more than a table keeps, though an account may hold it', '9223372036.854776', 9, 'too-large'],
  ['more than an account holds', '99999999999', 9, 'too-large'],
  ['finer than the token', '1.5', 0, 'too-fine'],
])('%s is none', (_, typed, decimals, reason) => {
  const read = readPackPrice(typed, decimals);
  expect(isRefusal(read) ? read : undefined).toMatchObject({
    refused: true,
    code: 'price-unsound',
    reason,
  });
});
