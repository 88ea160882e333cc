/** Counts the cards that a wallet wishes for and that a pack can hold. */
import { isBasicEnergy } from '@pokesol/cards';
import type { PackType } from '@pokesol/protocol';
import { deckCardOf } from '../deck/index.ts';
import { useWishlist } from '../wishlist/index.ts';

export type WishesIn = (packType: PackType) => number;

/** None without a wallet. Basic energy is in no pack. */
export function useWishesIn(address: string | undefined): WishesIn {
  const { cards } = useWishlist(address);
  const bySet = new Map<string, number>();
  for (const card of cards)
    if (!isBasicEnergy(deckCardOf(card))) bySet.set(card.set.id, (bySet.get(card.set.id) ?? 0) + 1);
  return ({ setId }) => bySet.get(setId) ?? 0;
}
