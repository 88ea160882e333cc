/** Moving a thing of a list by one place. */
import { expect, test } from 'vitest';
import { movedWithin } from './OrderList.tsx';

test.each([
  [0, 1, 'bac'],
  [2, 1, 'acb'],
  [2, 0, 'cab'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
  [5, 0, 'abc'],
])('from %i to %i', (from, to, expected) => {
  expect(movedWithin([...'abc'], from, to).join('')).toBe(expected);
});
