/** «37 of 102», and which sets can be chosen. */
import type { CardSetJson } from '@pokesol/protocol';
import { expect, test } from 'vitest';
import { completionOf, percentOf, setOptions } from './completion.ts';
import { entriesOf } from './entries.ts';
import { owned } from './testing.ts';

const set = (id: string, total: number): CardSetJson => ({
  id,
  name: id,
  series: '',
  printedTotal: total,
  total,
  isActive: true,
  revision: 'abc',
});
const ENTRIES = entriesOf([
  owned({ number: '1' }, 4),
  owned({ number: '2' }),
  owned({ number: '1', set: 'mine' }),
]);

test('counts distinct cards, begun sets first, and never more than there are', () => {
  expect(completionOf([set('fossil', 62), set('base1', 102), set('mine', 0)], ENTRIES)).toEqual([
    { setId: 'base1', name: 'base1', owned: 2, total: 102 },
    { setId: 'mine', name: 'mine', owned: 1, total: 1 },
    { setId: 'fossil', name: 'fossil', owned: 0, total: 62 },
  ]);
});

test('is 100 per cent only when nothing is missing', () => {
  expect(percentOf({ owned: 102, total: 102 })).toBe(100);
  expect(percentOf({ owned: 206, total: 207 })).toBe(99);
  expect(percentOf({ owned: 0, total: 0 })).toBe(0);
});

test('sets to choose from survive a catalogue that did not load', () => {
  expect(
    setOptions(undefined, ENTRIES)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['base1', 'mine']);
  expect(setOptions([set('fossil', 62)], ENTRIES)).toHaveLength(3);
});
