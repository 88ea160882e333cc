/** Asks what this deck would be with everything: loads the cards of its time and completes it from them. */
import type { DeckFormat } from '@pokesol/decks';
import { useLayoutEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { completeWithAll, loadCardsOfTime } from './allCards.ts';
import type { Completed } from './buildOutcome.ts';
import type { Pool } from './pool.ts';
import type { Workbench } from './workbench.ts';

export type WithAllCardsProps = {
  readonly bench: Workbench;
  readonly pool: Pool;
  readonly format: DeckFormat;
  readonly onBuilt: (completed: Completed) => void;
};

export function WithAllCards({ bench, pool, format, onBuilt }: WithAllCardsProps) {
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
    const { lines } = bench.present;
    setLoading(true);
    try {
      const cards = await loadCardsOfTime(lines, pool, format);
      if (isWanted.current) onBuilt(completeWithAll(lines, cards, pool, format));
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
