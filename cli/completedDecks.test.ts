/** Completed decks against the starter: collections are as pinned, and their first battles come out as they did. */
import { expect, test } from 'vitest';
import { pulledCollection } from './collections.ts';
import { COLLECTIONS, wonByCompleted } from './completedDecks.ts';
import { readShippedCards } from './shippedCards.ts';

const shipped = readShippedCards();

test('twenty collections hold the starter deck and boosters of one to three sets', () => {
  const all = Array.from({ length: COLLECTIONS }, (_, place) => pulledCollection(place + 1, shipped.sets));
  expect(new Set(all.map(({ name }) => name)).size).toBe(COLLECTIONS);
  for (const { owned } of all) {
    const copies = owned.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(copies).toBeGreaterThan(60 + 8 * 4);
    expect(owned.find(({ card }) => card.id === 'base1-28')?.quantity).toBeGreaterThanOrEqual(4);
  }
  expect(all[2]?.name).toBe('13 boosters of Paldean Fates');
});

test.each([
  [4, 'owned', 5],
  [9, 'owned', 7],
  [20, 'owned', 10],
  [5, 'all', 8],
] as const)('collection %i, completed of %s cards, wins %i of ten', (number, from, won) => {
  const faults: string[] = [];
  const played = wonByCompleted(number, 5, from, shipped, { complain: (text) => void faults.push(text) });
  expect(faults).toEqual([]);
  expect(played.won).toMatchObject({ won, of: 10 });
});
