/** The theme decks of a deck's time: always the same ones, the nearest first, never the deck itself. */
import { expect, test } from 'vitest';
import { nearestThemeDecks } from './nearestThemeDecks.ts';
import { THEME_DECKS, themeDeckById } from './themeDecks.ts';

const YEARS = new Map(THEME_DECKS.map(({ setId, year }) => [setId, year]));
const yearOf = (setId: string) => (setId === 'sv1' ? 2023 : YEARS.get(setId));
const line = (cardId: string, quantity = 4) => ({ cardId, quantity });
const idsFor = (lines: readonly ReturnType<typeof line>[], count = 6) =>
  nearestThemeDecks(lines, yearOf, count).map(({ id }) => id);

test('a deck of one year meets decks of that year, the first ones first', () => {
  const ids = idsFor([line('base1-46'), line('base1-98', 56)]);
  expect(ids).toEqual(THEME_DECKS.slice(0, 6).map(({ id }) => id));
  expect(idsFor([line('xy1-1')]).map((id) => themeDeckById(id)?.year)).toEqual(Array(6).fill(2014));
});

test('the median of its different cards decides: one old energy card makes no old deck', () => {
  expect(idsFor([line('base1-98', 12), line('sv1-1'), line('sv1-2')])).toEqual(idsFor([line('sv1-1')]));
  expect(idsFor([line('sv1-1')])[0]).toMatch(/^swsh1-/);
});

test('never the deck itself, however its lines stand', () => {
  const zap = themeDeckById('base1-zap');
  const ids = idsFor([...(zap?.lines ?? [])].reverse());
  expect(ids).toHaveLength(6);
  expect(ids).not.toContain('base1-zap');
  expect(idsFor([line('base1-58')])).toContain('base1-zap');
});

test('of unknown sets, and of those that are asked for alone', () => {
  expect(idsFor([line('mine-1'), line('odd')], 2)).toEqual(THEME_DECKS.slice(0, 2).map(({ id }) => id));
  const two = THEME_DECKS.slice(3, 5);
  expect(nearestThemeDecks([line('base1-1')], yearOf, 6, two)).toEqual(two);
});
