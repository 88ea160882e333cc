/** What a set's row says, which sets a search finds, and what an edit sends. */
import type { CardSetJson } from '@pokesol/protocol';
import { expect, test } from 'vitest';
import { setChangesOf } from './setChanges.ts';
import { released, setFactsOf, setsMatching } from './setMessages.ts';

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
  expect(setFactsOf(BASE)).toEqual(['102 cards', 'released Jan 9, 1999', 'code BS']);
  expect(setFactsOf(MODERN)[0]).toBe('Scarlet & Violet');
  expect(setFactsOf(MODERN)[1]).toBe('207 cards, numbered to 165');
  expect(setFactsOf(MADE)).toEqual(['No cards yet']);
  expect(setFactsOf({ ...MADE, total: 1 })).toEqual(['1 card']);
  expect(released('2023-09-22')).toBe('Sep 22, 2023');
  expect(released('someday')).toBe('someday');
});

test('found by a part of name, series, id or code', () => {
  const all = [BASE, MODERN, MADE];
  const ids = (search: string) => setsMatching(all, search).map(({ id }) => id);
  expect(ids('  ')).toHaveLength(3);
  expect(ids('scarlet')).toEqual(['sv3pt5']);
  expect(ids(' ISLE ')).toEqual(['isle']);
  expect(ids('bs')).toEqual(['base1', 'sv3pt5']);
  expect(ids('nothing')).toEqual([]);
});

test('an edit sends what changed and nothing else; an emptied field is sent empty', () => {
  const set = { ...BASE, description: 'The first' };
  expect(setChangesOf(set, { name: 'Base', description: 'The first', artworkUrl: '' })).toEqual({});
  expect(setChangesOf(set, { name: 'Basis', description: '', artworkUrl: '' })).toEqual({
    name: 'Basis',
    description: '',
  });
});
