/** Checks pools, unsound packs, the pack's hash and the published odds. */

import { asCardId, asSetId, BUCKETS } from '@pokesol/cards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildPool,
  type PackDefinition,
  packDefinitionError,
  packHash,
  packText,
  parsePackDefinition,
} from './pack.ts';
import { packOdds } from './packOdds.ts';
import { DEFAULT_ODDS } from './packTypes.ts';
import { anyPack } from './testing/arbitraries.ts';

const ids = (...numbers: number[]) => numbers.map((number) => asCardId(`t-${number}`));
const PACK: PackDefinition = {
  setId: asSetId('t'),
  cardCount: 11,
  odds: DEFAULT_ODDS,
  pool: { common: ids(1, 2), uncommon: ids(3), rare: ids(4, 5), epic: ids(6), legendary: ids(7) },
};

test('a pool is sorted by the ids as texts, whatever the order of the cards', () => {
  const card = (number: number, rarity: string, more = {}) => ({
    id: asCardId(`t-${number}`),
    name: `Card ${number}`,
    rarity,
    supertype: 'Pokémon',
    ...more,
  });
  const cards = [
    card(10, 'Common'),
    card(2, 'Common'),
    card(1, 'common'),
    card(3, 'Hyper Rare'),
    card(4, 'Homemade'),
    card(5, 'Hyper Rare', { supertype: 'Energy', subtypes: ['Basic'] }),
  ];
  const pool = { common: ids(1, 10, 2), uncommon: [], rare: [], epic: [], legendary: ids(3) };
  expect(buildPool(cards)).toEqual(pool);
  expect(buildPool([...cards].reverse())).toEqual(pool);
});

describe('a pack is unsound with', () => {
  test.each<[string, Partial<PackDefinition>, RegExp]>([
    [
      'odds that do not add up',
      { odds: { ...DEFAULT_ODDS, rare: 0.5 } },
      /^Its odds are unsound: total 1\.42$/,
    ],
    ['odds of another shape', { odds: [] as never }, /^Its odds are unsound: shape$/],
    ['no cards to draw', { cardCount: 0 }, /1 to 1000/],
    ['half a card', { cardCount: 1.5 }, /1 to 1000/],
    ['far too many cards', { cardCount: 1001 }, /1 to 1000/],
    ['an unsorted pool', { pool: { ...PACK.pool, common: ids(2, 1) } }, /not sorted/],
    ['a card twice in a bucket', { pool: { ...PACK.pool, common: ids(1, 1) } }, /twice/],
    ['a card in two buckets', { pool: { ...PACK.pool, epic: ids(1) } }, /twice/],
    ['an empty pool', { pool: buildPool([]) }, /no cards/],
    ['an id that could pass for two', { pool: { ...PACK.pool, epic: ['a b' as never] } }, /malformed/],
    ['a card id that is no text', { pool: { ...PACK.pool, epic: [151 as never] } }, /malformed card id/],
    ['a set id with a line break', { setId: 'a\nb' as never }, /malformed/],
    ['a set id that is no text', { setId: 151 as never }, /set id is malformed/],
    ['no pool', { pool: undefined as never }, /lacks/],
  ])('%s', (_, change, error) => {
    const definition = { ...PACK, ...change };
    expect(packDefinitionError(definition)).toMatch(error);
    expect(() => packText(definition)).toThrow(RangeError);
    expect(() => packOdds(definition)).toThrow(error);
  });
});

test.each<[string, Partial<PackDefinition>]>([
  ['one card', { cardCount: 1 }],
  ['as many cards as may be', { cardCount: 1000 }],
  [
    'ids that begin with any sign',
    { pool: { ...PACK.pool, common: ['!1', '0', 'A-1', 't-1'].map(asCardId) } },
  ],
])('a pack is sound with %s', (_, change) => {
  expect(packDefinitionError({ ...PACK, ...change })).toBeUndefined();
});

test('a definition is read from JSON as it was written, or refused with the reason', () => {
  const text = JSON.parse(JSON.stringify(PACK));
  expect(parsePackDefinition(text)).toEqual({ definition: PACK });
  expect(parsePackDefinition({ ...text, cardCount: 0 })).toEqual({
    refused: true,
    code: 'unsound-pack',
    message: 'A pack must hold 1 to 1000 cards',
  });
});

test('the hash changes with the set, the count, the odds and the pool, and with nothing else', () => {
  const odds = { ...DEFAULT_ODDS, common: 0.699999, uncommon: 0.200001 };
  const changed: PackDefinition[] = [
    PACK,
    { ...PACK, setId: asSetId('u') },
    { ...PACK, cardCount: 12 },
    { ...PACK, odds },
    { ...PACK, pool: { ...PACK.pool, common: ids(1) } },
    { ...PACK, pool: { ...PACK.pool, common: ids(1), uncommon: ids(2, 3) } },
  ];
  expect(new Set(changed.map(packHash)).size).toBe(changed.length);
  expect(packHash(JSON.parse(JSON.stringify(PACK)))).toBe(packHash(PACK));
});

describe('the published odds', () => {
  test('of a pack with all buckets are the odds that were set', () => {
    const odds = packOdds(PACK);
    expect(odds.buckets.map((bucket) => bucket.normal.probability)).toEqual([0.7, 0.2, 0.08, 0.015, 0.005]);
    expect(odds.buckets.map((bucket) => bucket.last.probability)).toEqual([0, 0, 0.8, 0.15, 0.05]);
    expect(odds.buckets.map((bucket) => bucket.cardsInPool)).toEqual([2, 1, 2, 1, 1]);
    expect(odds.buckets[0]?.expectedPerPack).toBeCloseTo(7, 12);
    const card = odds.cards.find(({ cardId }) => cardId === 't-4');
    expect(card?.normal).toEqual({ numerator: 1, denominator: 25, probability: 0.04 });
    expect(card?.last).toEqual({ numerator: 2, denominator: 5, probability: 0.4 });
  });

  test('let empty buckets fall to the next lower one, and the last slot stay at rare', () => {
    const noEpic = packOdds({ ...PACK, pool: { ...PACK.pool, epic: [] } });
    expect(noEpic.buckets.map((bucket) => bucket.normal.probability)).toEqual([0.7, 0.2, 0.095, 0, 0.005]);
    const noRare = packOdds({ ...PACK, pool: { ...PACK.pool, rare: [] } });
    expect(noRare.buckets.map((bucket) => bucket.normal.probability)).toEqual([0.7, 0.28, 0, 0.015, 0.005]);
    expect(noRare.buckets.map((bucket) => bucket.last.probability)).toEqual([0, 0, 0, 0.95, 0.05]);
    const onlyCommon = packOdds({ ...PACK, pool: { ...buildPool([]), common: ids(1) } });
    expect(onlyCommon.buckets.map((bucket) => bucket.last.probability)).toEqual([1, 0, 0, 0, 0]);
  });

  test('give a rare in the last slot even where the odds give none', () => {
    const odds = packOdds({ ...PACK, odds: { common: 1, uncommon: 0, rare: 0, epic: 0, legendary: 0 } });
    expect(odds.buckets.map((bucket) => bucket.last.probability)).toEqual([0, 0, 1, 0, 0]);
  });

  test('of any pack add up to one, over buckets and over cards, in every slot', () => {
    fc.assert(
      fc.property(anyPack, (definition) => {
        const odds = packOdds(definition);
        for (const rows of [odds.buckets, odds.cards]) {
          for (const slot of ['normal', 'last'] as const) {
            expect(rows.reduce((sum, row) => sum + row[slot].probability, 0)).toBeCloseTo(1, 9);
            for (const { [slot]: chance } of rows) {
              expect(chance.probability).toBe(chance.numerator / chance.denominator);
            }
          }
          expect(rows.reduce((sum, row) => sum + row.expectedPerPack, 0)).toBeCloseTo(
            definition.cardCount,
            6,
          );
        }
        expect(odds.cards).toHaveLength(BUCKETS.flatMap((bucket) => definition.pool[bucket]).length);
      }),
    );
  });
});
