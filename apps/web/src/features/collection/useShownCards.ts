/** The cards on show: filtered, and filled up with the missing ones of a chosen set when they are asked for. */
import { useMemo } from 'react';
import { type CollectionEntry, withMissing } from './entries.ts';
import { filterEntries } from './filters.ts';
import { useCardsOfSet } from './queries.ts';
import type { CollectionView } from './view.ts';

export type MissingCards = {
  readonly status: 'hidden' | 'loading' | 'failed' | 'shown';
  readonly retry: () => void;
};

export function useShownCards(entries: readonly CollectionEntry[], view: CollectionView) {
  const { search, rarity, setId } = view;
  const wanted = view.missing && setId !== '';
  const { data, error, isPending, refetch } = useCardsOfSet(setId, wanted);

  const ofSet = useMemo(() => filterEntries(entries, { search: '', rarity: '', setId }), [entries, setId]);
  const pool = useMemo(
    () => (wanted && data !== undefined ? withMissing(ofSet, data) : ofSet),
    [wanted, ofSet, data],
  );
  const shown = useMemo(() => filterEntries(pool, { search, rarity, setId: '' }), [pool, search, rarity]);

  const status = !wanted ? 'hidden' : error ? 'failed' : isPending ? 'loading' : 'shown';
  const missing: MissingCards = { status, retry: () => void refetch() };
  return { entries: shown, missing };
}
