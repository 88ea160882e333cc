/** A deck without cards: says how they get in, and offers the starter deck to its owners. */
import { starterDeckLines } from '@pokesol/decks';
import { type Dispatch, useMemo } from 'react';
import { Button } from '../../ui/Button.tsx';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import type { Pool } from './pool.ts';
import type { Workbench, WorkbenchAction } from './workbench.ts';

type EmptyDeckProps = { bench: Workbench; dispatch: Dispatch<WorkbenchAction>; pool: Pool };

export function EmptyDeck({ bench, dispatch, pool }: EmptyDeckProps) {
  const starter = useMemo(() => starterDeckLines(pool.lines), [pool]);

  function takeStarter() {
    if (!starter.ok) return;
    const name = bench.present.name.trim() === '' ? 'Starter Deck' : undefined;
    dispatch({ type: 'lines', lines: starter.lines, name });
  }

  return (
    <div className="grid justify-items-center gap-3 border-2 border-dashed border-haze p-4 text-center text-mist">
      <PixelIcon name="deck" className="size-10 text-ember" />
      <p>No cards in deck. Click cards from your collection to add them.</p>
      {starter.ok && (
        <>
          <Button tone="secondary" onClick={takeStarter}>
            Starter deck
          </Button>
          <p className="-mt-1 text-sm">The 60 cards of your free pack, ready to play.</p>
        </>
      )}
    </div>
  );
}
