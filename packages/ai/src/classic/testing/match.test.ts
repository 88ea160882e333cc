/** The yardstick itself: fair to both sides, repeatable, and its interval as published. */
import { expect, test } from 'vitest';
import { wilson } from '../../wilson.ts';
import { MIXED } from './cards.ts';
import { match } from './match.ts';

/** `npm run soak` raises it. */
const GAMES = Number(process.env.MATCH_GAMES ?? 4);
const LONGEST_MS = 600_000;

test('the interval is that of published examples', () => {
  const { low, high } = wilson(81, 263);
  expect(low).toBeCloseTo(0.2553, 4);
  expect(high).toBeCloseTo(0.3662, 4);
  expect(wilson(0, 10).low).toBe(0);
  expect(wilson(0, 10).high).toBeCloseTo(0.2775, 4);
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

test('a level against itself wins exactly half: seats and deals are shared out evenly', () => {
  const { share, wins, draws } = match({ decks: [MIXED], levels: ['easy', 'easy'], games: 10, seed: 'even' });
  expect(share).toBe(0.5);
  expect(wins[0] + wins[1] + draws).toBe(10);
});

test('the same seed gives the same match, another one another', () => {
  const of = (seed: string) => match({ decks: [MIXED], levels: ['medium', 'easy'], games: 2, seed });
  const once = of('once');
  expect(of('once')).toEqual(once);
  expect(of('another')).not.toEqual(once);
});

// `npm run bench strength` measures by how much; with the same seeds these are the same games each time.
test(
  'the levels stand in order',
  () => {
    const share = (levels: Parameters<typeof match>[0]['levels'], seed: string) =>
      match({ decks: [MIXED], levels, games: GAMES, seed }).share;
    expect(share(['medium', 'easy'], 'g')).toBeGreaterThan(0.5);
    expect(share(['hard', 'medium'], 'd')).toBeGreaterThan(0.5);
  },
  LONGEST_MS,
);
