/** What came out, in one line: a count for every rarity, which is no news before every card has turned. */
import { playersRarity, rarityClass, rarityInitial, rarityRank } from '@pokesol/cards';
import type { CardJson } from '@pokesol/protocol';

export function Tally({ cards, told }: { cards: readonly CardJson[]; told: boolean }) {
  return (
    <p role="status" className="mb-4 flex min-h-5 flex-wrap items-center gap-x-5 gap-y-2 text-sm text-mist">
      <span className="font-bold text-cream">
        {cards.length === 1 ? '1 new card' : `${cards.length} new cards`}
      </span>
      {told &&
        tally(cards).map(({ rarity, count }) => (
          <span key={rarity} className={`${rarityClass(rarity)} inline-flex items-center gap-2`}>
            <span aria-hidden className="reveal-initial">
              {rarityInitial(rarity)}
            </span>
            {count} {rarity}
          </span>
        ))}
    </p>
  );
}

/** How many cards of each rarity there are, as players count them, the rarest first. */
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
