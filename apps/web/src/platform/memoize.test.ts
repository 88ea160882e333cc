/** What was made for a key is not made again. */
import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('makes each value once, also where there is none', () => {
  const asked: string[] = [];
  const lengthOf = memoize((text: string) => {
    asked.push(text);
    return text === '' ? undefined : { length: text.length };
  });
  expect(lengthOf('abc')).toBe(lengthOf('abc'));
  expect([lengthOf(''), lengthOf('')]).toEqual([undefined, undefined]);
  expect(asked).toEqual(['abc', '']);
});
