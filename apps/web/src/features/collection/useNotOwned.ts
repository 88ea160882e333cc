/** The cards that a search means and that one does not own: found by name in the whole catalogue. */
import { useMemo } from 'react';
import type { PlaysOf } from '../card/index.ts';
import { type CollectionEntry, missingEntries } from './entries.ts';
import { filterEntries } from './filters.ts';
import { filterKinds } from './kinds.ts';
import { useCatalogue } from './queries.ts';
import type { CollectionView } from './view.ts';

/** One letter means thousands of cards. */
const LEAST_LETTERS = 2;
const NONE: readonly CollectionEntry[] = [];

export type NotOwned = {
  /** Whether the search asks the catalogue at all. */
  readonly isSought: boolean;
  readonly isPending: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
  readonly entries: readonly CollectionEntry[];
};

export function useNotOwned(
  entries: readonly CollectionEntry[],
  view: CollectionView,
  wished: ReadonlySet<string>,
  playsOf: PlaysOf,
): NotOwned {
  const { search, rarity, setId, type, kind, stage, show, plays } = view;
  // Doubles are owned; what is missing or wished for stands in the binder already.
  const isSought = search.trim().length >= LEAST_LETTERS && show === '' && !view.missing;
  const { data, error, isPending, refetch } = useCatalogue(isSought);
  const all = useMemo(
    () => (data === undefined ? NONE : missingEntries(data, new Set(entries.map(({ id }) => id)))),
    [data, entries],
  );
  const found = useMemo(
    () =>
      isSought
        ? filterKinds(
            filterEntries(all, { search, rarity, setId }),
            { type, kind, stage, show: '', plays },
            wished,
            playsOf,
          )
        : NONE,
    [isSought, all, search, rarity, setId, type, kind, stage, plays, wished, playsOf],
  );
  return {
    isSought,
    isPending: isSought && isPending,
    failed: isSought && error !== null,
    retry: () => void refetch(),
    entries: found,
  };
}
