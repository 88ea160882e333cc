/** Elo from pairs: the odds that made the scores come out again, and neighbours alone tell all strengths. */
import { expect, test } from 'vitest';
import { DRAWN_BEFORE, eloOf, type PairScore } from './elo.ts';

const scores = (one: string, two: string, share: number, pairs = 10_000): PairScore[] =>
  Array.from({ length: pairs }, () => ({ players: [one, two] as const, share }));
/** What is expected of one that stands so many points above. */
const shareAt = (above: number): number => 1 / (1 + 10 ** (-above / 400));
const rounded = (elos: ReadonlyMap<string, number>) =>
  [...elos].map(([name, elo]) => [name, Math.round(elo)]);

test('strengths are found from neighbours alone, with 0 in the middle', () => {
  const pairs = [...scores('a', 'b', shareAt(100)), ...scores('c', 'b', shareAt(-200))];
  expect(rounded(eloOf(['a', 'b', 'c'], pairs))).toEqual([
    ['a', 133],
    ['b', 33],
    ['c', -167],
  ]);
});

test('who won all of few is strong, and not without end', () => {
  const elos = eloOf(['a', 'b'], scores('a', 'b', 1, 3));
  const above = (elos.get('a') ?? 0) - (elos.get('b') ?? 0);
  expect(shareAt(above)).toBeCloseTo((3 + DRAWN_BEFORE / 2) / (3 + DRAWN_BEFORE), 3);
});

test('without a battle all are equal', () => {
  expect(rounded(eloOf(['a', 'b'], []))).toEqual([
    ['a', 0],
    ['b', 0],
  ]);
});
