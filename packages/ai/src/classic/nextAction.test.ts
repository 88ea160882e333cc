/** What ends an AI's turn against its will, and what never may. */
import { isRefusal, seedRandom } from '@pokesol/engine';
import { applyAction, legalActions, type Move, viewFor } from '@pokesol/engine/classic';
import { game } from '@pokesol/engine/classic/testing';
import { expect, test } from 'vitest';
import { ACTION_LIMIT, NOTICES } from '../limit.ts';
import { NEUTRAL } from '../personality.ts';
import { LEVELS } from './levels.ts';
import { nextAction, type Situation } from './nextAction.ts';
import { playTurn } from './playTurn.ts';
import { drag, fetch, filler, MIXED, spark } from './testing/cards.ts';
import { deal } from './testing/match.ts';
import { situation } from './testing/situation.ts';
import { table } from './testing/table.ts';

const player = { level: 'easy', personality: NEUTRAL } as const;
const board = table(
  [
    { active: { card: filler, energy: 1 }, hand: [fetch, drag, filler, spark, drag] },
    { active: { card: filler } },
  ],
  filler,
  spark,
);
const asked = (more: Partial<Situation> = {}): Situation => ({
  ...situation(board),
  turnSoFar: [],
  player,
  ...more,
});
const attack: Move = {
  type: 'attack',
  seat: 0,
  pokemon: board.state.sides[0].active?.id as never,
  attack: 0,
};
const answer: Move = { type: 'choose', seat: 0, cards: [] };
const times = (count: number, move: Move): Move[] => Array.from({ length: count }, () => move);

test('ten actions a turn, then the turn ends with a notice', () => {
  expect(nextAction(asked({ turnSoFar: times(ACTION_LIMIT - 1, attack) })).notice).toBeNull();
  expect(nextAction(asked({ turnSoFar: times(ACTION_LIMIT, attack) }))).toEqual({
    action: { type: 'endTurn', seat: 0 },
    notice: 'actionLimit',
    error: undefined,
    memory: [],
  });
});

test('answers to what cards ask do not count', () => {
  expect(nextAction(asked({ turnSoFar: [...times(9, attack), ...times(5, answer)] })).notice).toBeNull();
});

const open = (() => {
  const applied = applyAction(board, {
    type: 'trainer',
    seat: 0,
    card: board.state.sides[0].hand[0] as never,
    target: null,
  });
  if (isRefusal(applied)) throw new Error(applied.code);
  return applied.battle;
})();

test.each(LEVELS)('%s answers an open question past the limit too', (level) => {
  const { action, notice } = nextAction({
    view: viewFor(open, 0),
    legal: legalActions(open, 0),
    random: seedRandom('past'),
    turnSoFar: times(ACTION_LIMIT + 3, attack),
    player: { level, personality: NEUTRAL },
  });
  expect(action.type).toBe('choose');
  expect(notice).toBeNull();
  expect(isRefusal(applyAction(open, action))).toBe(false);
});

const hurried = game({
  you: { bench: ['Sparkmouse', 'Mosslamb'], hand: ['Balm', 'Riddle', 'Fire'] },
  opponent: { active: 'Sparkmouse' },
}).battle();

test.each(LEVELS)('%s past the limit brings a Pokémon forward, then ends the turn', (level) => {
  const steps = playTurn(
    hurried,
    0,
    { level, personality: NEUTRAL },
    seedRandom('hurried'),
    times(ACTION_LIMIT, attack),
  );
  expect(steps.map(({ action, notice }) => [action.type, notice])).toEqual([
    ['promote', null],
    ['endTurn', 'actionLimit'],
  ]);
});

test('an error where a turn cannot end yet brings a Pokémon forward', () => {
  const legal = legalActions(hurried, 0);
  expect(nextAction(asked({ view: viewFor(hurried, 0), legal }), broken)).toMatchObject({
    action: { type: 'promote' },
    notice: 'error',
  });
});

function broken(): never {
  throw new Error('out of ideas');
}

test('an error while choosing ends the turn with a notice, and is handed on', () => {
  const { action, notice, error } = nextAction(asked(), broken);
  expect(action).toEqual({ type: 'endTurn', seat: 0 });
  expect(notice).toBe('error');
  expect(error).toEqual(new Error('out of ideas'));
});

test('an error over an open question or in the setup makes the first move there is', () => {
  const legal = legalActions(open, 0);
  const failed = nextAction(asked({ view: viewFor(open, 0), legal }), broken);
  expect(failed).toMatchObject({ action: legal[0], notice: 'error' });
});

test('without any move there is nothing to hide the error behind', () => {
  expect(() => nextAction(asked({ legal: [] }))).toThrow(RangeError);
});

test('the notices are worded as the product shows them', () => {
  expect(NOTICES).toEqual({
    actionLimit: { title: 'AI Turn Timeout', message: 'AI reached action limit, turn ended' },
    error: { title: 'AI Turn Error', message: 'AI encountered an error, turn ended' },
  });
});

test('a turn goes on after moves made earlier, and stops when the battle waits for the other seat', () => {
  expect(playTurn(board, 1, player, seedRandom('no'))).toEqual([]);
  const late = playTurn(board, 0, player, seedRandom('late'), times(ACTION_LIMIT, attack));
  expect(late.map(({ action, notice }) => [action.type, notice])).toEqual([['endTurn', 'actionLimit']]);
  const { battle } = deal(MIXED, 'setup');
  const steps = playTurn(battle, 0, player, seedRandom('setup'));
  expect(steps.map(({ action }) => action.type)).toEqual(['play']);
});
