/** Which calls about one thing wait for each other. */
import { expect, test } from 'vitest';
import { gate } from '../../testing/harness/until.ts';
import { boundedQueues } from './boundedQueues.ts';

test('runs one at a time per key while a few wait, and another key at once', async () => {
  const inOrder = boundedQueues(1, 1);
  const held = gate();
  const begun: string[] = [];
  const work = (name: string) => async () => {
    begun.push(name);
    await held.opened;
    return name;
  };
  const [one, two, three, other] = [
    inOrder('a', work('one')),
    inOrder('a', work('two')),
    inOrder('a', work('three')),
    inOrder('b', work('other')),
  ];
  expect(await three).toBe('busy');
  expect(begun).toEqual(['one', 'other']);
  held.open();
  expect(await Promise.all([one, two, other])).toEqual(['one', 'two', 'other']);
  // The key leaves nothing behind.
  expect(await inOrder('a', work('again'))).toBe('again');
});

test('work that fails lets the next begin', async () => {
  const inOrder = boundedQueues(1, 1);
  const failing = inOrder('a', () => Promise.reject(new Error('no')));
  const next = inOrder('a', async () => 'mine');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('mine');
});
