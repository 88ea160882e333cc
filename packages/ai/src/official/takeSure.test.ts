/** Who plans does not leave what is certain: the positions that players met, and one where leaving it is right. */
import { describe, expect, test } from 'vitest';
import { THINKING } from './levels.ts';
import { HAND_MADE, type HandMade, TRAP, takenInTurn, thinkingPlayer } from './testing/index.ts';

const SEEDS = [1, 2, 3, 4];

/** What the turns of several seeds take. */
const turnsOf = ({ battle }: HandMade, level: 'hard' | 'expert'): readonly number[] =>
  SEEDS.map((seed) => takenInTurn(battle(), 0, thinkingPlayer(THINKING[level]), `turn ${seed}`));

describe.each(['hard', 'expert'] as const)('%s', (level) => {
  test.each(HAND_MADE)('$title', (puzzle) => {
    expect(turnsOf(puzzle, level)).toEqual(SEEDS.map(() => puzzle.gain));
  });
});

test(`expert ${TRAP.title}`, () => {
  expect(turnsOf(TRAP, 'expert')).toEqual(SEEDS.map(() => 0));
});
