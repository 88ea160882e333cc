/** How many cards of each rarity there are, as players count them, the rarest first. */
import { playersRarity, rarityRank } from '@pokesol/cards';

type Rated = { readonly rarity: string };

export function tally(cards: readonly Rated[]): readonly { rarity: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) {
    const rarity = playersRarity(card.rarity);
    counts.set(rarity, (counts.get(rarity) ?? 0) + 1);
  }
  return [...counts]
    .map(([rarity, count]) => ({ rarity, count }))
    .sort((a, b) => rarityRank(b.rarity) - rarityRank(a.rarity));
}

/** The best `most` cards, the rarest first, otherwise in the order they came. */
export const bestOf = <Card extends Rated>(cards: readonly Card[], most: number): readonly Card[] =>
  cards.toSorted((a, b) => rarityRank(b.rarity) - rarityRank(a.rarity)).slice(0, most);
