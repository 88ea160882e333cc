/** Every card that can be in the pack, by level, with its own chance; searched by name or number. */
import type { PackOdds } from '@pokesol/packs';
import type { CardJson } from '@pokesol/protocol';
import { useId, useState } from 'react';
import { BUCKET_COLORS, bucketName } from './BucketTable.tsx';
import { oddsGroups, oneIn, percent } from './chances.ts';

type CardOddsListProps = { odds: PackOdds; cards: readonly CardJson[] | undefined };

export function CardOddsList({ odds, cards }: CardOddsListProps) {
  const [search, setSearch] = useState('');
  const groups = oddsGroups(odds, cards, search);
  const field = useId();
  const found = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <section aria-labelledby={`${field}-title`} className="mt-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h3 id={`${field}-title`} className="pixel-title text-xs text-sun">
          Every card
        </h3>
        <label className="flex items-center gap-2 text-sm font-bold text-mist">
          Search
          <input
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            placeholder="Name or number"
            className="field max-w-44 text-base font-normal"
          />
        </label>
      </div>
      <p role="status" className="sr-only">
        {found} cards
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled list must be reachable by keyboard */}
      <section aria-label="Chance of each card" tabIndex={0} className="max-h-80 overflow-y-auto bg-ink">
        {found === 0 && <p className="p-4 text-sm text-mist">No card of this pack is called that.</p>}
        {groups.map(({ bucket, inAPack, size, lines }) => (
          <div key={bucket}>
            <h4 className="sticky top-0 flex flex-wrap items-center gap-x-2.5 bg-dusk px-3 py-2 text-sm">
              <span aria-hidden className="size-3" style={{ backgroundColor: BUCKET_COLORS[bucket] }} />
              <span className="font-bold text-cream">{bucketName(bucket)}</span>
              <span className="text-xs text-mist">
                {size} cards, each {oneIn(inAPack) === 'always' ? 'in every pack' : `${oneIn(inAPack)} packs`}
              </span>
            </h4>
            <ul>
              {lines.map(({ cardId, name, number, rarity }) => (
                <li
                  key={cardId}
                  className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto_4rem] items-baseline gap-x-2 px-3 py-1.5 text-sm"
                >
                  <span className="text-xs text-mist">{number && `#${number}`}</span>
                  <span className="min-w-0">
                    {name} <span className="hidden text-xs text-mist sm:inline">{rarity}</span>
                  </span>
                  <span className="text-right whitespace-nowrap tabular-nums">{oneIn(inAPack)}</span>
                  <span className="text-right text-mist tabular-nums">{percent(inAPack)}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <p className="mt-2 text-xs text-mist">The chance that one pack holds the card at least once.</p>
    </section>
  );
}
