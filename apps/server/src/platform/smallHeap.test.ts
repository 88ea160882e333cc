/** The heap is kept small as long as anything runs that asks for it, and as usual afterwards. */
import { expect, test } from 'vitest';
import { smallHeap } from './smallHeap.ts';

test('the first of several begins it and the last one ends it, whatever becomes of them', async () => {
  const set: string[] = [];
  const keepSmall = smallHeap((flags) => void set.push(flags));
  const ends: (() => void)[] = [];
  const one = () => new Promise<void>((end) => ends.push(end));
  const running = [keepSmall(one), keepSmall(one)];
  const failed = keepSmall(async () => {
    throw new Error('no set of this id');
  });
  await expect(failed).rejects.toThrow('no set of this id');
  expect(set).toEqual(['--heap-growing-percent=100']);
  for (const end of ends) end();
  await Promise.all(running);
  expect(set).toEqual(['--heap-growing-percent=100', '--heap-growing-percent=0']);
  expect(await keepSmall(async () => 7)).toBe(7);
  expect(set).toHaveLength(4);
});
