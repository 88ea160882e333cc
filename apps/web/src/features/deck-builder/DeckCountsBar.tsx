/** How many cards of each kind are in the deck, whether its size is right, and how to fill it up. */
import { countDeck, DECK_SIZE, formatById } from '@pokesol/decks';
import { isRefusal } from '@pokesol/engine/result';
import { useMemo } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { idleText, isIdleCard, useOfficialPlay } from '../card/index.ts';
import type { BuilderLine, DeckCardFactsOf } from '../deck/index.ts';
import { complete, completeForOfficial } from './buildOutcome.ts';
import { DECK_GROUPS } from './groups.ts';
import type { WorkspaceProps } from './workspaceProps.ts';
import './deck.css';
import { counted } from '../../platform/format.ts';

type DeckCountsBarProps = Pick<WorkspaceProps, 'bench' | 'dispatch' | 'pool' | 'format' | 'onDialog'>;

export function DeckCountsBar({ bench, dispatch, pool, format, onDialog }: DeckCountsBarProps) {
  const { lines } = bench.present;
  const counts = countDeck(lines);
  const { totalCards } = counts;
  const isOfficial = formatById(format).rules === 'official';
  const playsOf = useOfficialPlay(isOfficial);
  const idle = useMemo(() => (isOfficial ? 0 : idleCopies(lines)), [isOfficial, lines]);
  const unread = useMemo(
    () => (isOfficial ? copiesOf(lines, ({ id }) => (playsOf(id) ?? 'full') !== 'full') : 0),
    [isOfficial, lines, playsOf],
  );

  function completeIt() {
    const { outcome, lines: completed } = isOfficial
      ? completeForOfficial(lines, pool.lines, playsOf, format)
      : complete(lines, pool.lines);
    if (!isRefusal(outcome) && outcome.added.length > 0) dispatch({ type: 'lines', lines: completed });
    onDialog({ kind: 'build', outcome });
  }

  return (
    <div className="builder-counts">
      <dl className="deck-counts-list">
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
      {idle > 0 && <p className="hint bad">{idleText(idle)}</p>}
      {unread > 0 && (
        <p className="hint">{`${counted(unread, 'card')} not played in full in official battles`}</p>
      )}
      <div className="deck-counts-line">
        {/* A phone's bar at the bottom has it already. */}
        <SizeBadge total={totalCards} className="deck-counts-size" />
        <button type="button" className="builder-complete" onClick={completeIt}>
          Complete this deck
        </button>
      </div>
    </div>
  );
}

/** Copies that a battle would never let do anything. */
const idleCopies = (lines: readonly BuilderLine[]): number => copiesOf(lines, ({ json }) => isIdleCard(json));

const copiesOf = (lines: readonly BuilderLine[], isCounted: (card: DeckCardFactsOf) => boolean): number =>
  lines.reduce((sum, { card, quantity }) => sum + (isCounted(card) ? quantity : 0), 0);

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div className="count-pair">
      <dt className="small-hint">{name}</dt>
      <dd className="figure">{value}</dd>
    </div>
  );
}

/** Whether the deck has its sixty cards, and how many are lacking or too many. */
export function SizeBadge({ total, className = '' }: { total: number; className?: string }) {
  const many = Math.abs(DECK_SIZE - total);
  if (total === DECK_SIZE)
    return (
      <Badge tone="mint" className={className}>
        Valid Deck Size
      </Badge>
    );
  return total < DECK_SIZE ? (
    <Badge tone="sun" className={className}>{`Need ${counted(many, 'more card')}`}</Badge>
  ) : (
    <Badge tone="rose" className={className}>{`Remove ${counted(many, 'card')}`}</Badge>
  );
}
