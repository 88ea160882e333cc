/** An AI's theme deck: of the time of the deck it meets, stronger with its level, never that deck itself. */
import { describe, expect, test } from 'vitest';
import { setIdOfCard } from './deck.ts';
import { type OpponentWish, opponentThemeDecks } from './opponentThemeDecks.ts';
import { THEME_DECK_STRENGTHS } from './themeDeckStrengths.ts';
import { THEME_DECKS, themeDeckById } from './themeDecks.ts';

const YEARS = new Map(
  THEME_DECKS.flatMap(({ setId, year, lines }) => [
    [setId, year] as const,
    ...lines.map(({ cardId }) => [setIdOfCard(cardId), year] as const),
  ]).toReversed(),
);
const yearOf = (setId: string) => YEARS.get(setId);
const ratings = new Map(THEME_DECK_STRENGTHS.map(({ id, rating }) => [id, rating]));
const meeting = (cardId: string, strength: number, more: Partial<OpponentWish> = {}) =>
  opponentThemeDecks({ lines: [{ cardId, quantity: 60 }], yearOf, strength, ...more });
const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

describe.each(['base1-46', 'ex1-1', 'bw1-1', 'sm1-1', 'swsh1-1'])('against a deck with %s', (cardId) => {
  const year = YEARS.get(cardId.split('-')[0] ?? '') ?? 0;
  const levels = [0, 1 / 3, 2 / 3, 1].map((strength) => meeting(cardId, strength));

  test('four decks of its time at each level', () => {
    for (const decks of levels) {
      expect(decks).toHaveLength(4);
      for (const deck of decks) expect(Math.abs(deck.year - year)).toBeLessThanOrEqual(4);
    }
  });

  test('stronger ones at each higher level', () => {
    const means = levels.map((decks) => mean(decks.map(({ id }) => ratings.get(id) ?? Number.NaN)));
    for (const [place, each] of means.slice(1).entries()) expect(each).toBeGreaterThan(means[place] ?? 0);
  });
});

test('only decks with a rating whose sets are there, and never the deck itself', () => {
  const onlyBase = (setId: string) => (setId === 'base1' ? 1999 : undefined);
  const [weak, next, third, strong] = THEME_DECKS.filter(({ setId }) => setId === 'base1').sort(
    (a, b) => (ratings.get(a.id) ?? 0) - (ratings.get(b.id) ?? 0),
  );
  expect(meeting('base1-46', 0, { yearOf: onlyBase })).toEqual([weak, next]);
  expect(meeting('base1-46', 1, { yearOf: onlyBase })).toEqual([third, strong]);
  const own = themeDeckById(weak?.id ?? '')?.lines ?? [];
  expect(opponentThemeDecks({ lines: own, yearOf: onlyBase, strength: 0 })).toEqual([next, third]);
  expect(meeting('base1-46', 0, { yearOf: () => undefined })).toEqual([]);
  const met = [0, 1 / 3, 2 / 3, 1].flatMap((strength) => meeting('gym1-1', strength));
  expect(met.filter(({ id }) => !ratings.has(id))).toEqual([]);
});
