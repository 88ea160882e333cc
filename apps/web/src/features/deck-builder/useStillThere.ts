/** Whether the deck of a late answer still lies on the table. */
import { useLayoutEffect, useRef } from 'react';

/** True as long as the builder shows the same opening under the same address as when this was asked for. */
export function useStillThere(opening: number, deckId: string | undefined): () => boolean {
  const mark = `${opening} ${deckId ?? ''}`;
  const now = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    now.current = mark;
    return () => {
      now.current = undefined;
    };
  }, [mark]);
  return () => now.current === mark;
}
