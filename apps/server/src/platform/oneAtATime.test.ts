/** Shared reads: how few there are, and that no caller gets one which began before it asked. */
import { expect, test } from 'vitest';
import { oneAtATime } from './oneAtATime.ts';

/** Reads that end when the test says so, each answering what was true when it began. */
function held() {
  let truth = 0;
  const ends: (() => void)[] = [];
  const read = oneAtATime((key: string) => {
    const seen = `${key} ${truth}`;
    return new Promise<string>((resolve) => ends.push(() => resolve(seen)));
  });
  return { read, ends, change: () => (truth += 1) };
}

test('who asks while a read runs shares the next one, which begins after the last of them asked', async () => {
  const { read, ends, change } = held();
  const first = read('decks');
  change();
  const others = Array.from({ length: 100 }, () => read('decks'));
  expect(ends).toHaveLength(1);
  ends[0]?.();
  expect(await first).toBe('decks 0');
  await expect.poll(() => ends.length).toBe(2);
  change();
  const late = read('decks');
  ends[1]?.();
  expect(new Set(await Promise.all(others))).toEqual(new Set(['decks 1']));
  await expect.poll(() => ends.length).toBe(3);
  ends[2]?.();
  expect(await late).toBe('decks 2');
});

test('other keys do not wait', async () => {
  const { read, ends } = held();
  const both = [read('one'), read('two')];
  for (const end of ends) end();
  expect(await Promise.all(both)).toEqual(['one 0', 'two 0']);
});

test('a read that fails fails for those who share it, and for no caller after them', async () => {
  let reads = 0;
  const read = oneAtATime(async () => {
    reads += 1;
    if (reads === 1) throw new Error('away');
    return 'here';
  });
  const [first, second] = [read('x'), read('x')];
  await expect(first).rejects.toThrow('away');
  expect(await second).toBe('here');
  expect(await read('x')).toBe('here');
});
