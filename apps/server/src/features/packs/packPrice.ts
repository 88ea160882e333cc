/** Reads the price of a pack as an admin typed it. */
import { formatUnits, toBaseUnits } from '@pokesol/chain';
import { isFreePrice } from '@pokesol/protocol';
import { type Refused, refused } from '../../platform/http/refusal.ts';

/** Base units that the tables hold; a token account may hold twice as many. */
const MOST_KEPT = 2n ** 63n - 1n;

/** The price without idle zeros: `07.50` is `7.5`. Below 0.01 it would be a free pack, and finer than the token is no burn. */
export function readPackPrice(price: string, decimals: number): { price: string } | Refused {
  const amount = toBaseUnits(price, decimals);
  if (!amount.ok) return refused('price-unsound', { message: amount.message });
  if (amount.amount > MOST_KEPT)
    return refused('price-unsound', { message: 'The price is larger than a purchase can be.' });
  if (isFreePrice(price)) return refused('price-unsound');
  const fraction = (price.split('.')[1] ?? '').replace(/0+$/, '');
  if (fraction.length > decimals)
    return refused('price-unsound', {
      message: `The token has ${decimals} decimal places, so the price can have no more.`,
    });
  return { price: formatUnits(amount.amount, decimals) };
}
