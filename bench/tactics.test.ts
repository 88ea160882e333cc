/** The positions of the bench stand where they were found, and hard and expert take what is certain in them. */
import { THINKING } from '@pokesol/ai/official';
import { provedTurn, takenInTurn, thinkingPlayer } from '@pokesol/ai/official/testing';
import { expect, test } from 'vitest';
import { FOUND } from './tacticsFound.ts';
import { dealerOf, foundIn, lineOf, positionAt } from './tacticsPositions.ts';

/** Of the era whose decks are made at once: reading the later sets takes seconds. */
const SAMPLE = FOUND.filter((line) => line.startsWith('base')).filter((_, place) => place % 20 === 0);

test('a line says what was found', () => {
  expect(FOUND.map(foundIn).map(lineOf)).toEqual(FOUND);
  expect(SAMPLE.length).toBeGreaterThan(3);
});

test.each(SAMPLE)('%s', (line) => {
  const { battle, after, gain, actions } = foundIn(line);
  const position = positionAt(dealerOf('base')(battle), after);
  expect(provedTurn(position.battle, position.seat)).toEqual({ gain, actions });
  const taken = (level: 'hard' | 'expert') =>
    takenInTurn(position.battle, position.seat, thinkingPlayer(THINKING[level]), line);
  expect(taken('expert')).toBeGreaterThanOrEqual(gain);
  if (actions <= 3) expect(taken('hard')).toBeGreaterThanOrEqual(gain);
});
