/** Current Deck: what it is called, what it is made of, and its cards. */
import { starterDeckLines } from '@pokesol/decks';
import { isRefusal } from '@pokesol/engine/result';
import { type Dispatch, useMemo } from 'react';
import { Button } from '../../ui/Button.tsx';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { DeckCountsBar } from './DeckCountsBar.tsx';
import { DeckLines, HEADING_ID } from './DeckList.tsx';
import { EnergyTray } from './EnergyTray.tsx';
import { FormatChoice } from './FormatChoice.tsx';
import type { Pool } from './pool.ts';
import type { Workbench, WorkbenchAction } from './workbench.ts';
import type { WorkspaceProps } from './workspaceProps.ts';
import './deck.css';

export function DeckPanel(props: WorkspaceProps) {
  const { bench, pool, dispatch, moves, format, onFormat, onDialog, onPlay } = props;
  const { lines } = bench.present;
  return (
    <section aria-labelledby={HEADING_ID} className="builder-deck">
      <div className="builder-deck-head">
        <h2 id={HEADING_ID} tabIndex={-1} className="pixel-title builder-deck-title">
          Current Deck
        </h2>
        <FormatChoice lines={lines} owned={pool.owned} format={format} onFormat={onFormat} />
      </div>
      <DeckCountsBar {...props} />
      <div className="builder-lines">
        {lines.length === 0 ? (
          <EmptyDeck bench={bench} dispatch={dispatch} pool={pool} />
        ) : (
          <DeckLines lines={lines} pool={pool} moves={moves} format={format} onDialog={onDialog} />
        )}
      </div>
      <EnergyTray pool={pool} moves={moves} lines={lines} />
      <DeckTools bench={bench} dispatch={dispatch} onDialog={onDialog} onPlay={onPlay} />
    </section>
  );
}

type DeckToolsProps = Pick<WorkspaceProps, 'bench' | 'dispatch' | 'onDialog' | 'onPlay'>;

/** Steps back and forth, deck lists as text, statistics, practice, a gauntlet. */
function DeckTools({ bench, dispatch, onDialog, onPlay }: DeckToolsProps) {
  const { lines } = bench.present;

  return (
    <div className="builder-tools">
      <button
        type="button"
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={bench.past.length === 0}
        onClick={() => dispatch({ type: 'undo' })}
      >
        Undo
      </button>
      <button
        type="button"
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        disabled={bench.future.length === 0}
        onClick={() => dispatch({ type: 'redo' })}
      >
        Redo
      </button>
      <button type="button" onClick={() => onDialog({ kind: 'import' })}>
        Import
      </button>
      <button type="button" disabled={lines.length === 0} onClick={() => onDialog({ kind: 'export' })}>
        Export
      </button>
      <button type="button" disabled={lines.length === 0} onClick={() => onDialog({ kind: 'stats' })}>
        Statistics
      </button>
      <button type="button" disabled={lines.length === 0} onClick={() => onPlay('practice')}>
        Practice
      </button>
      <button type="button" disabled={lines.length === 0} onClick={() => onPlay('gauntlet')}>
        Try it out
      </button>
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
