/** Odds that people type and drag: exact to the millionth, or not taken. */
import { isRefusal } from '@pokesol/engine/result';
import { DEFAULT_ODDS, MILLION, parseOdds, perBucket } from '@pokesol/packs';
import { describe, expect, test } from 'vitest';
import {
  balance,
  readOdds,
  readParts,
  soundOdds,
  sumOf,
  sumText,
  writeOdds,
  writeParts,
} from './millionths.ts';

const DEFAULTS = writeOdds(DEFAULT_ODDS);
/** Whole numbers up to a million that look scattered and are the same at every run, with the edges among them. */
function manyParts(count: number): number[] {
  let state = 1;
  const scattered = Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % (MILLION + 1);
  });
  return [0, 1, 333_333, MILLION - 1, MILLION, ...scattered];
}

test.each([
  ['0.7', 700_000],
  ['.5', 500_000],
  ['1', MILLION],
  ['0', 0],
  ['0.000001', 1],
  ['1e-6', 1],
  ['', undefined],
  [' ', undefined],
  ['0.0000001', undefined],
  ['1.1', undefined],
  ['-0.1', undefined],
  ['a lot', undefined],
])('«%s» is read as %s', (text, parts) => {
  expect(readParts(text)).toBe(parts);
});

test('every millionth is written so that it is read again, and so that the server takes it', () => {
  for (const parts of manyParts(2000)) {
    expect(readParts(writeParts(parts))).toBe(parts);
    expect(writeParts(parts)).toMatch(/^[01](\.\d{1,6})?$/);
  }
});

test('the defaults are those of the spec, and sound', () => {
  expect(DEFAULTS).toEqual({
    common: '0.7',
    uncommon: '0.2',
    rare: '0.08',
    epic: '0.015',
    legendary: '0.005',
  });
  expect(soundOdds(DEFAULTS)).toEqual(DEFAULT_ODDS);
  expect(sumText(DEFAULTS)).toEqual({ isSound: true, words: 'The odds add up to 1.' });
});

describe('what is wrong is said', () => {
  test.each([
    [{ ...DEFAULTS, common: '0.67' }, 'The odds add up to 0.97: 0.03 is missing.'],
    [{ ...DEFAULTS, common: '0.700001' }, 'The odds add up to 1.000001: 0.000001 too much.'],
    [{ ...DEFAULTS, rare: '' }, 'Rare needs a number from 0 to 1 with at most six decimals.'],
    [
      { ...DEFAULTS, rare: '2', epic: 'x', legendary: '-1' },
      'Rare, Epic and Legendary need a number from 0 to 1 with at most six decimals.',
    ],
  ])('%o', (texts, words) => {
    expect(sumText(texts)).toEqual({ isSound: false, words });
    expect(soundOdds(texts)).toBeUndefined();
  });
});

test('balancing keeps what was set and shares the rest in the proportions there were', () => {
  const parts = readOdds({ ...DEFAULTS, legendary: '0.105' });
  expect(balance(parts, 'legendary')).toEqual({
    common: 629_648,
    uncommon: 179_900,
    rare: 71_960,
    epic: 13_492,
    legendary: 105_000,
  });
  const none = { common: 0, uncommon: 0, rare: 400_000, epic: undefined, legendary: 0 };
  expect(balance(none, 'rare')).toEqual({
    common: 150_000,
    uncommon: 150_000,
    rare: 400_000,
    epic: 150_000,
    legendary: 150_000,
  });
});

test('balanced odds always add up to exactly one, and the server takes them', () => {
  const all = manyParts(3000);
  for (const [start] of all.entries()) {
    // Every fifth one is zero or unreadable, as in a form that is still being filled in.
    const at = (offset: number) => all[(start + offset) % all.length];
    const parts = {
      common: at(0),
      uncommon: start % 5 === 0 ? 0 : at(1),
      rare: at(2),
      epic: start % 7 === 0 ? undefined : at(3),
      legendary: start % 3 === 0 ? 0 : at(4),
    };
    for (const kept of [undefined, 'common', 'legendary'] as const) {
      const balanced = balance(parts, kept);
      expect(sumOf(balanced)).toBe(MILLION);
      if (kept !== undefined) expect(balanced[kept]).toBe(parts[kept]);
      expect(isRefusal(parseOdds(soundOdds(perBucket((bucket) => writeParts(balanced[bucket])))))).toBe(
        false,
      );
    }
  }
});
