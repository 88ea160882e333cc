/** What is remembered where the browser's storage is closed, absent or full. */
import { expect, test } from 'vitest';
import { browserStore } from './storage.ts';

const forbidden = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test.each([
  ['forbidden', forbidden],
  ['switched off', () => null],
])('a page whose storage is %s remembers for itself', (_, storage) => {
  const store = browserStore(storage);
  expect(store.read('key')).toBeNull();
  store.write('key', 'value');
  expect(store.read('key')).toBe('value');
  expect(store.outlives('key')).toBe(false);
  store.remove('key');
  expect(store.read('key')).toBeNull();
});

test('what no longer fits is newer than what was kept, until it fits again', () => {
  const kept = new Map([['key', 'old']]);
  let isFull = true;
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
  const store = browserStore(() => storage as Storage);
  expect(store.outlives('key')).toBe(true);
  store.write('key', 'new');
  expect([store.read('key'), store.outlives('key')]).toEqual(['new', false]);
  isFull = false;
  store.write('key', 'newer');
  expect([store.read('key'), store.outlives('key'), kept.get('key')]).toEqual(['newer', true, 'newer']);
});
