/** The orders one can choose, and what stands where two cards are equal in one. */
import { expect, test } from 'vitest';
import { entriesOf, withMissing } from './entries.ts';
import { SORTS, type Sort, sortEntries } from './order.ts';
import { cardNamed, owned } from './testing.ts';

const ENTRIES = entriesOf([
  { ...owned({ name: 'Zubat', number: '10', rarity: 'Rare' }, 2), firstOwnedAt: '2026-01-03T08:00:00.000Z' },
  { ...owned({ name: 'Éevee', number: '9', rarity: 'Common' }, 1), firstOwnedAt: '2026-01-09T08:00:00.000Z' },
  { ...owned({ name: 'mew', number: '2', rarity: 'Common' }, 4), firstOwnedAt: '2026-01-03T08:00:00.000Z' },
  owned({ name: 'Abra', number: '1', rarity: 'Uncommon', set: 'zz1' }, 1),
]);

test.each([
  ['rarity', ['Zubat', 'Abra', 'mew', 'Éevee']],
  ['number', ['mew', 'Éevee', 'Zubat', 'Abra']],
  ['newest', ['Éevee', 'Zubat', 'mew', 'Abra']],
  ['name', ['Abra', 'Éevee', 'mew', 'Zubat']],
  ['quantity', ['mew', 'Zubat', 'Abra', 'Éevee']],
] satisfies [Sort, string[]][])('by %s', (sort, names) => {
  expect(sortEntries(ENTRIES, sort).map(({ card }) => card.name)).toEqual(names);
  // Wherever they stood before.
  expect(sortEntries(ENTRIES.toReversed(), sort).map(({ card }) => card.name)).toEqual(names);
});

test('missing cards are never the newest and never the most', () => {
  const all = withMissing(ENTRIES, [cardNamed({ name: 'Aaa', number: '99', rarity: 'Secret Rare' })]);
  const last = (sort: Sort) => sortEntries(all, sort).at(-1)?.quantity;
  expect(SORTS.filter((sort) => last(sort) === 0)).toEqual(['quantity']);
  expect(sortEntries(all, 'newest')[0]?.card.name).toBe('Éevee');
});
