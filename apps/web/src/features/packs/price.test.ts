/** How prices read. */
import { expect, test } from 'vitest';
import { priceLabel } from './price.ts';

test.each([
  ['0', 'FREE'],
  ['0.009', 'FREE'],
  ['0.01', '0 pokesol'],
  ['25', '25 pokesol'],
  ['2500.6', '2501 pokesol'],
])('%s is «%s»', (price, label) => {
  expect(priceLabel(price)).toBe(label);
});
