/** A search finds the sets that people mean, and each says how far it is. */
import type { ExternalSet, ImportProgress } from '@pokesol/protocol';
import { describe, expect, it } from 'vitest';
import { hereText, matchingSets, progressText } from './sets.ts';

const set = (facts: Partial<ExternalSet>): ExternalSet => ({
  id: 'base1',
  name: 'Base',
  series: 'Base',
  total: 102,
  images: {},
  imported: 0,
  ...facts,
});

describe('the search for a set', () => {
  const sets = [
    set({ id: 'a', name: 'Jungle', series: 'Base' }),
    set({ id: 'b', name: 'Pokémon GO', series: 'Sword & Shield' }),
    set({ id: 'c', name: '151', series: 'Scarlet & Violet' }),
  ];
  it.each([
    ['', 'abc'],
    ['jungle', 'a'],
    ['BASE', 'a'],
    ['  s  ', 'abc'],
    ['& v', 'c'],
    ['pokemon', 'b'],
    ['Pokémon', 'b'],
    ['nowhere', ''],
  ])('%j finds %j', (search, ids) => {
    expect(
      matchingSets(sets, search)
        .map(({ id }) => id)
        .join(''),
    ).toBe(ids);
  });
});

describe('what is said of a set', () => {
  it('says how much of it is here', () => {
    expect(hereText(set({}))).toBeUndefined();
    expect(hereText(set({ imported: 40 }))).toBe('40 of 102 here');
    expect(hereText(set({ imported: 102 }))).toBe('All 102 here');
    expect(hereText(set({ imported: 110 }))).toBe('All 110 here');
  });
  it('says how far its import is', () => {
    const at = (facts: Partial<ImportProgress>): ImportProgress => ({
      importId: '7f6f1f5e-8b1b-4f5c-9b7e-0f0a3a1c2d3e',
      setId: 'base1',
      status: 'reading',
      cardsRead: 40,
      startedAt: '2026-01-01T00:00:00Z',
      ...facts,
    });
    expect(progressText(at({}))).toBe('40 cards read…');
    expect(progressText(at({ total: 102 }))).toBe('40 of 102 cards read…');
    expect(progressText(at({ status: 'writing', cardsRead: 102 }))).toBe('Writing 102 cards…');
  });
});
