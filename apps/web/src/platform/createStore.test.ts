/** What watchers of a store hear, and when. */
import { expect, test, vi } from 'vitest';
import { createListeners, createStore } from './createStore.ts';

test('a watcher gets each new state, after it is there, until it leaves', () => {
  const store = createStore(1);
  const seen: number[] = [];
  const leave = store.subscribe(() => seen.push(store.get()));
  store.set(2);
  store.set(2);
  leave();
  store.set(3);
  expect(seen).toEqual([2, 2]);
  expect(store.get()).toBe(3);
});

test('a listener that leaves while it is called keeps no other from being called', () => {
  const { notify, subscribe } = createListeners<[string]>();
  const leave = subscribe(() => leave());
  const other = vi.fn();
  subscribe(other);
  subscribe(other);
  notify('one');
  notify('two');
  expect(other.mock.calls).toEqual([['one'], ['two']]);
});
