/** What the collection shows, as it stands in the address: a link leads others, and the back button us, to the same cards. */
import type { Filters } from './filters.ts';
import { countNarrowing, type Narrowing, NO_NARROWING, readNarrowing, writeNarrowing } from './narrowing.ts';
import { SORTS, type Sort } from './order.ts';

export const COLLECTION_TABS = ['binder', 'grid'] as const;
type CollectionTab = (typeof COLLECTION_TABS)[number];

/** What «Clear filters» leaves. */
export const NO_COLLECTION_FILTERS: Narrowing & Pick<Filters, 'search' | 'setId'> = {
  ...NO_NARROWING,
  search: '',
  setId: '',
};

export type CollectionView = typeof NO_COLLECTION_FILTERS & {
  readonly tab: CollectionTab;
  /** As chosen; '' for the usual order: by rarity, and by number where cards are missing. */
  readonly sort: '' | Sort;
  /** From 1; may lie beyond the last page. */
  readonly page: number;
  /** Whether a chosen set shows the cards that are missing too. */
  readonly missing: boolean;
};

export const FIRST_COLLECTION_VIEW: CollectionView = {
  ...NO_COLLECTION_FILTERS,
  tab: 'binder',
  sort: '',
  page: 1,
  missing: false,
};

export function readCollectionView(query: string): CollectionView {
  const params = new URLSearchParams(query);
  const page = Number(params.get('page') ?? 1);
  return withinSet({
    ...readNarrowing(params),
    search: params.get('q') ?? '',
    setId: params.get('set') ?? '',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? '',
    tab: COLLECTION_TABS.find((tab) => tab === params.get('view')) ?? FIRST_COLLECTION_VIEW.tab,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    missing: params.get('missing') === '1',
  });
}

/** With its «?», or '' for the first view: what is as usual is left out. Words of others in the query are dropped. */
export function writeView(view: CollectionView): string {
  const params = new URLSearchParams();
  if (view.tab !== FIRST_COLLECTION_VIEW.tab) params.set('view', view.tab);
  if (view.search !== '') params.set('q', view.search);
  if (view.setId !== '') params.set('set', view.setId);
  writeNarrowing(params, view);
  if (view.missing) params.set('missing', '1');
  if (view.sort !== '') params.set('sort', view.sort);
  if (view.page !== 1) params.set('page', String(view.page));
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** Of a chosen set alone anybody can say what is missing. */
function withinSet(view: CollectionView): CollectionView {
  if (view.setId !== '') return view;
  return { ...view, missing: false, shows: view.shows.filter((show) => show !== 'missing') };
}

/** A change of what is shown begins at the first page, and another set hides what is missing until asked. */
export const changed = (view: CollectionView, change: Partial<CollectionView>): CollectionView =>
  withinSet({ ...view, page: 1, ...change });

export const wantsMissing = ({ setId, missing, shows }: CollectionView): boolean =>
  setId !== '' && (missing || shows.includes('missing'));

export const sortOf = (view: CollectionView): Sort => view.sort || (wantsMissing(view) ? 'number' : 'rarity');

/** What narrows the cards: unless missing ones are asked for, those one has. */
export const narrowingOf = (view: CollectionView): Narrowing =>
  view.shows.length > 0 || view.missing ? view : { ...view, shows: ['owned'] };

/** How many choices leave cards out, the search apart. */
export const choicesOf = (view: CollectionView): number => countNarrowing(view) + Number(view.setId !== '');

export const isCollectionNarrowed = (view: CollectionView): boolean =>
  view.search.trim() !== '' || choicesOf(view) > 0;
