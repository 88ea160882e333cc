/** The cards that a search means and that one does not own: found by the server among all there are. */
import { useMemo } from 'react';
import { type CollectionEntry, missingEntries } from './entries.ts';
import { filterEntries } from './filters.ts';
import { filterNarrowed, type KnownOfCards } from './narrowing.ts';
import { useFoundCards } from './queries.ts';
import type { CollectionView } from './view.ts';

/** One letter means thousands of cards. */
const LEAST_LETTERS = 2;
const MOST_LETTERS = 60;
const NONE: readonly CollectionEntry[] = [];

export type NotOwned = {
  /** Whether the search asks the server at all. */
  readonly isSought: boolean;
  readonly isPending: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
  readonly entries: readonly CollectionEntry[];
  /** There are more than one answer holds: more letters find the others. */
  readonly hasMore: boolean;
};

/** `searched`: the search that has come to rest; while it lags behind what is typed, the cards found before are narrowed. */
export function useNotOwned(
  entries: readonly CollectionEntry[],
  view: CollectionView,
  searched: string,
  known: KnownOfCards,
): NotOwned {
  const { search, setId } = view;
  // Doubles are owned; what is missing or wished for stands in the binder already.
  const isSought = search.trim().length >= LEAST_LETTERS && view.shows.length === 0 && !view.missing;
  const asked = searched.trim().slice(0, MOST_LETTERS);
  const found = useFoundCards(asked, setId, isSought && asked.length >= LEAST_LETTERS);
  const { data, error, refetch } = found;
  const all = useMemo(
    () => (data === undefined ? NONE : missingEntries(data.cards, new Set(entries.map(({ id }) => id)))),
    [data, entries],
  );
  const shown = useMemo(
    () => (isSought ? filterNarrowed(filterEntries(all, { search, rarity: '', setId }), view, known) : NONE),
    [isSought, all, search, setId, view, known],
  );
  return {
    isSought,
    isPending: isSought && (found.isPending || found.isPlaceholderData || searched !== search),
    failed: isSought && error !== null,
    retry: () => void refetch(),
    entries: shown,
    hasMore: isSought && data !== undefined && data.total > data.cards.length,
  };
}
