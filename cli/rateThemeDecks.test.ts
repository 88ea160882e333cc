/** The strengths of theme decks: of each deck that plays nearly whole, and as these battles come out today. */
import { THEME_DECK_STRENGTHS, themeDeckStrengthLine } from '@pokesol/decks/themeDeckStrengths';
import { themeDeckById } from '@pokesol/decks/themeDecks';
import { expect, test } from 'vitest';
import { pairingsOf, playPairing, ratedThemeDecks } from './rateThemeDecks.ts';
import { readShippedCards } from './shippedCards.ts';

const shipped = readShippedCards();
const rated = ratedThemeDecks(shipped);
const AGAIN = 'after a change of the rules, the AI or what is read of cards: npm run tool -- strengths';

test('each deck that plays nearly whole has a strength, from as many battles as any other', () => {
  expect(
    THEME_DECK_STRENGTHS.map(({ id }) => id),
    AGAIN,
  ).toEqual(rated.map(({ id }) => id).sort());
  expect(new Set(THEME_DECK_STRENGTHS.map(({ battles }) => battles)).size).toBe(1);
  const mean = THEME_DECK_STRENGTHS.reduce((sum, { rating }) => sum + rating / rated.length, 0);
  expect(Math.abs(mean - 1000)).toBeLessThan(1);
  expect(themeDeckStrengthLine({ id: 'base1-zap', rating: 1013, battles: 640 })).toBe('base1-zap 1013 640');
});

test('all decks are joined by those they meet, and none meets one twice', () => {
  const pairings = pairingsOf(rated);
  const keys = pairings.map(({ first, second }) => [first.id, second.id].sort().join(' '));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBe(rated.length * 10);
});

test.each([
  ['base1-zap', 'base1-blackout', [0.5, 0, 0.5]],
  ['swsh1-inteleon', 'base1-zap', [1, 1, 1]],
  ['ex9-wildfire', 'ex9-hydrobloom', [0.5, 0, 0.5]],
] as const)('%s against %s goes as it went', (first, second, shares) => {
  const [one, two] = [themeDeckById(first), themeDeckById(second)];
  if (one === undefined || two === undefined) throw new Error(`There is no ${first} or no ${second}`);
  const faults: unknown[] = [];
  const played = playPairing({ first: one, second: two }, 3, shipped, (error) => void faults.push(error));
  expect(faults).toEqual([]);
  expect(played, AGAIN).toEqual(shares);
});
