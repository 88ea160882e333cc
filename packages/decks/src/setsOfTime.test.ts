/** The sets of a deck's time, and all of their cards as if they were owned. */
import { expect, test } from 'vitest';
import { asIfOwned, setsOfTime } from './setsOfTime.ts';
import { basic, basicEnergy } from './testing/decks.ts';

/** One a year, given in no order. */
const SETS = Array.from({ length: 20 }, (_, place) => {
  const year = 2000 + ((place * 7) % 20);
  return { id: `y${year}`, releaseDate: `${year}-06-01` };
});
const line = (id: string) => ({ card: basic(id, 'Any'), quantity: 1 });
const yearsOf = (...ids: readonly string[]) => setsOfTime(ids.map(line), SETS).map(({ id }) => id);

test('are the ten nearest to the middle card, the oldest first', () => {
  expect(yearsOf('y2010-1')).toEqual(Array.from({ length: 10 }, (_, place) => `y${2005 + place}`));
  expect(yearsOf('y2000-1', 'y2019-1', 'y2019-2')[0]).toBe('y2010');
  expect(yearsOf('y2000-1', 'y2000-2', 'y2019-2').at(-1)).toBe('y2009');
});

test('are the newest for a deck of basic energy, or of sets that no one has dated', () => {
  const energy = { card: basicEnergy('y2000-9', 'Fire Energy'), quantity: 4 };
  const newest = Array.from({ length: 10 }, (_, place) => `y${2010 + place}`);
  expect(setsOfTime([energy], SETS).map(({ id }) => id)).toEqual(newest);
  expect(yearsOf('mine-1')).toEqual(newest);
  expect(setsOfTime([line('mine-1')], [{ id: 'mine' }, { id: 'odd', releaseDate: 'soon' }])).toEqual([]);
});

test('every card counts as owned as often as a deck may hold it, and what the deck holds as often as it does', () => {
  const [one, two] = [basic('a-1', 'One'), basic('a-2', 'Two')];
  expect(
    asIfOwned(
      [one],
      [
        { card: two, quantity: 1 },
        { card: one, quantity: 7 },
      ],
    ),
  ).toEqual([
    { card: one, quantity: 7 },
    { card: two, quantity: 4 },
  ]);
});
