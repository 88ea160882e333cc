/** What the collection shows, as it stands in the address: a link leads others, and the back button us, to the same cards. */
import { playersRarity } from '@pokesol/cards';
import { type Filters, isFiltered } from './filters.ts';
import { type KindFilters, readKind, readPlays, readShow, readStage, readType } from './kinds.ts';
import { SORTS, type Sort } from './order.ts';

export const COLLECTION_TABS = ['binder', 'grid'] as const;
type CollectionTab = (typeof COLLECTION_TABS)[number];

/** What «Clear filters» leaves. */
export const NO_COLLECTION_FILTERS: Filters & KindFilters = {
  search: '',
  rarity: '',
  setId: '',
  type: '',
  kind: '',
  stage: '',
  show: '',
  plays: '',
};

export type CollectionView = Filters &
  KindFilters & {
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
  const setId = params.get('set') ?? '';
  const page = Number(params.get('page') ?? 1);
  return {
    search: params.get('q') ?? '',
    rarity: playersRarity(params.get('rarity') ?? ''),
    setId,
    type: readType(params.get('type')),
    kind: readKind(params.get('kind')),
    stage: readStage(params.get('stage')),
    show: setId === '' && params.get('show') === 'missing' ? '' : readShow(params.get('show')),
    plays: readPlays(params.get('plays')),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? '',
    tab: COLLECTION_TABS.find((tab) => tab === params.get('view')) ?? FIRST_COLLECTION_VIEW.tab,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    missing: params.get('missing') === '1',
  };
}

/** With its «?», or '' for the first view: what is as usual is left out. Words of others in the query are dropped. */
export function writeView(view: CollectionView): string {
  const params = new URLSearchParams();
  if (view.tab !== FIRST_COLLECTION_VIEW.tab) params.set('view', view.tab);
  if (view.search !== '') params.set('q', view.search);
  if (view.rarity !== '') params.set('rarity', view.rarity);
  if (view.setId !== '') params.set('set', view.setId);
  if (view.type !== '') params.set('type', view.type);
  if (view.kind !== '') params.set('kind', view.kind);
  if (view.stage !== '') params.set('stage', view.stage);
  if (view.show !== '') params.set('show', view.show);
  if (view.plays !== '') params.set('plays', view.plays);
  if (view.missing) params.set('missing', '1');
  if (view.sort !== '') params.set('sort', view.sort);
  if (view.page !== 1) params.set('page', String(view.page));
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** A change of what is shown begins at the first page, and another set hides what is missing until asked. */
export function changed(view: CollectionView, change: Partial<CollectionView>): CollectionView {
  const next = { ...view, page: 1, ...change };
  if (next.setId !== '') return next;
  return { ...next, missing: false, show: next.show === 'missing' ? '' : next.show };
}

/** Of a chosen set alone anybody can say what is missing. */
export const wantsMissing = ({ setId, missing, show }: CollectionView): boolean =>
  setId !== '' && (missing || show === 'missing');

export const sortOf = (view: CollectionView): Sort => view.sort || (wantsMissing(view) ? 'number' : 'rarity');

/** How many choices leave cards out, the search apart. */
export const choicesOf = ({ rarity, setId, type, kind, stage, show, plays }: CollectionView): number =>
  [rarity, setId, type, kind, stage, show, plays].filter((choice) => choice !== '').length;

export const isCollectionNarrowed = (view: CollectionView): boolean =>
  isFiltered(view) || choicesOf(view) > 0;
