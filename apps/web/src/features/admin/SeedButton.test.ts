/** What seeding says it has added. */
import { expect, test } from 'vitest';
import { newThings } from './SeedButton.tsx';

test('only what is new is named', () => {
  expect(newThings({ sets: 2, cards: 1_309, packTypes: 1 })).toBe(
    'New: 2 sets, 1,309 cards and 1 pack type.',
  );
  expect(newThings({ sets: 0, cards: 1, packTypes: 0 })).toBe('New: 1 card.');
  expect(newThings({ sets: 0, cards: 0, packTypes: 0 })).toBe('Nothing was missing.');
});
