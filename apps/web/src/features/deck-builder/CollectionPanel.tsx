/** Your Collection: what is owned, narrowed by words, kind, rarity and set; a click puts a card into the deck. */
import { type DeckFormat, formatById } from '@pokesol/decks';
import { useDeferredValue, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { counted } from '../../platform/format.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useOfficialPlay } from '../card/index.ts';
import { setOptions } from '../collection/index.ts';
import type { BuilderLine } from '../deck/index.ts';
import type { BuilderDialog } from './BuilderDialogs.tsx';
import { PoolFilterBar } from './PoolFilterBar.tsx';
import { usePlayNote } from './playNote.ts';
import {
  entriesIn,
  filterPool,
  NO_POOL_FILTERS,
  type Pool,
  type PoolFilters,
  poolSections,
  raritiesOf,
} from './pool.ts';
import { TileGrid } from './TileGrid.tsx';
import type { CardMoves } from './workspaceProps.ts';
import './frame.css';

type CollectionPanelProps = {
  pool: Pool;
  lines: readonly BuilderLine[];
  /** What the deck is for: other cards are left out. */
  format: DeckFormat;
  filters: PoolFilters;
  onFilters: (filters: PoolFilters) => void;
  moves: CardMoves;
  onDialog: (dialog: BuilderDialog) => void;
};

export function CollectionPanel(props: CollectionPanelProps) {
  const { pool, lines, format, filters, onFilters, moves, onDialog } = props;
  const asked = useDeferredValue(filters);
  const playsOf = useOfficialPlay(filters.plays !== '');
  const noteOf = usePlayNote(format);
  const entries = useMemo(() => entriesIn(pool.entries, format), [pool, format]);
  const leftOut = pool.entries.length - entries.length;
  const shown = useMemo(() => filterPool(entries, asked, playsOf), [entries, asked, playsOf]);
  const sections = useMemo(() => poolSections(shown, noteOf), [shown, noteOf]);
  const rarities = useMemo(() => raritiesOf(pool.entries), [pool]);
  const sets = useMemo(() => setOptions(undefined, pool.entries), [pool]);
  const inDeck = useMemo(() => new Map(lines.map(({ card, quantity }) => [card.id, quantity])), [lines]);
  const section = useRef<HTMLElement>(null);
  const toTiles = () => section.current?.querySelector<HTMLElement>('[data-tile][tabindex="0"]')?.focus();
  /** What was typed last may not be drawn yet: the hits are looked up anew. */
  const addOnlyHit = () => {
    const [only, ...others] = filterPool(entries, filters, playsOf);
    if (only !== undefined && others.length === 0) moves.add(only.deckCard);
  };
  return (
    <section ref={section} aria-labelledby="builder-collection" className="can-shrink">
      <div className="builder-panel-head">
        <h2 id="builder-collection" className="pixel-title builder-panel-title">
          Your Collection
        </h2>
        <p className="hint">
          {counted(shown.length, 'card')}
          {leftOut > 0 && `, without ${leftOut} that ${formatById(format).name} does not take`}
        </p>
      </div>
      <PoolFilterBar
        filters={filters}
        onChange={onFilters}
        rarities={rarities}
        sets={sets}
        onDown={toTiles}
        onEnter={addOnlyHit}
      />
      {shown.length === 0 ? (
        <NothingToAdd
          why={pool.entries.length === 0 ? 'no-cards' : entries.length === 0 ? 'format' : 'filters'}
          format={format}
          onClear={() => onFilters(NO_POOL_FILTERS)}
        />
      ) : (
        <TileGrid sections={sections} inDeck={inDeck} noteOf={noteOf} moves={moves} onDialog={onDialog} />
      )}
    </section>
  );
}

type NothingToAddProps = {
  why: 'no-cards' | 'format' | 'filters';
  format: DeckFormat;
  onClear: () => void;
};

/** Blames the filters only where they are what leaves the cards out. */
function NothingToAdd({ why, format, onClear }: NothingToAddProps) {
  if (why === 'filters')
    return (
      <EmptyState
        icon="cards"
        title="No cards found"
        action={
          <Button tone="secondary" onClick={onClear}>
            Clear filters
          </Button>
        }
      >
        Try adjusting your filters
      </EmptyState>
    );
  return (
    <EmptyState
      icon="pack"
      title={why === 'no-cards' ? 'Your collection is empty' : 'No cards found'}
      action={
        <Link href="/" className={buttonClass('primary')}>
          Go to the store
        </Link>
      }
    >
      {why === 'no-cards'
        ? 'Open a pack in the store. New here? The free starter pack holds a complete deck of 60.'
        : `${formatById(format).name} takes none of your cards.`}
    </EmptyState>
  );
}
