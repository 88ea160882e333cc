/** The cards on show: filtered, sorted, and filled up with those of a chosen set, or of the wishlist, that are missing. */
import type { CardJson } from '@pokesol/protocol';
import { useMemo } from 'react';
import { useOfficialPlay } from '../card/index.ts';
import { type CollectionEntry, withMissing } from './entries.ts';
import { filterEntries } from './filters.ts';
import { filterKinds } from './kinds.ts';
import { sortEntries } from './order.ts';
import { useCardsOfSet } from './queries.ts';
import { useNotOwned } from './useNotOwned.ts';
import { type CollectionView, sortOf, wantsMissing } from './view.ts';

export type MissingCards = {
  readonly status: 'hidden' | 'loading' | 'failed' | 'shown';
  readonly retry: () => void;
};

type Wishlist = { readonly cards: readonly CardJson[]; readonly ids: ReadonlySet<string> };

export function useShownCards(
  entries: readonly CollectionEntry[],
  { view, searched }: { view: CollectionView; searched: string },
  wishes: Wishlist,
) {
  const { search, rarity, setId, type, kind, stage, show, plays } = view;
  const playsOf = useOfficialPlay(plays !== '');
  const wanted = wantsMissing(view);
  const sort = sortOf(view);
  const { data, error, isPending, refetch } = useCardsOfSet(setId, wanted);

  const ofSet = useMemo(() => filterEntries(entries, { search: '', rarity: '', setId }), [entries, setId]);
  const more = useMemo(() => {
    if (show === 'wished') return wishes.cards.filter(({ set }) => setId === '' || set.id === setId);
    return wanted ? data : undefined;
  }, [wanted, data, show, setId, wishes.cards]);
  const pool = useMemo(() => (more === undefined ? ofSet : withMissing(ofSet, more)), [ofSet, more]);
  // Sorted before it is searched: typing sorts nothing again.
  const sorted = useMemo(
    () => (sort === 'rarity' && more === undefined ? pool : sortEntries(pool, sort)),
    [pool, sort, more],
  );
  const chosen = useMemo(
    () => filterKinds(sorted, { type, kind, stage, show, plays }, wishes.ids, playsOf),
    [sorted, type, kind, stage, show, plays, wishes.ids, playsOf],
  );
  const shown = useMemo(() => filterEntries(chosen, { search, rarity, setId: '' }), [chosen, search, rarity]);

  const status = !wanted ? 'hidden' : error ? 'failed' : isPending ? 'loading' : 'shown';
  const missing: MissingCards = { status, retry: () => void refetch() };
  const notOwned = useNotOwned(entries, view, searched, wishes.ids, playsOf);
  return { entries: shown, missing, notOwned };
}
