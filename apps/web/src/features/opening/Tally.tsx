/** What came out, in one line: a count for every rarity, which is no news before every card has turned. */
import { playersRarity, rarityClass, rarityInitial, rarityRank } from '@pokesol/cards';
import type { CardJson } from '@pokesol/protocol';
import { counted } from '../../platform/format.ts';

export function Tally({ cards, isAnnounced }: { cards: readonly CardJson[]; isAnnounced: boolean }) {
  return (
    <p role="status" className="tally">
      <span className="bright is-strong">{counted(cards.length, 'new card')}</span>
      {isAnnounced &&
        tally(cards).map(({ rarity, count }) => (
          <span key={rarity} className={`${rarityClass(rarity)} tally-rarity`}>
            <span aria-hidden className="tally-initial">
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
