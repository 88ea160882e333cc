/** What the packs' list and their forms say in words. */
import { BUCKETS, type Bucket } from '@pokesol/cards';
import { PACK_SLOTS, type PackDefinition, slotBuckets } from '@pokesol/packs';
import { type AdminPackType, messageOf, newPackType } from '@pokesol/protocol';
import { FREE_BELOW, isFreePrice } from '@pokesol/protocol/constants';
import { counted, formatNumber } from '../../../platform/format.ts';
import { oneIn } from '../../packs/index.ts';
import { inFull } from '../overview/figures.ts';

export const soldText = ({ sold, unopened }: Pick<AdminPackType, 'sold' | 'unopened'>): string => {
  if (sold === 0) return 'none sold yet';
  return unopened === 0
    ? `${counted(sold, 'pack')} sold`
    : `${counted(sold, 'pack')} sold, ${formatNumber(unopened)} unopened`;
};

/** Earnings; undefined while none is sold. */
export const burnedText = ({ sold, burned }: Pick<AdminPackType, 'sold' | 'burned'>): string | undefined =>
  sold === 0 ? undefined : `${inFull(burned)} burned`;

/** What the set has changed since this version was made; undefined when nothing. */
export function poolChangeText({
  poolChange: { added, withdrawn, moved },
}: AdminPackType): string | undefined {
  const parts = [
    added > 0 &&
      `${counted(added, 'new card')} of the set ${added === 1 ? 'is' : 'are'} not in this pack yet`,
    withdrawn > 0 && `${counted(withdrawn, 'withdrawn card')} ${withdrawn === 1 ? 'is' : 'are'} still in it`,
    moved > 0 && `${counted(moved, 'card')} changed ${moved === 1 ? 'its' : 'their'} rarity since`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? undefined : `${parts.join(', ')}.`;
}

/** Which packs a list shows; `few`: few of their cards play. */
export const PACK_STATES = { all: 'All packs', on: 'On sale', off: 'Off the shelf', few: 'Few cards play' };
export type PackState = keyof typeof PACK_STATES;

export function packsMatching(
  packs: readonly AdminPackType[],
  search: string,
  state: PackState = 'all',
): readonly AdminPackType[] {
  const wanted = search.trim().toLowerCase();
  return packs
    .filter(({ isActive, plays }) =>
      state === 'few' ? plays?.isFew === true : state === 'all' || isActive === (state === 'on'),
    )
    .filter(({ id, name, setName, series = '' }) =>
      [id, name, setName, series].some((text) => text.toLowerCase().includes(wanted)),
    );
}

/** Where the share of a bucket without cards goes, one sentence each; the last card of a pack has rules of its own. */
export function emptyBucketMessages(definition: PackDefinition): string[] {
  const goesTo = new Map(
    PACK_SLOTS.map((slot) => [
      slot,
      new Map(slotBuckets(definition, slot).map(({ named, drawn }) => [named, drawn])),
    ]),
  );
  return BUCKETS.filter((bucket) => definition.pool[bucket].length === 0).flatMap((bucket) => {
    const normal = definition.cardCount > 1 ? goesTo.get('normal')?.get(bucket) : undefined;
    const last = goesTo.get('last')?.get(bucket);
    if (normal === undefined && last === undefined) return [];
    const way =
      normal === undefined || last === undefined || normal === last
        ? `its share falls to ${normal ?? last}`
        : `its share falls to ${normal}, and to ${last} for the last card`;
    return [`This set has no ${bucket} cards: ${way}.`];
  });
}

/** «1 in 19 packs holds a legendary». */
export function hitChanceText(share: number, bucket: Bucket): string {
  const what = bucket === 'legendary' ? 'a legendary' : `${article(bucket)} ${bucket} or better`;
  if (share === 0) return `No pack holds ${what}`;
  const words = oneIn(share);
  return words === 'always' ? `Nearly every pack holds ${what}` : `${words} packs holds ${what}`;
}

const article = (word: string) => (/^[aeiou]/.test(word) ? 'an' : 'a');

/** What is worth knowing of a price while it is typed; undefined where there is nothing. */
export function priceMessage(text: string): string | undefined {
  const typed = text.trim();
  if (/^\d+,\d+$/.test(typed)) return `With a point: ${typed.replace(',', '.')}`;
  if (!newPackType.shape.price.safeParse(typed).success) return undefined;
  return isFreePrice(typed) ? messageOf({ code: 'price-unsound', params: { least: FREE_BELOW } }) : undefined;
}
