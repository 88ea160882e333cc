/** Which of many calls at once runs, which waits and which is refused. */
import { expect, test } from 'vitest';
import { boundedQueue } from './boundedQueue.ts';

/** Work that ends when the test ends it. */
function desk() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (name: number) => async () => {
    begun.push(name);
    await new Promise<void>((end) => ends.push(end));
    return name;
  };
  return { begun, work, endOne: () => ends.shift()?.() };
}
const soon = () => new Promise((done) => setImmediate(done));

test('two work, two wait in their order, the fifth is turned away', async () => {
  const take = boundedQueue(2, 2);
  const { begun, work, endOne } = desk();
  const [one, two, three, four, five] = [1, 2, 3, 4, 5].map((name) => take(work(name)));
  expect(await five).toBe('busy');
  expect(begun).toEqual([1, 2]);
  endOne();
  expect(await one).toBe(1);
  await soon();
  expect(begun).toEqual([1, 2, 3]);
  const six = take(work(6));
  endOne();
  endOne();
  await soon();
  endOne();
  await soon();
  endOne();
  expect(await Promise.all([two, three, four, six])).toEqual([2, 3, 4, 6]);
  expect(begun).toEqual([1, 2, 3, 4, 6]);
});

test('work that fails leaves its place to the next', async () => {
  const take = boundedQueue(1, 1);
  const failing = take(() => Promise.reject(new Error('no')));
  const next = take(async () => 'mine');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('mine');
  expect(await take(async () => 'again')).toBe('again');
});
