/** Turns exact probabilities into what a buyer reads: «1 in 40», «2.5%», and the cards grouped by their level. */

import { BUCKETS, type Bucket } from '@pokesol/cards';
import type { CardOdds, PackOdds, SlotChances } from '@pokesol/packs';
import type { CardJson } from '@pokesol/protocol';
import { formatNumber } from '../../../platform/format.ts';

type Chances = { readonly [Place in 'normal' | 'last']: Pick<SlotChances[Place], 'probability'> };

/** The probability that a pack of `cardCount` cards holds at least one. */
export function atLeastOne({ normal, last }: Chances, cardCount: number) {
  return 1 - (1 - normal.probability) ** (cardCount - 1) * (1 - last.probability);
}

/** Three significant digits at least, so that one in thousands does not read as 0%. */
export function percent(probability: number): string {
  if (probability === 0) return '0%';
  const value = probability * 100;
  const digits = value >= 10 ? 1 : value >= 1 ? 2 : Math.min(6, 1 - Math.floor(Math.log10(value)));
  return `${trimmed(value.toFixed(digits))}%`;
}

export function oneIn(probability: number): string {
  if (probability === 0) return 'never';
  const each = 1 / probability;
  if (each < 1.05) return 'always';
  return `1 in ${each < 10 ? trimmed(each.toFixed(1)) : formatNumber(Math.round(each))}`;
}

/** How many of a kind one pack holds on average. */
export const expected = (count: number) => (count === 0 ? '0' : trimmed(count.toFixed(count < 0.1 ? 3 : 2)));

const trimmed = (decimal: string) => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal);

/** A line of a pack's short odds. `better`: the chance that it holds one above rare, of the last line alone. */
export type ShortOdds = {
  readonly bucket: 'common' | 'uncommon' | 'rare';
  readonly perPack: number;
  readonly cards: number;
  readonly better?: number;
};

const ABOVE_RARE: readonly Bucket[] = ['epic', 'legendary'];

/** Common, uncommon, and all that is rare or better in one. */
export function shortOdds({ buckets, cardCount }: PackOdds): readonly ShortOdds[] {
  const total = (of: readonly Bucket[], value: (chances: PackOdds['buckets'][number]) => number) =>
    buckets.reduce((sum, each) => (of.includes(each.bucket) ? sum + value(each) : sum), 0);
  const row = (bucket: ShortOdds['bucket'], of: readonly Bucket[]) => ({
    bucket,
    perPack: total(of, ({ expectedPerPack }) => expectedPerPack),
    cards: total(of, ({ cardsInPool }) => cardsInPool),
  });
  const better = {
    normal: { probability: total(ABOVE_RARE, ({ normal }) => normal.probability) },
    last: { probability: total(ABOVE_RARE, ({ last }) => last.probability) },
  };
  return [
    row('common', ['common']),
    row('uncommon', ['uncommon']),
    { ...row('rare', ['rare', ...ABOVE_RARE]), better: atLeastOne(better, cardCount) },
  ];
}

type OddsLine = { cardId: string; name: string; number: string; rarity: string };
/** Every card of a bucket has the same chance. */
export type OddsGroup = { bucket: Bucket; inAPack: number; size: number; lines: readonly OddsLine[] };

/** The pool by level, rarest first, with only those cards whose name or number holds `search`; empty levels left out. */
export function oddsGroups(
  { cards, cardCount }: PackOdds,
  known: readonly CardJson[] | undefined,
  search: string,
): readonly OddsGroup[] {
  const byId = new Map(known?.map((card) => [card.id, card]));
  const wanted = search.trim().toLowerCase();
  const line = ({ cardId }: CardOdds): OddsLine => {
    const card = byId.get(cardId);
    // Until the names are here, or for a card that left the catalogue, its id is what there is.
    return {
      cardId,
      name: card?.name ?? cardId,
      number: card?.cardNumber ?? '',
      rarity: card?.rarity ?? '',
    };
  };
  return BUCKETS.toReversed().flatMap((bucket) => {
    const members = cards.filter((card) => card.bucket === bucket);
    const [first] = members;
    if (first === undefined) return [];
    const lines = members
      .map(line)
      .filter(({ name, number }) => wanted === '' || name.toLowerCase().includes(wanted) || number === wanted)
      .sort((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));
    if (lines.length === 0) return [];
    return [{ bucket, inAPack: atLeastOne(first, cardCount), size: members.length, lines }];
  });
}
