/** Current Deck: what it is made of, its cards, and what can be done to them. */
import { starterDeckLines } from '@pokesol/decks';
import { isRefusal } from '@pokesol/engine/result';
import { type Dispatch, useMemo } from 'react';
import { Button } from '../../ui/Button.tsx';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { CompleteDeck } from './CompleteDeck.tsx';
import { DeckCountsBar } from './DeckCountsBar.tsx';
import { DeckLines, HEADING_ID } from './DeckList.tsx';
import { EnergyTray } from './EnergyTray.tsx';
import { FormatChoice } from './FormatChoice.tsx';
import type { Pool } from './pool.ts';
import { WishForMissing } from './WishForMissing.tsx';
import type { Workbench, WorkbenchAction } from './workbench.ts';
import type { WorkspaceProps } from './workspaceProps.ts';
import './deck.css';

type DeckPanelProps = WorkspaceProps & {
  /** A phone's bar has the energies, the step back and the completing. */
  isPhone?: boolean;
};

export function DeckPanel({ isPhone = false, ...props }: DeckPanelProps) {
  const { bench, pool, dispatch, moves, format, onFormat, onDialog } = props;
  const { lines } = bench.present;
  return (
    <section aria-labelledby={HEADING_ID} className="builder-deck">
      <h2 id={HEADING_ID} tabIndex={-1} className="sr-only">
        Current Deck
      </h2>
      <DeckCountsBar {...props} />
      <FormatChoice lines={lines} owned={pool.owned} format={format} onFormat={onFormat} />
      <div className="builder-lines">
        {lines.length === 0 ? (
          <EmptyDeck bench={bench} dispatch={dispatch} pool={pool} />
        ) : (
          <DeckLines lines={lines} pool={pool} moves={moves} format={format} onDialog={onDialog} />
        )}
      </div>
      <WishForMissing lines={lines} owned={pool.owned} />
      {!isPhone && <EnergyTray pool={pool} moves={moves} lines={lines} />}
      <DeckTools {...props} isPhone={isPhone} />
    </section>
  );
}

/** Steps back and forth, deck lists as text, statistics, practice, a gauntlet, completing it. */
function DeckTools({ isPhone, ...props }: DeckPanelProps) {
  const { bench, dispatch, onDialog, onPlay } = props;
  const isEmpty = bench.present.lines.length === 0;
  return (
    <div className="builder-tools">
      {!isPhone && (
        <button
          type="button"
          aria-keyshortcuts="Control+Z Meta+Z"
          disabled={bench.past.length === 0}
          onClick={() => dispatch({ type: 'undo' })}
        >
          Undo
        </button>
      )}
      <button
        type="button"
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        disabled={bench.future.length === 0}
        onClick={() => dispatch({ type: 'redo' })}
      >
        Redo
      </button>
      {!isPhone && (
        <button type="button" onClick={() => onDialog({ kind: 'import' })}>
          Import
        </button>
      )}
      <button type="button" disabled={isEmpty} onClick={() => onDialog({ kind: 'export' })}>
        Export
      </button>
      <button type="button" disabled={isEmpty} onClick={() => onDialog({ kind: 'stats' })}>
        Statistics
      </button>
      <button type="button" disabled={isEmpty} onClick={() => onPlay('practice')}>
        Practice
      </button>
      <button type="button" disabled={isEmpty} onClick={() => onPlay('gauntlet')}>
        Try it out
      </button>
      {!isPhone && <CompleteDeck {...props} />}
    </div>
  );
}

type EmptyDeckProps = { bench: Workbench; dispatch: Dispatch<WorkbenchAction>; pool: Pool };

/** A deck without cards: says how they get in, and offers the starter deck to its owners. */
function EmptyDeck({ bench, dispatch, pool }: EmptyDeckProps) {
  const starter = useMemo(() => starterDeckLines(pool.lines), [pool]);

  function takeStarter() {
    if (isRefusal(starter)) return;
    const name = bench.present.name.trim() === '' ? 'Starter Deck' : undefined;
    dispatch({ type: 'lines', lines: starter.lines, name });
  }

  return (
    <div className="builder-empty">
      <PixelIcon name="deck" className="builder-empty-icon" />
      <p>No cards in deck. Click cards from your collection to add them.</p>
      {!isRefusal(starter) && (
        <>
          <Button tone="secondary" onClick={takeStarter}>
            Starter deck
          </Button>
          <p className="builder-empty-hint">The 60 cards of your free pack, ready to play.</p>
        </>
      )}
    </div>
  );
}
