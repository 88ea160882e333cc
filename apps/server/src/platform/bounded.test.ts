/** What a bounded map keeps, and in which order it forgets. */
import { expect, test } from 'vitest';
import { bounded, putWithin } from './bounded.ts';

test('keeps the newest, as many as there is room for', () => {
  const map = new Map<string, number>();
  const kept: string[] = [];
  for (const [index, key] of ['a', 'b', 'c', 'd'].entries()) {
    putWithin(map, 3, key, index);
    kept.push([...map.keys()].join(''));
  }
  expect(kept).toEqual(['a', 'ab', 'abc', 'bcd']);
  expect([...map.values()]).toEqual([1, 2, 3]);
});

test('takes what is put there again for new, and forgets nothing else for it', () => {
  const map = new Map([
    ['a', 1],
    ['b', 2],
  ]);
  putWithin(map, 2, 'a', 3);
  expect([...map]).toEqual([
    ['b', 2],
    ['a', 3],
  ]);
});

test('by text, gives back what is there, and what was forgotten is not', () => {
  const kept = bounded<number>(2);
  kept.put('a', 1);
  kept.put('b', 2);
  kept.put('c', 3);
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([undefined, 2, 3]);
  kept.forget('b');
  kept.put('d', 4);
  expect([kept.get('b'), kept.get('c'), kept.get('d')]).toEqual([undefined, 3, 4]);
});

test('by text, forgets the oldest however much was forgotten or put again before', () => {
  const kept = bounded<number>(20);
  let expected: string[] = [];
  for (let step = 0; step < 3_000; step += 1) {
    const key = `${(step * 7919) % 61}`;
    expected = expected.filter((each) => each !== key);
    if (step % 5 === 3) kept.forget(key);
    else {
      kept.put(key, step);
      expected = [...expected, key].slice(-20);
    }
    const there = Array.from({ length: 61 }, (_, at) => `${at}`).filter(
      (each) => kept.get(each) !== undefined,
    );
    expect(there.sort()).toEqual([...expected].sort());
  }
});
