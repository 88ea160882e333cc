/** How many cards of each kind are in the deck, whether its size is right, and whether all of them play. */
import { countDeck, DECK_SIZE, formatById } from '@pokesol/decks';
import { useMemo } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { idleText, isIdleCard, useOfficialPlay } from '../card/index.ts';
import type { BuilderLine, DeckCardFactsOf } from '../deck/index.ts';
import { DECK_GROUPS } from './groups.ts';
import type { WorkspaceProps } from './workspaceProps.ts';
import './deck.css';
import { counted } from '../../platform/format.ts';

type DeckCountsBarProps = Pick<WorkspaceProps, 'bench' | 'format'>;

export function DeckCountsBar({ bench, format }: DeckCountsBarProps) {
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

  return (
    <div className="builder-counts">
      <dl className="deck-counts-list">
        <Count name="Total" value={totalCards} />
        {DECK_GROUPS.map(({ kind, title, count }) => (
          <Count key={kind} name={title} value={counts[count]} />
        ))}
      </dl>
      <span aria-hidden className="deck-counts-of">{`of ${DECK_SIZE}`}</span>
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
      {totalCards > 0 && idle + unread === 0 && (
        <Badge tone="mint" className="deck-counts-plays">
          All play in full
        </Badge>
      )}
      {idle > 0 && <p className="hint bad">{idleText(idle)}</p>}
      {unread > 0 && (
        <p className="hint">{`${counted(unread, 'card')} not played in full in official battles`}</p>
      )}
    </div>
  );
}

/** Copies that a battle would never let do anything. */
const idleCopies = (lines: readonly BuilderLine[]): number => copiesOf(lines, ({ json }) => isIdleCard(json));

const copiesOf = (lines: readonly BuilderLine[], isCounted: (card: DeckCardFactsOf) => boolean): number =>
  lines.reduce((sum, { card, quantity }) => sum + (isCounted(card) ? quantity : 0), 0);

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt className="sr-only">{name}</dt>
      <dd className="figure">{value}</dd>
    </div>
  );
}

/** Whether the deck has its sixty cards, and how many are lacking or too many. */
function SizeBadge({ total }: { total: number }) {
  const many = Math.abs(DECK_SIZE - total);
  if (total === DECK_SIZE) return <Badge tone="mint">Valid Deck Size</Badge>;
  return total < DECK_SIZE ? (
    <Badge tone="sun">{`Need ${counted(many, 'more card')}`}</Badge>
  ) : (
    <Badge tone="rose">{`Remove ${counted(many, 'card')}`}</Badge>
  );
}
