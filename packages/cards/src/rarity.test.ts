/** Checks the rarity tables against the product's specification. */
import { describe, expect, test } from 'vitest';
import {
  BINDER_ORDER,
  BUCKETS,
  binderRank,
  bucketOf,
  effectLevel,
  isHolographic,
  RARITIES,
  rarityClass,
  rarityInitial,
} from './rarity.ts';

test('every rarity has a bucket, and buckets name themselves', () => {
  expect(RARITIES.map((rarity) => bucketOf(rarity))).toEqual([
    'common',
    'uncommon',
    'rare',
    'rare',
    'epic',
    'epic',
    'epic',
    'legendary',
    'legendary',
    'legendary',
  ]);
  expect(BUCKETS.map((bucket) => bucketOf(bucket))).toEqual([...BUCKETS]);
  expect(bucketOf('Mythical')).toBeUndefined();
  expect(bucketOf('toString')).toBeUndefined();
});

test('the binder ranks every rarity once and unknown ones last', () => {
  expect([...BINDER_ORDER].sort()).toEqual([...RARITIES].sort());
  expect(BINDER_ORDER.map(binderRank)).toEqual(BINDER_ORDER.map((_, index) => index));
  expect(binderRank('Mythical')).toBe(BINDER_ORDER.length);
});

describe.each([
  ['Common', 'basic', 'rarity-common', 'C'],
  ['Uncommon', 'basic', 'rarity-uncommon', 'U'],
  ['Rare', 'basic', 'rarity-rare', 'R'],
  ['Rare Holo', 'basic', 'rarity-rare-holo', 'R'],
  ['Double Rare', 'holo', 'rarity-double-rare', 'D'],
  ['Ultra Rare', 'holo', 'rarity-ultra-rare', 'U'],
  ['Illustration Rare', 'holo', 'rarity-illustration-rare', 'I'],
  ['Special Illustration Rare', 'ultra', 'rarity-special-illustration-rare', 'S'],
  ['Hyper Rare', 'rainbow', 'rarity-hyper-rare', 'H'],
  ['Secret Rare', 'basic', 'rarity-secret-rare', 'S'],
  ['Mythical', 'basic', 'rarity-mythical', 'M'],
])('a card of rarity %s', (rarity, level, style, initial) => {
  test(`shimmers ${level}, wears ${style} and shows ${initial}`, () => {
    expect(effectLevel(rarity)).toBe(level);
    expect(isHolographic(rarity)).toBe(level !== 'basic');
    expect(rarityClass(rarity)).toBe(style);
    expect(rarityInitial(rarity)).toBe(initial);
  });
});
