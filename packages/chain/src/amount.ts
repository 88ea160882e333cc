/** Turns prices into token base units and back, in whole numbers only: money never touches a float. */
import type { Result, SaidRefusal } from '@pokesol/engine/result';
import { refuseSaying } from './result.ts';

/** Largest amount that a token account or a burn can hold (u64). */
export const MAX_BASE_UNITS = 2n ** 64n - 1n;

export type AmountRefusal = 'malformed-price' | 'price-too-large';
export type AmountResult = Result<Readonly<{ amount: bigint }>, SaidRefusal<AmountRefusal>>;

const PLAIN_DECIMAL = /^(\d{1,40})(?:\.(\d{1,40}))?$/;

/**
 * Base units of a price: floor(price × 10^decimals), computed digit by digit.
 *
 * @param price a plain decimal such as `'5'` or `'1.5'`; signs, exponents, spaces and separators are malformed
 * @param decimals digits after the point of the token, 0 to 255 (a u8 on chain)
 * @returns `{ amount }` in base units, or `malformed-price` / `price-too-large` (above u64)
 */
export function toBaseUnits(price: string, decimals: number): AmountResult {
  const match = PLAIN_DECIMAL.exec(price);
  if (match === null || !Number.isInteger(decimals) || decimals < 0 || decimals > 255) {
    return refuseSaying(
      'malformed-price',
      `"${price}" is not a price. Write a plain number such as 5 or 1.5.`,
    );
  }
  const [, whole = '', fraction = ''] = match;
  const amount = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  if (amount > MAX_BASE_UNITS) {
    return refuseSaying('price-too-large', `The price ${price} is larger than any token account can hold.`);
  }
  return { amount };
}

/** Base units as a plain decimal without trailing zeros: `formatUnits(1500000n, 6)` is `'1.5'`. */
export function formatUnits(amount: bigint, decimals: number): string {
  const sign = amount < 0n ? '-' : '';
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return fraction === '' ? `${sign}${whole}` : `${sign}${whole}.${fraction}`;
}
