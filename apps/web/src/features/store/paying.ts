/** What packs cost together and what that leaves of a balance, exactly: amounts are decimal texts, which may be longer than a float is exact. */
// Not from the whole package: the store's first screen needs no chain.
import { formatUnits, toBaseUnits } from '@pokesol/chain/amount';
import { isRefusal } from '@pokesol/engine/result';

/** Undefined for prices that only a purchase can refuse. */
export function costOf(price: string, count: number): string | undefined {
  const places = placesOf(price);
  const one = toBaseUnits(price, places);
  return isRefusal(one) ? undefined : formatUnits(one.amount * BigInt(count), places);
}

export type AfterPaying = { readonly leaves: string } | { readonly short: string };

export function afterPaying(cost: string, balance: string): AfterPaying | undefined {
  const places = Math.max(placesOf(cost), placesOf(balance));
  const [price, has] = [toBaseUnits(cost, places), toBaseUnits(balance, places)];
  if (isRefusal(price) || isRefusal(has)) return undefined;
  const rest = has.amount - price.amount;
  return rest < 0n ? { short: formatUnits(-rest, places) } : { leaves: formatUnits(rest, places) };
}

const placesOf = (amount: string) => amount.split('.')[1]?.length ?? 0;
