/** What the search box, the rarity and the set let through, and the counts of the tiles. */
import { describe, expect, test } from 'vitest';
import { entriesOf } from './entries.ts';
import { countByRarity, type Filters, filterEntries, isFiltered } from './filters.ts';
import { owned } from './testing.ts';

const ENTRIES = entriesOf([
  owned({ name: 'Charizard', rarity: 'Rare Holo', number: '4' }),
  owned({ name: 'Charmander', number: '46' }, 3),
  owned({ name: 'Nidoran ♂', number: '55' }),
  owned({ name: 'Charmeleon', rarity: 'Uncommon', number: '5', set: 'sv3pt5' }),
  owned({ name: 'Promo Mew', rarity: 'Promo', number: 'H4' }),
]);
const NONE: Filters = { search: '', rarity: '', setId: '' };
const namesFor = (filters: Partial<Filters>) =>
  filterEntries(ENTRIES, { ...NONE, ...filters }).map(({ card }) => card.name);

describe('the filters', () => {
  test('let everything through when empty, as the same list', () => {
    expect(filterEntries(ENTRIES, NONE)).toBe(ENTRIES);
    expect(isFiltered({ ...NONE, search: '  ' })).toBe(false);
  });

  test.each([
    ['CHAR', ['Charizard', 'Charmeleon', 'Charmander']],
    ['  zard ', ['Charizard']],
    ['♂', ['Nidoran ♂']],
    ['4', ['Charizard', 'Charmander', 'Promo Mew']],
    ['h4', ['Promo Mew']],
    ['#4', ['Charizard']],
    ['4/102', ['Charizard']],
    ['(', []],
    ['♀', []],
  ])('find %s', (search, names) => {
    expect(namesFor({ search })).toEqual(names);
  });

  test.each([
    ["Farfetch'd", ['farfetchd', 'FARFETCH’D', "fetch'd"]],
    ['Mr. Mime', ['mr mime', 'mr.mime', 'Mr. Mi', '.']],
    ['Flabébé', ['flabebe', 'FLABÉBÉ', 'flabe\u0301']],
    ['Pokémon Trader', ['pokemon tr', 'Pokemon-Trader']],
    ['Porygon-Z', ['porygon z', 'porygonz', 'porygon–z']],
  ])('find %s without accents, case and punctuation', (name, searches) => {
    const both = entriesOf([owned({ name, number: '7' }), owned({ name: 'Mew', number: '8' })]);
    for (const search of searches)
      expect(filterEntries(both, { ...NONE, search }), search).toMatchObject([{ card: { name } }]);
  });

  test('narrow one another', () => {
    expect(namesFor({ search: 'char', rarity: 'Uncommon' })).toEqual(['Charmeleon']);
    expect(namesFor({ rarity: 'Uncommon', setId: 'base1' })).toEqual([]);
    expect(namesFor({ setId: 'sv3pt5' })).toEqual(['Charmeleon']);
  });
});

test('the tiles count distinct cards of every rarity, of one set when it is chosen', () => {
  const of = (setId: string) =>
    Object.fromEntries(countByRarity(ENTRIES, setId).map(({ rarity, count }) => [rarity, count]));
  expect(of('')).toMatchObject({ 'Rare Holo': 1, Uncommon: 1, Common: 2, Promo: 1, 'Secret Rare': 0 });
  expect(of('sv3pt5')).toMatchObject({ 'Rare Holo': 0, Uncommon: 1, Common: 0 });
  expect(
    countByRarity(ENTRIES, '')
      .map(({ rarity }) => rarity)
      .slice(0, 2),
  ).toEqual(['Secret Rare', 'Ultra Rare']);
});

test('rarities of made cards have a tile where one is owned, behind the printed ones', () => {
  const made = [
    owned({ name: 'Home Common', rarity: 'common', number: '1' }),
    owned({ name: 'Home Hero', rarity: 'legendary', number: '2' }),
  ];
  const rarities = countByRarity(entriesOf(made), '').map(({ rarity }) => rarity);
  expect(rarities.slice(-3)).toEqual(['Uncommon', 'Common', 'legendary']);
  expect(countByRarity(ENTRIES, '').map(({ rarity }) => rarity)).not.toContain('legendary');
});

test('a made card counts and is found with the printed cards of its rarity, and keeps its own word', () => {
  const both = entriesOf([
    owned({ name: 'Pebbler', rarity: 'Common', number: '1' }),
    owned({ name: 'Home Common', rarity: 'common', number: '2' }),
    owned({ name: 'Home Rare', rarity: 'rare', number: '3' }),
  ]);
  const counts = countByRarity(both, '').filter(({ count }) => count > 0);
  expect(counts).toEqual([
    { rarity: 'Rare', count: 1 },
    { rarity: 'Common', count: 2 },
  ]);
  const commons = filterEntries(both, { ...NONE, rarity: 'Common' });
  expect(commons.map(({ card }) => card.rarity)).toEqual(['Common', 'common']);
});
