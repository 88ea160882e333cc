/** What the page notes before a payment. */
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { createPackCommitments } from './commitments.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const commitment = { seedHash: 'a'.repeat(64), packHash: 'b'.repeat(64) };

test('a commitment is kept by the payment it was given for', () => {
  const storage = memoryStorage();
  createPackCommitments(storage).note('tx', commitment);
  expect(createPackCommitments(storage).of('tx', commitment.seedHash)).toMatchObject(commitment);
  expect(createPackCommitments(storage).of('other', commitment.seedHash)).toBeUndefined();
});

test('of several packs of one payment, each is kept, and a hash that none committed to is contradicted', () => {
  const commitments = createPackCommitments(memoryStorage());
  const second = { ...commitment, seedHash: 'c'.repeat(64) };
  commitments.note('tx', commitment);
  commitments.note('tx', second);
  expect(commitments.of('tx', second.seedHash)).toMatchObject(second);
  expect(commitments.of('tx', commitment.seedHash)).toMatchObject(commitment);
  expect(commitments.of('tx', 'd'.repeat(64))).toMatchObject(commitment);
});

test('the oldest are forgotten, and a broken list is an empty one', () => {
  const storage = memoryStorage();
  const commitments = createPackCommitments(storage);
  for (let index = 0; index < 201; index += 1) commitments.note(`tx${index}`, commitment);
  expect(commitments.of('tx0', commitment.seedHash)).toBeUndefined();
  expect(commitments.of('tx200', commitment.seedHash)).toBeDefined();
  storage.write('pokesol.pack-promises', '[{"seedHash":1}');
  expect(commitments.of('tx200', commitment.seedHash)).toBeUndefined();
});
