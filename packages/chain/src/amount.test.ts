/** Prices and base units: whole-number arithmetic, floors, and everything that is not a price. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatUnits, MAX_BASE_UNITS, toBaseUnits } from './amount.ts';

describe('toBaseUnits', () => {
  it.each([
    ['5', 6, 5_000_000n],
    ['1.5', 6, 1_500_000n],
    ['0.000001', 6, 1n],
    ['0.0000019', 6, 1n],
    ['0.0000009', 6, 0n],
    ['0', 6, 0n],
    ['007', 0, 7n],
    ['1.99', 0, 1n],
    ['9007199254740993.1', 3, 9_007_199_254_740_993_100n],
    ['18446744073709.551615', 6, MAX_BASE_UNITS],
  ])('%s with %i decimals', (price, decimals, amount) => {
    expect(toBaseUnits(price, decimals)).toEqual({ amount });
  });

  it('keeps what a float would lose: 1.1 × 10^6 and 0.29 × 100', () => {
    expect(toBaseUnits('1.1', 6)).toEqual({ amount: 1_100_000n });
    expect(toBaseUnits('0.29', 2)).toEqual({ amount: 29n });
  });

  it.each([
    '',
    ' 5',
    '5 ',
    '-1',
    '+1',
    '1e3',
    '1,5',
    '.5',
    '5.',
    '0x10',
    'NaN',
    'Infinity',
    '٣',
    '1_000',
    '5\n',
  ])('refuses %j as malformed', (price) => {
    expect(toBaseUnits(price, 6)).toMatchObject({ refused: true, code: 'malformed-price' });
  });

  it('refuses decimals that no mint can have', () => {
    for (const decimals of [-1, 1.5, 256, Number.NaN]) {
      expect(toBaseUnits('1', decimals)).toMatchObject({ refused: true, code: 'malformed-price' });
    }
  });

  it('refuses more than a token account can hold', () => {
    expect(toBaseUnits('18446744073709.551616', 6)).toMatchObject({ refused: true, code: 'price-too-large' });
  });
});

describe('formatUnits', () => {
  it.each([
    [0n, 6, '0'],
    [1n, 6, '0.000001'],
    [1_500_000n, 6, '1.5'],
    [5_000_000n, 6, '5'],
    [100n, 0, '100'],
    [-1_500_000n, 6, '-1.5'],
  ])('%i with %i decimals', (amount, decimals, text) => {
    expect(formatUnits(amount, decimals)).toBe(text);
  });

  it('is undone by toBaseUnits', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, MAX_BASE_UNITS), fc.integer({ min: 0, max: 18 }), (amount, decimals) => {
        expect(toBaseUnits(formatUnits(amount, decimals), decimals)).toEqual({ amount });
      }),
    );
  });
});
