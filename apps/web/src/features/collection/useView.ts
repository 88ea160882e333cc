/** Reads the view from the address and writes it back: choices as steps of the history, typing and paging in place. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type CollectionView, changed, readCollectionView, writeView } from './view.ts';

/** Browsers refuse addresses that change with every key. */
const TYPING_PAUSE_MS = 250;

/** `inPlace`: as no step of its own in the history. */
export type ChangeView = (change: Partial<CollectionView>, inPlace?: boolean) => void;

type UsedView = {
  view: CollectionView;
  /** The search as the address has it: what was typed once typing has paused. */
  searched: string;
  change: ChangeView;
};

export function useView(): UsedView {
  const query = useSearch();
  const [path, navigate] = useLocation();
  // Undefined: nothing typed that the address does not hold yet.
  const [typed, setTyped] = useState<string>();
  const stored = useMemo(() => readCollectionView(query), [query]);
  const view = useMemo(
    () => (typed === undefined ? stored : changed(stored, { search: typed })),
    [stored, typed],
  );

  const current = useRef(view);
  useEffect(() => {
    current.current = view;
  }, [view]);

  const write = useCallback(
    (next: CollectionView, replace: boolean) => {
      setTyped(undefined);
      navigate(path + writeView(next), { replace });
    },
    [navigate, path],
  );

  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => write(current.current, true), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, write]);

  const change = useCallback<ChangeView>(
    (wish, inPlace = false) => {
      if (wish.search !== undefined && Object.keys(wish).length === 1) return setTyped(wish.search);
      const isPaging = wish.page !== undefined;
      write(changed(current.current, wish), isPaging || inPlace);
    },
    [write],
  );
  return { view, searched: stored.search, change };
}
