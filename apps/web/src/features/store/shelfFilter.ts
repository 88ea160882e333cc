/** What narrows the packs of the store beside a search, as the address carries it. */
import type { PackType } from '@pokesol/protocol';
import { formatNumber } from '../../platform/format.ts';
import { NARROWING } from './useIsNarrowed.ts';
import type { WishesIn } from './useWishesIn.ts';

export type ShelfFilter = {
  readonly playsInFull: boolean;
  /** Only packs that can hold a card of the wishlist. */
  readonly isWished: boolean;
  /** The highest price, in tokens. */
  readonly most: number | undefined;
};

const { plays: PLAYS, wished: WISHED, most: MOST } = NARROWING;

/** Prices to choose between, in tokens. */
export const HIGHEST_PRICES = [100, 200] as const;

export const readFilter = (params: URLSearchParams): ShelfFilter => ({
  playsInFull: params.get(PLAYS) === 'full',
  isWished: params.has(WISHED),
  most: HIGHEST_PRICES.find((price) => String(price) === params.get(MOST)),
});

export function writeFilter(params: URLSearchParams, { playsInFull, isWished, most }: ShelfFilter) {
  for (const [name, value] of [
    [PLAYS, playsInFull ? 'full' : undefined],
    [WISHED, isWished ? '' : undefined],
    [MOST, most],
  ] as const)
    if (value === undefined) params.delete(name);
    else params.set(name, String(value));
}

/** In words, one for each that is on. */
export const filterNames = ({ playsInFull, isWished, most }: ShelfFilter): readonly string[] => [
  ...(playsInFull ? ['plays in full'] : []),
  ...(isWished ? ['holds a wish'] : []),
  ...(most === undefined ? [] : [`at most ${formatNumber(most)} pokesol`]),
];

export const packsPassing = (
  packTypes: readonly PackType[],
  { playsInFull, isWished, most }: ShelfFilter,
  wishesIn: WishesIn,
): readonly PackType[] =>
  packTypes.filter(
    (packType) =>
      (!playsInFull || (packType.plays !== undefined && packType.plays.full === packType.plays.cards)) &&
      (!isWished || wishesIn(packType) > 0) &&
      (most === undefined || Number(packType.price) <= most),
  );
