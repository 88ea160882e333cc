/** What a reload in the middle of an opening finds again. */
import { expect, test, vi } from 'vitest';
import { createLastPack } from './lastPack.ts';

test('a pack that was opened is its wallet’s last one until its cards were seen', () => {
  const kept = new Map<string, string>();
  const storage = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  const last = createLastPack(storage);
  const changed = vi.fn();
  last.subscribe(changed);
  expect(last.of('mine')).toBeUndefined();
  last.opened('mine', 'Base Set Mini Pack');
  // Another page of the tab, as after a reload.
  const reloaded = createLastPack(storage);
  expect([reloaded.of('mine'), reloaded.of('theirs')]).toEqual(['Base Set Mini Pack', undefined]);
  last.seen();
  expect(reloaded.of('mine')).toBeUndefined();
  expect(changed).toHaveBeenCalledTimes(2);
});
