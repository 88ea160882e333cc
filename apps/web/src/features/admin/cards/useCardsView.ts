/** Reads the view from the address and writes it back; typing is written after a pause. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { type CardsView, changedView, readCardsView, writeCardsView } from './cardsView.ts';

/** Also spares the server a search for every letter. */
const TYPING_PAUSE_MS = 250;

export type ChangeCardsView = (change: Partial<CardsView>) => void;

/** `typed` is what stands in the search box, `view` what is searched. */
export function useCardsView(): { view: CardsView; typed: string; change: ChangeCardsView } {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readCardsView(params), [params]);
  // Undefined: nothing typed that the address does not hold yet.
  const [typed, setTyped] = useState<string>();

  const write = useCallback(
    (change: Partial<CardsView>) => {
      setParams((now) => writeCardsView(now, changedView(readCardsView(now), change)), { replace: true });
      setTyped(undefined);
    },
    [setParams],
  );
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => write({ search: typed }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, write]);

  const change = useCallback<ChangeCardsView>(
    (wish) => {
      const { search, ...others } = wish;
      if (search !== undefined && Object.keys(others).length === 0) return setTyped(search);
      // What was typed a moment ago counts too.
      write(typed === undefined ? wish : { search: typed, ...wish });
    },
    [typed, write],
  );
  return { view, typed: typed ?? view.search, change };
}
