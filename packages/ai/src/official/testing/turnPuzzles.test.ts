/** The turns made by hand are what they say: proved by the solver, lost by replay, and solved by the levels. */
import { isRefusal, SEATS, seedRandom } from '@pokesol/engine';
import { applyAction, type Battle, isToMove, legalActions, viewFor } from '@pokesol/engine/official';
import { expect, test } from 'vitest';
import { type OfficialLevel, THINKING } from '../levels.ts';
import { thinkingPlayer } from './playOut.ts';
import { provedTurn, takenInTurn } from './puzzles.ts';
import { ORDER_PUZZLES, PRICE_PUZZLES, TRAPS } from './turnPuzzles.ts';

const taken = (battle: Battle, level: OfficialLevel) =>
  takenInTurn(battle, 0, thinkingPlayer(THINKING[level]), 'by hand');

test.each([...ORDER_PUZZLES, ...PRICE_PUZZLES])('$title', ({ gain, battle }) => {
  const proved = provedTurn(battle(), 0);
  expect(proved?.gain).toBe(gain);
  expect(taken(battle(), 'expert')).toBe(gain);
  if ((proved?.actions ?? 4) <= 3) expect(taken(battle(), 'hard')).toBe(gain);
});

/** The Knock Out, and then the turn of an opponent that plans. */
function avenged(start: Battle): Battle {
  const player = thinkingPlayer(THINKING.hard);
  const random = seedRandom('avenged');
  const attack = legalActions(start, 0).find(({ type }) => type === 'attack');
  const applied = attack === undefined ? null : applyAction(start, attack);
  if (applied === null || isRefusal(applied)) throw new Error('There is no attack');
  let { battle } = applied;
  while (battle.state.phase !== 'ended' && battle.state.turn <= start.state.turn + 1) {
    const now = battle;
    const seat = SEATS.find((each) => isToMove(now, each)) ?? 0;
    const legal = legalActions(now, seat);
    const next = applyAction(
      now,
      seat === 1 ? player(viewFor(now, 1), legal, random) : (legal[0] ?? { type: 'endTurn', seat }),
    );
    if (isRefusal(next)) throw new Error(next.message);
    ({ battle } = next);
  }
  return battle;
}

test.each(TRAPS)('$title', ({ battle }) => {
  expect(avenged(battle()).state.winner).toBe(1);
  expect([taken(battle(), 'hard'), taken(battle(), 'expert')]).toEqual([0, 0]);
});

test('there are ten of each', () => {
  expect([ORDER_PUZZLES, PRICE_PUZZLES, TRAPS].map(({ length }) => length)).toEqual([10, 10, 10]);
});
