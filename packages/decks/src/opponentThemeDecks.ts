/** Which theme decks an AI plays against a deck: of that deck's time, and as strong as the AI. */
import { setIdOfCard } from './deck.ts';
import { nearestThemeDecks } from './nearestThemeDecks.ts';
import { THEME_DECK_STRENGTHS } from './themeDeckStrengths.ts';
import { THEME_DECKS, type ThemeDeck } from './themeDecks.ts';

/** Those of a deck's time; more would reach into another one. */
const OF_ITS_TIME = 8;

const RATINGS: ReadonlyMap<string, number> = new Map(
  THEME_DECK_STRENGTHS.map(({ id, rating }) => [id, rating]),
);

export type OpponentWish = {
  /** Of the deck that it meets. */
  readonly lines: readonly { readonly cardId: string; readonly quantity: number }[];
  /** The year of a set that is there; decks with cards of others are left out. */
  readonly yearOf: (setId: string) => number | undefined;
  /** From 0, the weaker half of the decks of that time, to 1, the stronger half. */
  readonly strength: number;
  readonly among?: readonly ThemeDeck[];
};

/** The weakest first; none where no rated one is to be had. */
export function opponentThemeDecks({
  lines,
  yearOf,
  strength,
  among = THEME_DECKS,
}: OpponentWish): readonly ThemeDeck[] {
  const there = among.filter(
    (deck) =>
      RATINGS.has(deck.id) && deck.lines.every(({ cardId }) => yearOf(setIdOfCard(cardId)) !== undefined),
  );
  const ratingOf = ({ id }: ThemeDeck): number => RATINGS.get(id) ?? 0;
  const ofItsTime = nearestThemeDecks(lines, yearOf, OF_ITS_TIME, there);
  const half = Math.ceil(ofItsTime.length / 2);
  const first = Math.round((ofItsTime.length - half) * strength);
  return [...ofItsTime].sort((a, b) => ratingOf(a) - ratingOf(b)).slice(first, first + half);
}
