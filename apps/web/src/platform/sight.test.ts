/** What eyes ask for is kept as names, and a part of it goes without the others. */
import { expect, test, vi } from 'vitest';
import { createSight } from './sight.ts';

function storageOf(kept: string | null) {
  let value = kept;
  return {
    read: () => value,
    write: (_: string, next: string) => {
      value = next;
    },
    remove: () => {
      value = null;
    },
  };
}

test('nothing is switched on at first', () => {
  expect(createSight(storageOf(null)).get()).toEqual({ contrast: false, letters: false, lessMotion: false });
});

test('a switch is remembered by its name, and forgotten with the last', () => {
  const storage = storageOf(null);
  const sight = createSight(storage);
  const listener = vi.fn();
  sight.subscribe(listener);
  sight.switchOn('letters', true);
  sight.switchOn('lessMotion', true);
  expect(storage.read()).toBe('letters lessMotion');
  expect(createSight(storage).get()).toEqual({ contrast: false, letters: true, lessMotion: true });
  sight.switchOn('letters', false);
  sight.switchOn('lessMotion', false);
  expect(storage.read()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(4);
});

test('words of other versions are passed over', () => {
  expect(createSight(storageOf('contrast louder')).get()).toEqual({
    contrast: true,
    letters: false,
    lessMotion: false,
  });
});
