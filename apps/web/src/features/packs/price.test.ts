/** How prices read. */
import { expect, test } from 'vitest';
import { priceLabel } from './price.ts';

test.each([
  ['0', 'FREE'],
  ['0.009', 'FREE'],
  ['0.01', '0.01 pokesol'],
  ['25', '25 pokesol'],
  ['25.5', '25.5 pokesol'],
  ['25.50', '25.5 pokesol'],
  ['2500', '2,500 pokesol'],
])('%s is «%s»', (price, label) => {
  expect(priceLabel(price)).toBe(label);
});
