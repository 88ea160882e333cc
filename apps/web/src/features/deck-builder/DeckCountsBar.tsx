/** How many cards of each kind are in the deck, whether its size is right, and how to fill it up. */
import { countDeck, DECK_SIZE } from '@pokesol/decks';
import { Badge } from '../../ui/Badge.tsx';
import { complete } from './buildOutcome.ts';
import { DECK_GROUPS } from './groups.ts';
import type { WorkspaceProps } from './workspaceProps.ts';

type DeckCountsBarProps = Pick<WorkspaceProps, 'bench' | 'dispatch' | 'pool' | 'onDialog'>;

export function DeckCountsBar({ bench, dispatch, pool, onDialog }: DeckCountsBarProps) {
  const { lines } = bench.present;
  const counts = countDeck(lines);
  const { totalCards } = counts;

  function completeIt() {
    const { outcome, lines: completed } = complete(lines, pool.lines);
    if (outcome.ok && outcome.added.length > 0) dispatch({ type: 'lines', lines: completed });
    onDialog({ kind: 'build', outcome });
  }

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
      <div className="flex flex-wrap items-center justify-between gap-2">
        {/* A phone's bar at the bottom has it already. */}
        <SizeBadge total={totalCards} className="max-md:hidden" />
        <button type="button" className="builder-complete" onClick={completeIt}>
          Complete this deck
        </button>
      </div>
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

/** Whether the deck has its sixty cards, and how many are lacking or too many. */
export function SizeBadge({ total, className = '' }: { total: number; className?: string }) {
  const many = Math.abs(DECK_SIZE - total);
  const cards = many === 1 ? 'card' : 'cards';
  if (total === DECK_SIZE)
    return (
      <Badge tone="mint" className={className}>
        Valid Deck Size
      </Badge>
    );
  return total < DECK_SIZE ? (
    <Badge tone="sun" className={className}>{`Need ${many} more ${cards}`}</Badge>
  ) : (
    <Badge tone="rose" className={className}>{`Remove ${many} ${cards}`}</Badge>
  );
}
