/** How many cards of each kind are in the deck, and whether its size is right. */
import { DECK_SIZE, type DeckCounts } from '@pokesol/cards';
import { DECK_GROUPS } from './groups.ts';
import { SizeBadge } from './SizeBadge.tsx';

export function DeckCountsBar({ counts }: { counts: DeckCounts }) {
  const { totalCards } = counts;
  return (
    <div className="builder-counts">
      <dl className="grid grid-cols-4 gap-2">
        <Count name="Total" value={totalCards} />
        {DECK_GROUPS.map(({ kind, title, count }) => (
          <Count key={kind} name={title} value={counts[count]} />
        ))}
      </dl>
      <div aria-hidden className="builder-bar">
        {DECK_GROUPS.map(({ kind, count }) => (
          <span
            key={kind}
            data-kind={kind}
            style={{ width: `${(counts[count] / Math.max(DECK_SIZE, totalCards)) * 100}%` }}
          />
        ))}
      </div>
      <SizeBadge total={totalCards} />
    </div>
  );
}

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-xs text-mist">{name}</dt>
      <dd className="font-pixel text-sm text-sun">{value}</dd>
    </div>
  );
}
