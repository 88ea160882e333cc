/** Which theme decks are of a deck's time: what it is tried out against, so that cards of one era meet. */
import { setIdOfCard } from './deck.ts';
import { THEME_DECKS, type ThemeDeck } from './themeDecks.ts';

type Line = { readonly cardId: string; readonly quantity: number };

/**
 * Those whose sets came out nearest to the deck's, the oldest first among equals, without the deck itself. A deck's time is the median
 * year of its different cards; `yearOf` may not know a set. Where it knows none, they are the oldest.
 */
export function nearestThemeDecks(
  lines: readonly Line[],
  yearOf: (setId: string) => number | undefined,
  count: number,
  among: readonly ThemeDeck[] = THEME_DECKS,
): readonly ThemeDeck[] {
  const years = lines.flatMap(({ cardId }) => yearOf(setIdOfCard(cardId)) ?? []).sort((a, b) => a - b);
  const year = years[Math.floor((years.length - 1) / 2)];
  const own = written(lines);
  return among
    .filter((deck) => written(deck.lines) !== own)
    .map((deck, place) => ({ deck, place, away: year === undefined ? 0 : Math.abs(deck.year - year) }))
    .sort((a, b) => a.away - b.away || a.place - b.place)
    .slice(0, count)
    .map(({ deck }) => deck);
}

const written = (lines: readonly Line[]): string =>
  lines
    .map(({ cardId, quantity }) => `${cardId} ${quantity}`)
    .sort()
    .join();
