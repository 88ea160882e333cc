/** What the collection shows, as it stands in the address: a link leads others, and the back button us, to the same cards. */
import { playersRarity } from '@pokesol/cards';
import type { Filters } from './filters.ts';

export const COLLECTION_TABS = ['binder', 'grid'] as const;
type CollectionTab = (typeof COLLECTION_TABS)[number];

export type CollectionView = Filters & {
  readonly tab: CollectionTab;
  /** From 1; may lie beyond the last page. */
  readonly page: number;
  /** Whether a chosen set shows the cards that are missing too. */
  readonly missing: boolean;
};

export const FIRST_COLLECTION_VIEW: CollectionView = {
  search: '',
  rarity: '',
  setId: '',
  tab: 'binder',
  page: 1,
  missing: false,
};

export function readCollectionView(query: string): CollectionView {
  const params = new URLSearchParams(query);
  const page = Number(params.get('page') ?? 1);
  return {
    search: params.get('q') ?? '',
    rarity: playersRarity(params.get('rarity') ?? ''),
    setId: params.get('set') ?? '',
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
  if (view.missing) params.set('missing', '1');
  if (view.page !== 1) params.set('page', String(view.page));
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** A change of what is shown begins at the first page, and another set hides what is missing until asked. */
export function changed(view: CollectionView, change: Partial<CollectionView>): CollectionView {
  const next = { ...view, page: 1, ...change };
  return next.setId === '' ? { ...next, missing: false } : next;
}
