/** Asks what this deck would be with everything: loads the cards of its time and completes it from them. */
import type { DeckFormat } from '@pokesol/decks';
import { isRefusal } from '@pokesol/engine/result';
import { type Dispatch, useLayoutEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { completeWithAll, loadCardsOfTime } from './allCards.ts';
import { addedTo, type BuildOutcome } from './buildOutcome.ts';
import type { Pool } from './pool.ts';
import type { Workbench, WorkbenchAction } from './workbench.ts';

export type WithAllCardsProps = {
  readonly bench: Workbench;
  readonly pool: Pool;
  readonly format: DeckFormat;
  /** What was made of the cards that are owned: it goes out again. */
  readonly outcome: BuildOutcome;
  readonly dispatch: Dispatch<WorkbenchAction>;
  readonly onBuilt: (outcome: BuildOutcome) => void;
};

export function WithAllCards({ bench, pool, format, outcome, dispatch, onBuilt }: WithAllCardsProps) {
  const [loading, setLoading] = useState(false);
  // Who closes the window does not want it any more.
  const isWanted = useRef(false);
  useLayoutEffect(() => {
    isWanted.current = true;
    return () => {
      isWanted.current = false;
    };
  }, []);

  async function completeIt() {
    const added = isRefusal(outcome) ? [] : outcome.added;
    const before = addedTo(added, bench.present.lines);
    setLoading(true);
    try {
      const cards = await loadCardsOfTime(before, pool, format);
      if (!isWanted.current) return;
      const { outcome: withAll, lines } = completeWithAll(before, cards, pool, format);
      if (!isRefusal(withAll)) {
        if (added.length > 0) dispatch({ type: 'undo' });
        if (withAll.added.length > 0) dispatch({ type: 'lines', lines });
      }
      onBuilt(withAll);
    } catch (error) {
      toast('The cards did not load', sentenceOf(error), 'destructive');
    } finally {
      setLoading(false);
    }
  }

  return (
    <Button tone="secondary" busy={loading} onClick={() => void completeIt()}>
      With all cards
    </Button>
  );
}
