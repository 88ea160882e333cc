/** Checks that chances read true, also close to never and to always. */
import { expect, test } from 'vitest';
import { chanceText, exactPercent } from './OpeningOdds.tsx';

test.each([
  [0, '0%', 'never'],
  [0.1906466927, '19.06%', '1 in 5.2'],
  [0.25, '25.00%', '1 in 4'],
  [0.5, '50.00%', '1 in 2'],
  [0.9, '90.00%', 'all but 1 in 10'],
  [0.000004, '0.00040%', '1 in 250,000'],
  [0.99999, '99.99900%', 'all but 1 in 100,000'],
  [1, '100%', 'always'],
])('%d reads as %s, %s', (probability, percent, words) => {
  expect(exactPercent(probability)).toBe(percent);
  expect(chanceText(probability)).toBe(words);
});
