/** Which cards the tab shows, as it stands in the address beside the tab's own name. */
import { isRarity, type Rarity } from '@pokesol/cards';
import type { CardState } from '@pokesol/protocol';
import { CARD_STATES } from '@pokesol/protocol/constants';

export type CardsView = {
  readonly search: string;
  /** '' for all of them, here and below. */
  readonly setId: string;
  readonly rarity: Rarity | '';
  readonly state: CardState;
  /** From 1; may lie beyond the last page. */
  readonly page: number;
};

export const FIRST_CARDS_VIEW: CardsView = { search: '', setId: '', rarity: '', state: 'all', page: 1 };

/** An unknown value counts as none chosen. */
export const asRarity = (text: string): Rarity | '' => (isRarity(text) ? text : '');
export const asState = (text: string): CardState => CARD_STATES.find((state) => state === text) ?? 'all';

export function readCardsView(params: URLSearchParams): CardsView {
  const page = Number(params.get('page') ?? 1);
  return {
    search: (params.get('q') ?? '').slice(0, 100),
    setId: params.get('set') ?? '',
    rarity: asRarity(params.get('rarity') ?? ''),
    state: asState(params.get('state') ?? ''),
    page: Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** The rest of the address stays; what is as usual is left out. */
export function writeCardsView(
  params: URLSearchParams,
  { search, setId, rarity, state, page }: CardsView,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const write = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value));
  write('q', search);
  write('set', setId);
  write('rarity', rarity);
  write('state', state === 'all' ? '' : state);
  write('page', page === 1 ? '' : String(page));
  return next;
}

/** Where all cards of a set are shown. */
export const cardsOfSet = (setId: string): URLSearchParams =>
  writeCardsView(new URLSearchParams({ tab: 'cards' }), { ...FIRST_CARDS_VIEW, setId });

/** Other cards begin at their first page. */
export const changedView = (view: CardsView, change: Partial<CardsView>): CardsView => ({
  ...view,
  page: 1,
  ...change,
});

export const isSearched = ({ search }: CardsView): boolean => search.trim() !== '';
/** Narrowed by what was chosen, whatever was typed. */
export const areCardsFiltered = ({ setId, rarity, state }: CardsView): boolean =>
  setId !== '' || rarity !== '' || state !== 'all';
export const areCardsNarrowed = (view: CardsView): boolean => isSearched(view) || areCardsFiltered(view);
