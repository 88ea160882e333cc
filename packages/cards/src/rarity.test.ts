/** Checks the rarity tables against the product's specification. */
import { describe, expect, test } from 'vitest';
import {
  ADMIN_RARITIES,
  BINDER_ORDER,
  BUCKETS,
  binderRank,
  bucketOf,
  effectLevel,
  isHolographic,
  PRINTED_RARITIES,
  playersRarity,
  RARITIES,
  rarityClass,
  rarityInitial,
  rarityRank,
} from './rarity.ts';

test('every rarity has a bucket, and buckets name themselves', () => {
  expect(PRINTED_RARITIES.map((rarity) => bucketOf(rarity))).toEqual([
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
  expect([...BINDER_ORDER].sort()).toEqual([...new Set(RARITIES.map(playersRarity))].sort());
  expect(BINDER_ORDER.map(binderRank)).toEqual(BINDER_ORDER.map((_, index) => index));
  expect(binderRank('Mythical')).toBe(BINDER_ORDER.length);
});

test('rarities of made cards stand in the one table: behind the printed ones in the binder, the best first', () => {
  expect(RARITIES).toEqual([...PRINTED_RARITIES, ...ADMIN_RARITIES]);
  expect(BINDER_ORDER.slice(PRINTED_RARITIES.length)).toEqual(['legendary', 'epic']);
  for (const made of ADMIN_RARITIES) expect(binderRank(made)).toBe(binderRank(playersRarity(made)));
});

test('what is rarer ranks higher, printed or not', () => {
  const ranked = [...PRINTED_RARITIES].sort((a, b) => rarityRank(a) - rarityRank(b));
  expect(ranked).toEqual(PRINTED_RARITIES);
  const mixed = ['Mythical', 'legendary', 'Hyper Rare', 'common', 'Common', 'epic', 'Rare Holo'];
  expect(mixed.sort((a, b) => rarityRank(a) - rarityRank(b))).toEqual([
    'Mythical',
    'Common',
    'common',
    'Rare Holo',
    'epic',
    'Hyper Rare',
    'legendary',
  ]);
});

test('to players, rarities of the same letters are one, spelled as printed', () => {
  expect(PRINTED_RARITIES.map(playersRarity)).toEqual(PRINTED_RARITIES);
  expect(ADMIN_RARITIES.map(playersRarity)).toEqual(['Common', 'Uncommon', 'Rare', 'epic', 'legendary']);
  expect(['rARE hOLO', 'Epic', 'Mythical', ''].map(playersRarity)).toEqual([
    'Rare Holo',
    'epic',
    'Mythical',
    '',
  ]);
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
  ['common', 'basic', 'rarity-common', 'C'],
  ['epic', 'holo', 'rarity-epic', 'E'],
  ['legendary', 'ultra', 'rarity-legendary', 'L'],
  ['Mythical', 'basic', 'rarity-mythical', 'M'],
])('a card of rarity %s', (rarity, level, style, initial) => {
  test(`shimmers ${level}, wears ${style} and shows ${initial}`, () => {
    expect(effectLevel(rarity)).toBe(level);
    expect(isHolographic(rarity)).toBe(level !== 'basic');
    expect(rarityClass(rarity)).toBe(style);
    expect(rarityInitial(rarity)).toBe(initial);
  });
});
