/** A turn's clock counts what the server said was left, down to nothing and not below. */
import { expect, test } from 'vitest';
import { clockText, secondsLeft } from './TurnBox.tsx';

test.each([
  [300_000, 0, 300],
  [300_000, 999, 300],
  [300_000, 1_000, 299],
  [1, 0, 1],
  [4_000, 60_000, 0],
  [null, 5_000, null],
])('of %s ms, %s ms later, %s seconds are left', (turnMsLeft, passedMs, seconds) =>
  expect(secondsLeft({ turnMsLeft }, passedMs)).toBe(seconds),
);

test('it reads as minutes and seconds', () => {
  expect([300, 299, 60, 9, 0].map(clockText)).toEqual(['5:00', '4:59', '1:00', '0:09', '0:00']);
});
