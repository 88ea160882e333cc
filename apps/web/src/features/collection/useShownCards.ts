/** The cards on show: filtered, sorted, and filled up with those of a chosen set, or of the wishlist, that are missing. */
import type { CardJson } from '@pokesol/protocol';
import { useMemo } from 'react';
import { useOfficialPlay } from '../card/index.ts';
import { type CollectionEntry, withMissing } from './entries.ts';
import { filterEntries } from './filters.ts';
import { countChoices, filterNarrowed } from './narrowing.ts';
import { sortEntries } from './order.ts';
import { useCardsOfSet } from './queries.ts';
import { useNotOwned } from './useNotOwned.ts';
import { type CollectionView, narrowingOf, sortOf, wantsMissing } from './view.ts';

export type MissingCards = {
  readonly status: 'hidden' | 'loading' | 'failed' | 'shown';
  readonly retry: () => void;
};

type Wishlist = { readonly cards: readonly CardJson[]; readonly ids: ReadonlySet<string> };

type ShownCardsOf = {
  entries: readonly CollectionEntry[];
  view: CollectionView;
  searched: string;
  wishes: Wishlist;
  fresh: ReadonlySet<string>;
  /** Whether what could be chosen is counted, too. */
  isCounted: boolean;
};

export function useShownCards({ entries, view, searched, wishes, fresh, isCounted }: ShownCardsOf) {
  const { search, setId } = view;
  const playsOf = useOfficialPlay(isCounted || view.plays.length > 0);
  const known = useMemo(() => ({ wished: wishes.ids, fresh, playsOf }), [wishes.ids, fresh, playsOf]);
  const wanted = wantsMissing(view);
  const sort = sortOf(view);
  const { data, error, isPending, refetch } = useCardsOfSet(setId, wanted || (isCounted && setId !== ''));

  const ofSet = useMemo(() => filterEntries(entries, { search: '', rarity: '', setId }), [entries, setId]);
  const wantsWished = isCounted || view.shows.includes('wished');
  const more = useMemo(() => {
    const wished = wantsWished ? wishes.cards.filter(({ set }) => setId === '' || set.id === setId) : [];
    return wanted || isCounted ? [...wished, ...(data ?? [])] : wished;
  }, [wanted, isCounted, data, wantsWished, setId, wishes.cards]);
  const pool = useMemo(() => (more.length === 0 ? ofSet : withMissing(ofSet, more)), [ofSet, more]);
  // Sorted before it is searched: typing sorts nothing again.
  const sorted = useMemo(
    () => (sort === 'rarity' && more.length === 0 ? pool : sortEntries(pool, sort)),
    [pool, sort, more],
  );
  const narrowing = useMemo(() => narrowingOf(view), [view]);
  const chosen = useMemo(() => filterNarrowed(sorted, narrowing, known), [sorted, narrowing, known]);
  const shown = useMemo(() => filterEntries(chosen, { search, rarity: '', setId: '' }), [chosen, search]);
  const counts = useMemo(
    () =>
      isCounted
        ? countChoices(filterEntries(pool, { search, rarity: '', setId: '' }), narrowing, known)
        : undefined,
    [isCounted, pool, search, narrowing, known],
  );

  // Of all sets, whichever is chosen.
  const sets = useMemo(() => {
    const found = new Map<string, number>();
    if (!isCounted) return found;
    for (const { card } of filterNarrowed(
      filterEntries(entries, { search, rarity: '', setId: '' }),
      narrowing,
      known,
    ))
      found.set(card.set.id, (found.get(card.set.id) ?? 0) + 1);
    return found;
  }, [isCounted, entries, search, narrowing, known]);

  const status = !wanted ? 'hidden' : error ? 'failed' : isPending ? 'loading' : 'shown';
  const missing: MissingCards = { status, retry: () => void refetch() };
  const notOwned = useNotOwned(entries, view, searched, known);
  return { entries: shown, missing, notOwned, counts, sets };
}
