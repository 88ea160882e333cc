/** The place of what was just made. */
import { expect, test } from 'vitest';
import { madeFirst } from './Listed.tsx';

const items = ['a', 'b', 'c'].map((id) => ({ id }));
const ids = (madeId?: string) => madeFirst(items, madeId).map(({ id }) => id);

test('it comes first, and the others stay in their order', () => {
  expect(ids('c')).toEqual(['c', 'a', 'b']);
  expect(ids('a')).toEqual(['a', 'b', 'c']);
});

test('without one, or with one that is not in the list yet, nothing moves', () => {
  expect(madeFirst(items, undefined)).toBe(items);
  expect(madeFirst(items, 'x')).toBe(items);
});
