/** What came out, in one line: a count for every rarity, which is no news before every card has turned. */
import { rarityClass, rarityInitial } from '@pokesol/cards';
import type { CardJson } from '@pokesol/protocol';
import { tally } from './tally.ts';

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
