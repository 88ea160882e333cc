/** Checks that odds are read exactly or not at all. */

import { BUCKETS } from '@pokesol/cards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatOdds, MILLION, parseOdds, perBucket, type RarityOdds, weightsOf } from './odds.ts';
import { DEFAULT_ODDS } from './packTypes.ts';
import { anyOdds } from './testing/arbitraries.ts';

test('reads the default odds', () => {
  expect(parseOdds(DEFAULT_ODDS)).toEqual({ ok: true, odds: DEFAULT_ODDS });
  expect(weightsOf(DEFAULT_ODDS)).toEqual({
    common: 700_000,
    uncommon: 200_000,
    rare: 80_000,
    epic: 15_000,
    legendary: 5_000,
  });
  expect(formatOdds(DEFAULT_ODDS)).toBe('common 70%, uncommon 20%, rare 8%, epic 1.5%, legendary 0.5%');
});

const { common: _common, ...fourBuckets } = DEFAULT_ODDS;

describe('refuses', () => {
  test.each<[string, unknown, RegExp]>([
    ['nothing', undefined, /object/],
    ['null', null, /object/],
    ['a list', [0.7, 0.2, 0.08, 0.015, 0.005], /object/],
    ['a missing bucket', fourBuckets, /common/],
    ['an unknown bucket', { ...DEFAULT_ODDS, mythic: 0 }, /mythic/],
    ['a text', { ...DEFAULT_ODDS, rare: '0.08' }, /rare/],
    ['a negative number', { ...DEFAULT_ODDS, common: 0.8, uncommon: 0.2, rare: -0.02 }, /rare/],
    ['more than one', { ...DEFAULT_ODDS, epic: 1.5 }, /epic/],
    ['a number that is none', { ...DEFAULT_ODDS, epic: Number.NaN }, /epic/],
    ['a seventh digit', { ...DEFAULT_ODDS, common: 0.6999999, uncommon: 0.2000001 }, /common/],
    ['a sum of rounded fractions', { ...DEFAULT_ODDS, common: 0.1 + 0.2, uncommon: 0.6 }, /common/],
    ['too little', { ...DEFAULT_ODDS, common: 0.6 }, /add up to 0\.9\)/],
    ['too much', { ...DEFAULT_ODDS, common: 0.700001 }, /add up to 1\.000001\)/],
  ])('%s', (_, input, error) => {
    expect(parseOdds(input)).toEqual({ ok: false, error: expect.stringMatching(error) });
  });
});

test('reads any weights of a million back, through JSON too', () => {
  fc.assert(
    fc.property(anyOdds, (odds) => {
      const parsed = parseOdds(JSON.parse(JSON.stringify(odds)));
      expect(parsed).toEqual({ ok: true, odds });
      const weights = weightsOf(odds);
      expect(BUCKETS.reduce((sum, bucket) => sum + weights[bucket], 0)).toBe(MILLION);
      expect(perBucket((bucket) => weights[bucket] / MILLION)).toEqual(odds);
    }),
  );
});

test('what is read always adds up to exactly one million', () => {
  const probability = fc.oneof(
    fc.double(),
    fc.integer({ min: 0, max: MILLION }).map((parts) => parts / MILLION),
  );
  const record = fc.record({
    common: probability,
    uncommon: probability,
    rare: probability,
    epic: probability,
    legendary: probability,
  });
  fc.assert(
    fc.property(fc.oneof(record, fc.anything()), (input) => {
      const parsed = parseOdds(input);
      const total = (odds: RarityOdds) =>
        BUCKETS.reduce((sum, bucket) => sum + Math.round(odds[bucket] * MILLION), 0);
      expect(parsed.ok ? total(parsed.odds) : parsed.error.length > 0).toBe(parsed.ok ? MILLION : true);
    }),
  );
});
