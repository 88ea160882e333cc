/** Checks that odds are read exactly or not at all. */

import { BUCKETS } from '@pokesol/cards';
import { isRefusal } from '@pokesol/engine/result';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatOdds,
  MILLION,
  type OddsRefusal,
  parseOdds,
  perBucket,
  type RarityOdds,
  weightsOf,
} from './odds.ts';
import { DEFAULT_ODDS } from './packTypes.ts';
import { anyOdds } from './testing/arbitraries.ts';

test('reads the default odds', () => {
  expect(parseOdds(DEFAULT_ODDS)).toEqual(DEFAULT_ODDS);
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
  const shape = { refused: true, code: 'shape' } as const;
  const of = (bucket: string) => ({ refused: true, code: 'bucket', params: { bucket } }) as const;
  const sum = (total: number) => ({ refused: true, code: 'total', params: { total } }) as const;
  test.each<[string, unknown, OddsRefusal]>([
    ['nothing', undefined, shape],
    ['null', null, shape],
    ['a list', [0.7, 0.2, 0.08, 0.015, 0.005], shape],
    ['a missing bucket', fourBuckets, of('common')],
    [
      'an unknown bucket',
      { ...DEFAULT_ODDS, mythic: 0 },
      { refused: true, code: 'unknown-bucket', params: { bucket: 'mythic' } },
    ],
    ['a text', { ...DEFAULT_ODDS, rare: '0.08' }, of('rare')],
    ['a negative number', { ...DEFAULT_ODDS, common: 0.8, uncommon: 0.2, rare: -0.02 }, of('rare')],
    ['more than one', { ...DEFAULT_ODDS, epic: 1.5 }, of('epic')],
    ['a number that is none', { ...DEFAULT_ODDS, epic: Number.NaN }, of('epic')],
    ['a seventh digit', { ...DEFAULT_ODDS, common: 0.6999999, uncommon: 0.2000001 }, of('common')],
    ['a sum of rounded fractions', { ...DEFAULT_ODDS, common: 0.1 + 0.2, uncommon: 0.6 }, of('common')],
    ['too little', { ...DEFAULT_ODDS, common: 0.6 }, sum(0.9)],
    ['too much', { ...DEFAULT_ODDS, common: 0.700001 }, sum(1.000001)],
  ])('%s', (_, input, refusal) => {
    expect(parseOdds(input)).toEqual(refusal);
  });
});

test('odds that are refused have no weights', () => {
  const refusal = '{"refused":true,"code":"total","params":{"total":0.9}}';
  expect(() => weightsOf({ ...DEFAULT_ODDS, common: 0.6 })).toThrow(new RangeError(`odds: ${refusal}`));
});

test('reads any weights of a million back, through JSON too', () => {
  fc.assert(
    fc.property(anyOdds, (odds) => {
      const parsed = parseOdds(JSON.parse(JSON.stringify(odds)));
      expect(parsed).toEqual(odds);
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
      if (isRefusal(parsed)) expect(parsed.code).not.toBe('');
      else expect(total(parsed)).toBe(MILLION);
    }),
  );
});
