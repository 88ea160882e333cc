/** Which packs stand on which shelf, and which a search finds. */
import type { PackType } from '@pokesol/protocol';
import { describe, expect, test } from 'vitest';
import { chosenEra, editionsOf, erasOf, packsFound } from './eras.ts';

const pack = (
  id: string,
  series: string | undefined,
  releaseDate: string | undefined,
  price = '100',
): PackType => ({
  id,
  name: `${id} Booster Pack`,
  price,
  cardCount: 10,
  setId: id.split('-')[0] ?? '',
  setName: id,
  ...(series !== undefined && { series }),
  ...(releaseDate !== undefined && { releaseDate }),
});
const many = [
  ...Array.from({ length: 9 }, (_, at) => pack(`ss${at}`, 'Sword & Shield', `202${at % 4}-0${at + 1}-01`)),
  pack('b1-premium', 'Base', '1999-01-09', '250'),
  pack('b1-mini', 'Base', '1999-01-09', '60'),
  pack('b2', 'Base', '2000-02-24'),
  pack('mine', undefined, undefined),
  pack('neo', 'Neo', '2000-12-16'),
];

describe('eras', () => {
  test('come the newest first, with their years; what has no date comes last', () => {
    expect(erasOf(many).map(({ key, name, years }) => [key, name, years])).toEqual([
      ['sword-shield', 'Sword & Shield', '2020–23'],
      ['neo', 'Neo', '2000'],
      ['base', 'Base', '1999–2000'],
      ['others', 'Others', ''],
    ]);
  });

  test('show the newest set first, and of one set the cheapest pack', () => {
    const base = erasOf(many).find(({ key }) => key === 'base');
    expect(base?.packs.map(({ id }) => id)).toEqual(['b2', 'b1-mini', 'b1-premium']);
  });

  test('are none where all packs have room on one shelf', () => {
    expect(erasOf(many.slice(0, 12))).toEqual([]);
    expect(erasOf(many.slice(0, 13))).not.toEqual([]);
  });

  test.each([
    [null, null, 'sword-shield'],
    [null, 'neo', 'neo'],
    ['b2', 'neo', 'base'],
    ['gone', 'neo', 'neo'],
    ['gone', 'gone', 'sword-shield'],
  ])('for pack %s and era %s stands %s', (asked, era, key) => {
    expect(chosenEra(erasOf(many), { pack: asked, era })?.key).toBe(key);
  });
});

test('a search finds names, eras, and the packs of sets that hold a card', () => {
  const found = (text: string, ...setIds: string[]) =>
    packsFound(many, text, new Set(setIds)).map(({ id }) => id);
  expect(found('B2 boost')).toEqual(['b2']);
  expect(found(' neo ')).toEqual(['neo']);
  expect(found('charizard', 'b1', 'ss3')).toEqual(['ss3', 'b1-mini', 'b1-premium']);
  expect(found('nothing')).toEqual([]);
});

describe('editions', () => {
  const of = (name: string, price: string): PackType => ({
    ...pack(name, 'Base', undefined, price),
    setId: 'b',
    name,
  });
  const mini = of('Base Set Mini Pack', '60');
  const booster = of('Base Set Booster Pack', '100');

  test('are the packs of one set by their last word, the cheapest first', () => {
    expect(editionsOf([booster, pack('other', 'Base', undefined), mini], mini)).toEqual([
      { packId: mini.id, name: 'Mini' },
      { packId: booster.id, name: 'Booster' },
    ]);
  });

  test('are none of a single pack, nor where two would have one name', () => {
    expect(editionsOf([booster], booster)).toEqual([]);
    expect(editionsOf([booster, { ...mini, name: 'Old Booster Pack' }], booster)).toEqual([]);
  });
});
