/** What the audit's entries say when they are opened. */
import { expect, test } from 'vitest';
import { diffOf } from './diff.ts';

test('only what differs, field by field, also inside of a field', () => {
  expect(
    diffOf(
      { name: 'Isle', isActive: true, rarityOdds: { common: 0.7, rare: 0.08 } },
      { name: 'Isles', isActive: false, rarityOdds: { common: 0.68, rare: 0.08, epic: 0.02 } },
    ),
  ).toEqual([
    { field: 'Name', before: 'Isle', after: 'Isles' },
    { field: 'Is active', before: 'yes', after: 'no' },
    { field: 'Rarity odds: common', before: '0.7', after: '0.68' },
    { field: 'Rarity odds: epic', after: '0.02' },
  ]);
});

test('something new has no before, and what was taken away no after', () => {
  expect(diffOf(undefined, { name: 'Isle', artworkUrl: '' })).toEqual([
    { field: 'Name', after: 'Isle' },
    { field: 'Artwork URL', after: 'empty' },
  ]);
  expect(diffOf({ description: 'Fog', hp: 50 }, { hp: null })).toEqual([
    { field: 'Description', before: 'Fog' },
    { field: 'HP', before: '50', after: 'none' },
  ]);
});

test('lists, whole values, nothing at all, and what is far too long', () => {
  expect(diffOf({ types: [] }, { types: ['Fire', 'Water'] })).toEqual([
    { field: 'Types', before: 'none', after: 'Fire, Water' },
  ]);
  expect(diffOf(undefined, { attacks: [{ name: 'Ember' }] })).toEqual([
    { field: 'Attacks', after: '[{"name":"Ember"}]' },
  ]);
  expect(diffOf(1, 2)).toEqual([{ field: '', before: '1', after: '2' }]);
  expect(diffOf(undefined, undefined)).toEqual([]);
  expect(diffOf(undefined, { text: 'a'.repeat(5_000) })[0]?.after).toHaveLength(601);
});

test('an import: its cards by id and name, and lists that end with how many more there are', () => {
  expect(
    diffOf(
      { changedCards: { 'base1-H4 Mr. Mime': { hp: 50, prices: { holofoil: 1 } } } },
      {
        changedCards: { 'base1-H4 Mr. Mime': { hp: 60, prices: { holofoil: 2 } } },
        changed: 1,
        addedCards: ['base1-1 Alakazam', 'base1-2 Blastoise'],
      },
    ),
  ).toEqual([
    { field: 'Changed', after: '1' },
    { field: 'Added cards', after: 'base1-1 Alakazam, base1-2 Blastoise' },
    { field: 'base1-H4 Mr. Mime: HP', before: '50', after: '60' },
    { field: 'base1-H4 Mr. Mime: prices: holofoil', before: '1', after: '2' },
  ]);
  const many = Array.from({ length: 250 }, (_, index) => `big1-${index} Mew`);
  expect(diffOf(undefined, { addedCards: many })[0]?.after).toMatch(
    /^big1-0 Mew, .* big1-\d+ Mew and \d+ more$/,
  );
});
