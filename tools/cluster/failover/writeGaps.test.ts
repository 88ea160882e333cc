/** The longest pause between two acknowledged writes, also one that lasts, and none of the time before. */
import { expect, test } from 'vitest';
import { WriteGaps } from './writeGaps.ts';

test('the longest pause counts, once', () => {
  let now = 0;
  const gaps = new WriteGaps(() => now);
  for (const at of [10, 20, 520, 530]) {
    now = at;
    gaps.acknowledged();
  }
  expect(gaps.take()).toBe(500);
  now = 540;
  gaps.acknowledged();
  expect(gaps.take()).toBe(10);
  now = 2_540;
  expect(gaps.take()).toBe(2_000);
});
