/** Which sets are of a deck's time: what «With all cards» may take cards from. */
import { isBasicEnergy } from '@pokesol/cards';
import { COPY_LIMIT, type DeckCardFacts, type DeckLine, setIdOfCard } from './deck.ts';

/** About two years of sets in the years that had the fewest. */
const OF_A_TIME = 10;

/** `releaseDate` is a day, such as `1999-01-09`. */
export type DatedSet = { readonly id: string; readonly releaseDate?: string | undefined };

/**
 * The ten sets that came out nearest to the deck's cards, basic energy apart, the oldest first. A deck's time is the median of its
 * different cards; the newest sets are of the time of a deck of which that is not known.
 */
export function setsOfTime<S extends DatedSet>(lines: readonly DeckLine[], sets: readonly S[]): readonly S[] {
  const dated = sets.flatMap((set) => {
    const day = dayOfRelease(set.releaseDate);
    return day === undefined ? [] : [{ set, day }];
  });
  const days = new Map(dated.map(({ set, day }) => [set.id, day]));
  const known = lines
    .flatMap(({ card }) => (isBasicEnergy(card) ? [] : (days.get(setIdOfCard(card.id)) ?? [])))
    .sort((a, b) => a - b);
  const time = known[Math.floor((known.length - 1) / 2)] ?? Math.max(...days.values());
  return [...dated]
    .sort((a, b) => Math.abs(a.day - time) - Math.abs(b.day - time) || a.day - b.day)
    .slice(0, OF_A_TIME)
    .sort((a, b) => a.day - b.day)
    .map(({ set }) => set);
}

/** In an order of days that is as long as one needs to know which are nearer. */
export function dayOfRelease(date: string | undefined): number | undefined {
  const [, year, month, day] = /^(\d{4})\D(\d\d)\D(\d\d)/.exec(date ?? '') ?? [];
  return year === undefined ? undefined : (Number(year) * 12 + Number(month)) * 31 + Number(day);
}

/** As if all of these were owned, as often as a deck may hold them, and all that the deck holds already. */
export function asIfOwned<C extends DeckCardFacts>(
  cards: readonly C[],
  kept: readonly DeckLine<C>[],
): readonly DeckLine<C>[] {
  const copies = new Map(cards.map((card) => [card.id, { card, quantity: COPY_LIMIT }]));
  for (const { card, quantity } of kept)
    copies.set(card.id, { card, quantity: Math.max(COPY_LIMIT, quantity) });
  return [...copies.values()];
}
