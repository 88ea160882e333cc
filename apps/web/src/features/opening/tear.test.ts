/** A hand on the top edge of a pack, and the choice to tear by hand. */
import { expect, test } from 'vitest';
import { tearBetween } from './tear.ts';
import { createTearByHand } from './tearByHand.ts';

const EDGE = { left: 100, width: 200 };

test.each([
  [100, 107, undefined],
  [110, 200, { share: 0.5, from: 'left' }],
  [110, 400, { share: 1, from: 'left' }],
  [290, 250, { share: 0.25, from: 'right' }],
  [290, 40, { share: 1, from: 'right' }],
  [60, 80, { share: 0, from: 'left' }],
] as const)('from %i to %i tears %o', (began, now, tear) => {
  expect(tearBetween(began, now, EDGE)).toEqual(tear);
});

test('the first tear chooses the hand for later packs; what the player chose stays', () => {
  const kept = new Map<string, string>();
  const storage = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  const byHand = createTearByHand(storage);
  expect(byHand.get()).toBe(false);
  byHand.torn();
  expect(byHand.get()).toBe(true);
  byHand.set(false);
  byHand.torn();
  expect(createTearByHand(storage).get()).toBe(false);
});
