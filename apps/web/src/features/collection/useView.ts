/** Reads the view from the address and writes it back: choices as steps of the history, typing and paging in place. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type CollectionView, changed, readCollectionView, writeView } from './view.ts';

/** Browsers refuse addresses that change with every key. */
const TYPING_PAUSE_MS = 250;

export type ChangeView = (change: Partial<CollectionView>) => void;

export function useView(): { view: CollectionView; change: ChangeView } {
  const query = useSearch();
  const [path, navigate] = useLocation();
  // Undefined: nothing typed that the address does not hold yet.
  const [typed, setTyped] = useState<string>();
  const view = useMemo(() => {
    const stored = readCollectionView(query);
    return typed === undefined ? stored : changed(stored, { search: typed });
  }, [query, typed]);

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
    (wish) => {
      if (wish.search !== undefined && Object.keys(wish).length === 1) return setTyped(wish.search);
      const isPaging = wish.page !== undefined;
      write(changed(current.current, wish), isPaging);
    },
    [write],
  );
  return { view, change };
}
