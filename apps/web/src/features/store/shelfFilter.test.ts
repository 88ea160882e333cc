/** What a filter of the store lets through, and how the address carries it. */
import type { PackType } from '@pokesol/protocol';
import { expect, test } from 'vitest';
import { filterNames, packsPassing, readFilter, type ShelfFilter, writeFilter } from './shelfFilter.ts';

const pack = (id: string, price: string, full: number): PackType => ({
  id,
  name: `${id} Booster Pack`,
  price,
  cardCount: 10,
  setId: id,
  setName: id,
  plays: { full, cards: 100, isFew: full < 60 },
});
const PACKS = [pack('whole', '100', 100), pack('part', '101', 99), pack('dear', '250', 100)];
const ANY: ShelfFilter = { playsInFull: false, isWished: false, most: undefined };
const passing = (filter: Partial<ShelfFilter>) =>
  packsPassing(PACKS, { ...ANY, ...filter }, ({ id }) => (id === 'part' ? 2 : 0)).map(({ id }) => id);

test('packs pass every part of a filter, or are left out', () => {
  expect(passing({})).toEqual(['whole', 'part', 'dear']);
  expect(passing({ playsInFull: true })).toEqual(['whole', 'dear']);
  expect(passing({ isWished: true })).toEqual(['part']);
  expect(passing({ most: 100 })).toEqual(['whole']);
  expect(passing({ most: 200, playsInFull: true, isWished: true })).toEqual([]);
});

test('a pack that says nothing of how it plays does not count as playing in full', () => {
  const { plays: _, ...silent } = pack('silent', '1', 100);
  expect(packsPassing([silent], { ...ANY, playsInFull: true }, () => 0)).toEqual([]);
});

test.each<[Partial<ShelfFilter>, string]>([
  [{}, 'find=x'],
  [{ playsInFull: true }, 'find=x&plays=full'],
  [{ isWished: true, most: 200 }, 'find=x&wished=&most=200'],
])('the address carries %j and gives it back', (part, text) => {
  const filter = { ...ANY, ...part };
  const params = new URLSearchParams('find=x&plays=full&wished=&most=100');
  writeFilter(params, filter);
  expect(params.toString()).toBe(text);
  expect(readFilter(params)).toEqual(filter);
  expect(filterNames(filter)).toHaveLength(Object.keys(part).length);
});

test('an address that names another price or way of playing narrows nothing', () => {
  expect(readFilter(new URLSearchParams('most=150&plays=half'))).toEqual(ANY);
});
