/** The card whose details are open, those beside it on the same page, and the focus afterwards. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Neighbours } from '../card/index.ts';
import type { CollectionEntry } from './entries.ts';
import { pageCountOf, pageOf, pageWithin } from './paging.ts';
import type { CollectionView } from './view.ts';

export function useOpenedCard(shown: readonly CollectionEntry[], view: CollectionView) {
  const [opened, setOpened] = useState<CollectionEntry>();
  /** The card that another one led to: the focus goes back to its pocket, not to the first one's. */
  const reached = useRef<string>(undefined);

  const open = useCallback((entry: CollectionEntry) => {
    reached.current = undefined;
    setOpened(entry);
  }, []);
  const close = useCallback(() => setOpened(undefined), []);

  useEffect(() => {
    if (opened !== undefined || reached.current === undefined) return;
    const pocket = document.querySelector<HTMLElement>(`[data-pocket="${CSS.escape(reached.current)}"]`);
    pocket?.focus();
  }, [opened]);

  const beside = opened === undefined ? [] : cardsBeside(shown, view);
  const at = beside.findIndex(({ id }) => id === opened?.id);
  const goTo = (place: number) => {
    const entry = beside[place - 1];
    if (entry === undefined) return;
    reached.current = entry.id;
    setOpened(entry);
  };
  const neighbours: Neighbours | undefined =
    at < 0 || beside.length === 1 ? undefined : { place: at + 1, count: beside.length, goTo };
  return { opened, open, close, neighbours };
}

/** Those of the binder's page, or all of the grid. */
function cardsBeside(shown: readonly CollectionEntry[], { tab, page }: CollectionView) {
  if (tab === 'grid') return shown;
  const places = pageOf(shown, pageWithin(page, pageCountOf(shown.length)));
  return places.filter((entry) => entry !== undefined);
}
