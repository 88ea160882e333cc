/** Checks that a number is chosen by words of which every remainder has as many. */
import { expect, test } from 'vitest';
import { belowFrom } from './below.ts';

/** Takes the words one after the other, and says how many are left. */
function scripted(...words: number[]) {
  const below = belowFrom(() => words.shift() ?? 0);
  return { below, left: () => words.length };
}

const MOST = 2 ** 32 - 1;

test.each([
  // 2³² is 7 × 613,566,756 + 4: the last four words would favour 0, 1, 2 and 3.
  [7, 7 * 613_566_756],
  [1_000_000, 4_294_000_000],
  [3, MOST],
])('of %i, the words from %i on are passed over, and no other', (n, limit) => {
  const { below, left } = scripted(limit - 1, limit, MOST, n + 1, 0);
  expect(below(n)).toBe(n - 1);
  expect(left()).toBe(4);
  expect(below(n)).toBe(1);
  expect(left()).toBe(1);
});

test.each([1, 2, 2 ** 31, 2 ** 32])('of %i, which divides 2³², no word is passed over', (n) => {
  const { below, left } = scripted(MOST, 0);
  expect(below(n)).toBe(n - 1);
  expect(below(n)).toBe(0);
  expect(left()).toBe(0);
});
