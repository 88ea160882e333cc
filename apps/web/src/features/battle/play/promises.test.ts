/** What was promised first stays, across reloads and whatever else lies in the storage. */
import { beforeEach, expect, test, vi } from 'vitest';
import { createBattlePromises } from './promises.ts';

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

test('the first promise for a battle counts', () => {
  const storage = storageOf();
  createBattlePromises(storage).note('one', 'aa');
  createBattlePromises(storage).note('one', 'bb');
  createBattlePromises(storage).note('two', 'cc');
  const again = createBattlePromises(storage);
  expect([again.of('one'), again.of('two'), again.of('three')]).toEqual(['aa', 'cc', undefined]);
});

test('only the newest two hundred are kept', () => {
  const promises = createBattlePromises(storageOf());
  for (let number = 0; number < 201; number += 1) promises.note(`battle ${number}`, 'aa');
  expect([promises.of('battle 0'), promises.of('battle 1')]).toEqual([undefined, 'aa']);
});

test.each(['{', '{}', '[1]', '[["one"]]'])('a storage with %s in it promises nothing', (text) => {
  expect(createBattlePromises(storageOf(text)).of('one')).toBeUndefined();
});
