/** Makes the booster of a set: as many cards as boosters of its time held, and odds of the levels that the set has. */
import { BUCKETS, type Bucket, type CardSet } from '@pokesol/cards';
import { MILLION, perBucket, type RarityOdds, weightsOf } from './odds.ts';
import type { PackPool } from './pack.ts';
import { DEFAULT_CARD_COUNT, DEFAULT_ODDS, type DrawnPackType } from './packTypes.ts';

type Filling = { readonly cardCount: number; readonly odds: RarityOdds };

/** Seven common cards, three uncommon ones and a rare: as the Base set's booster. */
const ELEVEN: Filling = { cardCount: DEFAULT_CARD_COUNT, odds: DEFAULT_ODDS };
/** Five common cards, two uncommon ones, one of any level with a mirror foil, and a rare. */
const NINE: Filling = {
  cardCount: 9,
  odds: { common: 0.63, uncommon: 0.27, rare: 0.08, epic: 0.015, legendary: 0.005 },
};
/** Five common cards, three uncommon ones, one with a mirror foil, and a rare. */
const TEN: Filling = {
  cardCount: 10,
  odds: { common: 0.58, uncommon: 0.32, rare: 0.08, epic: 0.015, legendary: 0.005 },
};
/** Four common cards, three uncommon ones, two with a foil that may be full art, and a rare. */
const TEN_WITH_FOILS: Filling = {
  cardCount: 10,
  odds: { common: 0.5, uncommon: 0.38, rare: 0.09, epic: 0.024, legendary: 0.006 },
};
/** A set without common cards was sold in packs of four, each of them a holo. */
const FOUR: Filling = {
  cardCount: 4,
  odds: { common: 0, uncommon: 0, rare: 0.8, epic: 0.15, legendary: 0.05 },
};

/** From which day on boosters were filled so; the last one that has begun counts. */
const TIMES: readonly (readonly [from: string, filling: Filling])[] = [
  ['', ELEVEN],
  ['2002-09-15', NINE],
  ['2007-05-01', TEN],
  ['2023-03-31', TEN_WITH_FOILS],
];

/** A booster costs what today's boosters cost: the Base set's where nothing is above rare, else 151's. */
const PRICES = { plain: '100', withMore: '120' };

const COUNT_WORDS: Readonly<Record<number, string>> = { 4: 'Four', 9: 'Nine', 10: 'Ten', 11: 'Eleven' };

/** `undefined` for a set without a card that is rare or better: nothing would fill the last place. */
export function boosterOf(
  { id, name, releaseDate }: Pick<CardSet, 'id' | 'name' | 'releaseDate'>,
  pool: PackPool,
): DrawnPackType | undefined {
  const filled = BUCKETS.filter((bucket) => pool[bucket].length > 0);
  const isMore = filled.includes('epic') || filled.includes('legendary');
  if (!isMore && !filled.includes('rare')) return undefined;
  const { cardCount, odds } = fillingOf(releaseDate, filled);
  return {
    id: boosterId(id),
    name: `${name} Booster Pack`,
    description: `${COUNT_WORDS[cardCount]} cards of ${name} (${releaseDate.slice(0, 4)}), the last one rare or better.`,
    price: isMore ? PRICES.withMore : PRICES.plain,
    cardCount,
    setId: id,
    rarityOdds: onlyFilled(odds, filled),
  };
}

export const boosterId = (setId: string): string => `${setId}-booster`;

function fillingOf(releaseDate: string, filled: readonly Bucket[]): Filling {
  if (!filled.includes('common') && !filled.includes('uncommon')) return FOUR;
  return TIMES.findLast(([from]) => from <= releaseDate)?.[1] ?? ELEVEN;
}

/** The odds of the draw, said of levels that the set has: what falls to a neighbour when a pack is drawn is published with it. */
function onlyFilled(odds: RarityOdds, filled: readonly Bucket[]): RarityOdds {
  const given = weightsOf(odds);
  const weights = perBucket(() => 0);
  for (const bucket of BUCKETS) {
    const rank = BUCKETS.indexOf(bucket);
    const kept = filled.findLast((each) => BUCKETS.indexOf(each) <= rank) ?? filled[0];
    if (kept !== undefined) weights[kept] += given[bucket];
  }
  return perBucket((bucket) => weights[bucket] / MILLION);
}
