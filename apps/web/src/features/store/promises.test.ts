/** What the page notes before a payment. */
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { createPromises } from './promises.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const promise = { seedHash: 'a'.repeat(64), packHash: 'b'.repeat(64) };

test('a promise is kept by the payment it was given for', () => {
  const storage = memoryStorage();
  createPromises(storage).note('tx', promise);
  expect(createPromises(storage).of('tx')).toMatchObject(promise);
  expect(createPromises(storage).of('other')).toBeUndefined();
});

test('the oldest are forgotten, and a broken list is an empty one', () => {
  const storage = memoryStorage();
  const promises = createPromises(storage);
  for (let index = 0; index < 201; index += 1) promises.note(`tx${index}`, promise);
  expect(promises.of('tx0')).toBeUndefined();
  expect(promises.of('tx200')).toBeDefined();
  storage.write('pokesol.pack-promises', '[{"seedHash":1}');
  expect(promises.of('tx200')).toBeUndefined();
});
