/** What a booster of a set is: its cards, its odds, its price. */
import { asSetId, BUCKETS, type Bucket } from '@pokesol/cards';
import { expect, test } from 'vitest';
import { boosterOf } from './boosters.ts';
import { parseOdds, perBucket } from './odds.ts';
import type { PackPool } from './pack.ts';
import { SEEDED_PACK_TYPES } from './packTypes.ts';

const SET = { id: asSetId('moor1'), name: 'Misty Moor', releaseDate: '2014-02-05' };
/** A pool with a card in each of these buckets. */
const poolOf = (...filled: readonly Bucket[]): PackPool =>
  perBucket((bucket) => (filled.includes(bucket) ? [`moor1-${bucket}` as never] : []));
const FULL = poolOf(...BUCKETS);

test('is named after its set and says what is in it', () => {
  expect(boosterOf(SET, FULL)).toMatchObject({
    id: 'moor1-booster',
    name: 'Misty Moor Booster Pack',
    description: 'Ten cards of Misty Moor (2014), the last one rare or better.',
    setId: 'moor1',
  });
});

test.each([
  ['1999-06-16', 11],
  ['2002-05-24', 11],
  ['2002-09-15', 9],
  ['2007-02-02', 9],
  ['2007-05-01', 10],
  ['2024-09-13', 10],
])('of %s holds %d cards', (releaseDate, cards) => {
  expect(boosterOf({ ...SET, releaseDate }, FULL)?.cardCount).toBe(cards);
});

test('a set of holos alone has packs of four', () => {
  const booster = boosterOf(SET, poolOf('rare', 'epic'));
  expect(booster?.cardCount).toBe(4);
  expect(booster?.rarityOdds).toEqual({ common: 0, uncommon: 0, rare: 0.8, epic: 0.2, legendary: 0 });
});

test.each<[readonly Bucket[], Partial<Record<Bucket, number>>]>([
  [['common', 'uncommon', 'rare'], { common: 0.58, uncommon: 0.32, rare: 0.1 }],
  [
    ['common', 'uncommon', 'rare', 'legendary'],
    { common: 0.58, uncommon: 0.32, rare: 0.095, legendary: 0.005 },
  ],
  [['uncommon', 'rare'], { uncommon: 0.9, rare: 0.1 }],
  [['common', 'epic'], { common: 0.98, epic: 0.02 }],
])('%j: what the set lacks falls to the level below, or else above', (filled, odds) => {
  const booster = boosterOf(SET, poolOf(...filled));
  expect(booster?.rarityOdds).toEqual({ common: 0, uncommon: 0, rare: 0, epic: 0, legendary: 0, ...odds });
  expect(parseOdds(booster?.rarityOdds)).toEqual(booster?.rarityOdds);
});

test('costs what the booster of the Base set does, and with cards above rare what that of 151 does', () => {
  const [base, other] = ['base1-booster', 'sv3pt5-booster'].map(
    (id) => SEEDED_PACK_TYPES.find((pack) => pack.id === id)?.price,
  );
  expect(boosterOf(SET, poolOf('common', 'uncommon', 'rare'))?.price).toBe(base);
  expect(boosterOf(SET, FULL)?.price).toBe(other);
});

test('there is none of a set whose last place nothing would fill', () => {
  expect(boosterOf(SET, poolOf('common', 'uncommon'))).toBeUndefined();
  expect(boosterOf(SET, poolOf())).toBeUndefined();
});
