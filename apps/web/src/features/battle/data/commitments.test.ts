/** The first commitment stays, across reloads and whatever else lies in the storage. */
import { beforeEach, expect, test, vi } from 'vitest';
import { createBattleCommitments } from './commitments.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

function storageOf(initial: string | null = null) {
  let stored = initial;
  return {
    read: () => stored,
    write: (_: string, value: string) => {
      stored = value;
    },
    remove: () => {
      stored = null;
    },
  };
}

test('the first commitment for a battle counts', () => {
  const storage = storageOf();
  createBattleCommitments(storage).note('one', 'aa');
  createBattleCommitments(storage).note('one', 'bb');
  createBattleCommitments(storage).note('two', 'cc');
  const again = createBattleCommitments(storage);
  expect([again.of('one'), again.of('two'), again.of('three')]).toEqual(['aa', 'cc', undefined]);
});

test('only the newest two hundred are kept', () => {
  const commitments = createBattleCommitments(storageOf());
  for (let number = 0; number < 201; number += 1) commitments.note(`battle ${number}`, 'aa');
  expect([commitments.of('battle 0'), commitments.of('battle 1')]).toEqual([undefined, 'aa']);
});

test.each(['{', '{}', '[1]', '[["one"]]'])('a storage with %s in it holds no commitment', (text) => {
  expect(createBattleCommitments(storageOf(text)).of('one')).toBeUndefined();
});
