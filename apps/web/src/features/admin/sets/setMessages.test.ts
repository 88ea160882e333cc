/** What a set's row says, which sets a search finds, and what an edit sends. */
import type { CardSetJson } from '@pokesol/protocol';
import { expect, test } from 'vitest';
import { changesOf } from './setChanges.ts';
import { factsOf, matching, released } from './setMessages.ts';

const BASE: CardSetJson = {
  id: 'base1',
  name: 'Base',
  series: 'Base',
  printedTotal: 102,
  total: 102,
  isActive: true,
  revision: 'abc',
  code: 'BS',
  releaseDate: '1999/01/09',
};
const BARE = { series: '', printedTotal: 0, total: 0, isActive: true, revision: 'abc' };
const MODERN: CardSetJson = {
  ...BASE,
  id: 'sv3pt5',
  name: '151',
  series: 'Scarlet & Violet',
  printedTotal: 165,
  total: 207,
};
const MADE: CardSetJson = { ...BARE, id: 'isle', name: 'Isle' };

test('its facts, as far as there are any', () => {
  expect(factsOf(BASE)).toEqual(['102 cards', 'released Jan 9, 1999', 'code BS']);
  expect(factsOf(MODERN)[0]).toBe('Scarlet & Violet');
  expect(factsOf(MODERN)[1]).toBe('207 cards, numbered to 165');
  expect(factsOf(MADE)).toEqual(['No cards yet']);
  expect(factsOf({ ...MADE, total: 1 })).toEqual(['1 card']);
  expect(released('2023-09-22')).toBe('Sep 22, 2023');
  expect(released('someday')).toBe('someday');
});

test('found by a part of name, series, id or code', () => {
  const all = [BASE, MODERN, MADE];
  const ids = (search: string) => matching(all, search).map(({ id }) => id);
  expect(ids('  ')).toHaveLength(3);
  expect(ids('scarlet')).toEqual(['sv3pt5']);
  expect(ids(' ISLE ')).toEqual(['isle']);
  expect(ids('bs')).toEqual(['base1', 'sv3pt5']);
  expect(ids('nothing')).toEqual([]);
});

test('an edit sends what changed and nothing else; an emptied field is sent empty', () => {
  const set = { ...BASE, description: 'The first' };
  expect(changesOf(set, { name: 'Base', description: 'The first', artworkUrl: '' })).toEqual({});
  expect(changesOf(set, { name: 'Basis', description: '', artworkUrl: '' })).toEqual({
    name: 'Basis',
    description: '',
  });
});
