/** Which buckets a slot of a pack may hold, with which weights, and where an empty one falls to. */

import { asCardId, asSetId, BUCKETS, type Bucket } from '@pokesol/cards';
import { expect, test } from 'vitest';
import { perBucket, type RarityOdds } from './odds.ts';
import type { PackDefinition } from './pack.ts';
import { type PackSlot, slotBuckets } from './slots.ts';

const NONE: RarityOdds = { common: 0, uncommon: 0, rare: 0, epic: 0, legendary: 0 };

function bucketsOf(odds: Partial<RarityOdds>, slot: PackSlot, filled: readonly Bucket[] = BUCKETS) {
  const definition: PackDefinition = {
    setId: asSetId('set'),
    cardCount: 1,
    odds: { ...NONE, ...odds },
    pool: perBucket((bucket) => (filled.includes(bucket) ? [asCardId(`set-${bucket}`)] : [])),
  };
  return slotBuckets(definition, slot).map(({ named, weight, drawn }) => [named, weight, drawn]);
}

test('a normal slot has every bucket of the odds with its weight, and none of weight 0', () => {
  expect(bucketsOf({ common: 0.5, rare: 0.3, legendary: 0.2 }, 'normal')).toEqual([
    ['common', 500_000, 'common'],
    ['rare', 300_000, 'rare'],
    ['legendary', 200_000, 'legendary'],
  ]);
});

test.each<[string, Partial<RarityOdds>, [Bucket, number][]]>([
  [
    'its share of each',
    { common: 0.7, rare: 0.2, epic: 0.1 },
    [
      ['rare', 200_000],
      ['epic', 100_000],
    ],
  ],
  [
    'as much of two',
    { common: 0.8, rare: 0.1, epic: 0.1 },
    [
      ['rare', 100_000],
      ['epic', 100_000],
    ],
  ],
  [
    'as much of the two best',
    { common: 0.8, epic: 0.1, legendary: 0.1 },
    [
      ['epic', 100_000],
      ['legendary', 100_000],
    ],
  ],
  ['rare alone where the odds give nothing better', { common: 1 }, [['rare', 1]]],
])('the last slot has from rare upwards %s', (_, odds, expected) => {
  expect(bucketsOf(odds, 'last')).toEqual(expected.map(([named, weight]) => [named, weight, named]));
});

test('an empty bucket falls to the next lower one, else to the next higher; the last slot below rare at last', () => {
  const drawn = (slot: PackSlot, filled: readonly Bucket[]) =>
    bucketsOf({ uncommon: 0.5, epic: 0.5 }, slot, filled).map(([named, , from]) => `${named} ${from}`);
  expect(drawn('normal', ['common', 'rare', 'legendary'])).toEqual(['uncommon common', 'epic rare']);
  expect(drawn('normal', ['legendary'])).toEqual(['uncommon legendary', 'epic legendary']);
  expect(drawn('last', ['common', 'legendary'])).toEqual(['epic legendary']);
  expect(drawn('last', ['common', 'uncommon'])).toEqual(['epic uncommon']);
});

test('a pool without any card has no slot', () => {
  expect(() => bucketsOf({ common: 1 }, 'normal', [])).toThrow(new RangeError('The pool holds no cards'));
});
