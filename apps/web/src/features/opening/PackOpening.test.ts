/** The ball is chosen by the purchase, evenly. */

import { BALL_TYPES } from '@pokesol/pixel-art/things';
import { expect, test } from 'vitest';
import { ballTypeOf } from './PackOpening.tsx';

test('a free pack always comes in a pokeball', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e']) expect(ballTypeOf(id, true)).toBe('pokeball');
});

test('the same purchase has the same ball after a reload', () => {
  expect(ballTypeOf('018f-22', false)).toBe(ballTypeOf('018f-22', false));
});

test('every ball comes about as often as the others', () => {
  const seen = new Map<string, number>();
  for (let purchase = 0; purchase < 4000; purchase++) {
    const ball = ballTypeOf(`0190a3f1-7c00-7000-8000-${String(purchase).padStart(12, '0')}`, false);
    seen.set(ball, (seen.get(ball) ?? 0) + 1);
  }
  expect([...seen.keys()].sort()).toEqual([...BALL_TYPES].sort());
  for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
