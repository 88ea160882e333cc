/** Reads the price of a pack as an admin typed it. */

import { formatUnits, toBaseUnits } from '@pokesol/chain';
import { isRefusal } from '@pokesol/engine';
import { FREE_BELOW, isFreePrice } from '@pokesol/protocol';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';

/** Base units that the tables hold; a token account may hold twice as many. */
const MOST_KEPT = 2n ** 63n - 1n;

/** The price without idle zeros: `07.50` is `7.5`. Below 0.01 it would be a free pack, and finer than the token is no burn. */
export function readPackPrice(price: string, decimals: number): { price: string } | CallRefusal {
  const amount = toBaseUnits(price, decimals);
  if (isRefusal(amount))
    return amount.code === 'malformed-price'
      ? refused('price-unsound/malformed', { params: { price } })
      : refused('price-unsound/too-large');
  if (amount.amount > MOST_KEPT) return refused('price-unsound/too-large');
  if (isFreePrice(price)) return refused('price-unsound', { params: { least: FREE_BELOW } });
  const fraction = (price.split('.')[1] ?? '').replace(/0+$/, '');
  if (fraction.length > decimals) return refused('price-unsound/too-fine', { params: { decimals } });
  return { price: formatUnits(amount.amount, decimals) };
}
