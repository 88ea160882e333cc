/** Malformed and illegal actions: a code from the list, never a throw, never a change. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { at } from '../kernel/at.ts';
import { SEATS } from '../kernel/ids.ts';
import { isRefusal } from '../kernel/result.ts';
import { applyAction } from './actions/apply.ts';
import { legalActions } from './actions/legal.ts';
import type { Action } from './model/actions.ts';
import { RULE_REFUSALS } from './model/refusals.ts';
import type { Battle } from './model/state.ts';
import { allMoves, randomPlay } from './testing/randomPlay.ts';

/** Of each kind of nonsense; `npm run soak` raises it. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 500);

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
  return value;
}

/** Battles at every stage: in the setup, in turns, before an answer, at the end. A write into one throws. */
const POSITIONS: readonly Battle[] = Array.from({ length: 12 }, (_, number) => [
  ...randomPlay(`fuzz ${number}`),
]).flatMap((steps) => {
  const battles = steps.map(({ battle }) => battle);
  const ended = steps.slice(-1).flatMap(({ battle, move }) => {
    const result = applyAction(battle, move);
    return isRefusal(result) ? [] : [result.battle];
  });
  const open = battles.filter(({ state }) => state.choice !== null);
  return [...battles.filter((_, index) => index % 3 === 0 || index < 3), ...open, ...ended].map(deepFreeze);
});

test('the positions are of every kind', () => {
  expect(new Set(POSITIONS.map(({ state }) => state.phase))).toEqual(new Set(['setup', 'active', 'ended']));
  expect(POSITIONS.filter(({ state }) => state.choice !== null).length).toBeGreaterThan(20);
});

/** Refused with a code of ours, or one of the legal actions. Says which. */
function judge(battle: Battle, action: unknown): 'refused' | 'allowed' {
  const before = JSON.stringify(battle.state);
  const result = applyAction(battle, action as Action);
  expect(JSON.stringify(battle.state)).toBe(before);
  if (isRefusal(result)) {
    expect(Object.keys(RULE_REFUSALS)).toContain(result.code);
    expect(result.message).not.toMatch(/[{}]/);
    expect(result.title).not.toBe('');
    return 'refused';
  }
  const { type } = action as Action;
  if (type !== 'concede' && type !== 'timeOut') expect(allMoves(battle)).toContainEqual(action);
  return 'allowed';
}

const position = fc.nat(POSITIONS.length - 1).map((index) => at(POSITIONS, index));
const number = fc.oneof(
  { weight: 5, arbitrary: fc.nat(130) },
  fc.constantFrom(-1, -0, 0.5, 2 ** 31, 2 ** 53, 1e308, Number.NaN, Number.POSITIVE_INFINITY),
);
const odd = fc.oneof(
  number,
  fc.constantFrom(null, undefined, '', '0', 'active', 'bench', 'choose', true, '__proto__', 'constructor'),
  fc.array(number, { maxLength: 6 }),
  fc.anything({ maxDepth: 2 }),
);
const field = fc.constantFrom(
  'type',
  'seat',
  'card',
  'cards',
  'pokemon',
  'to',
  'target',
  'attack',
  '__proto__',
  'constructor',
  'extra',
);
test('anything at all', () => {
  fc.assert(
    fc.property(
      position,
      fc.anything({ withNullPrototype: true, withSparseArray: true }),
      (battle, value) => {
        expect(judge(battle, value)).toBe('refused');
      },
    ),
    { numRuns: RUNS },
  );
});

test.each([
  null,
  undefined,
  0,
  '',
  'endTurn',
  [],
  ['endTurn', 0],
  {},
  { type: 'endTurn' },
  { type: 'endTurn', seat: '0' },
  { type: 'endTurn', seat: 2 },
  { type: 'endTurn', seat: -0 },
  { type: 'endTurn', seat: 0, extra: 1 },
  { type: ['endTurn'], seat: 0 },
  { type: 'toString', seat: 0 },
  { type: 'choose', seat: 0, cards: new Array(3) },
  { type: 'choose', seat: 0, cards: Array(121).fill(0) },
  { type: 'choose', seat: 0, cards: { length: 0 } },
  { type: 'play', seat: 0, card: 1e300, to: 'discard' },
  { type: 'trainer', seat: 0, card: 1 },
  Object.create({ type: 'endTurn', seat: 0 }),
  new Map([['type', 'endTurn']]),
])('%j is malformed', (value) => {
  for (const battle of POSITIONS.slice(0, 50))
    expect(applyAction(battle, value as Action)).toEqual({
      refused: true,
      code: 'MALFORMED_ACTION',
      title: 'Invalid Action',
      message: 'That is not an action',
    });
});

test('whole actions of random fields', () => {
  const counts = { refused: 0, allowed: 0 };
  const seat = fc.constantFrom(...SEATS);
  const card = fc.nat(130);
  const pokemon = fc.nat(20);
  const of = <T extends string, F extends object>(name: T, fields: { [K in keyof F]: fc.Arbitrary<F[K]> }) =>
    fc.record({ type: fc.constant(name), seat, ...fields });
  const action = fc.oneof(
    of('play', { card, to: fc.constantFrom('active', 'bench') }),
    of('promote', { pokemon }),
    of('attach', { card, pokemon }),
    of('trainer', { card, target: fc.option(pokemon) }),
    of('attack', { pokemon, attack: fc.nat(2) }),
    of('endTurn', {}),
    of('choose', { cards: fc.array(card, { maxLength: 5 }) }),
    of('concede', {}),
    of('timeOut', {}),
  );
  fc.assert(
    fc.property(position, action, (battle, value) => {
      counts[judge(battle, value)] += 1;
    }),
    { numRuns: RUNS },
  );
  expect(counts.refused).toBeGreaterThan(counts.allowed);
  expect(counts.allowed).toBeGreaterThan(0);
});

test('legal actions of one moment with a field changed, left out or added, and those of another moment', () => {
  const counts = { refused: 0, allowed: 0 };
  fc.assert(
    fc.property(
      position,
      position,
      fc.nat(),
      fc.nat(3),
      field,
      odd,
      (battle, from, which, how, name, value) => {
        const moves = allMoves(from);
        if (moves.length === 0) return;
        const move: object = at(moves, which % moves.length);
        const entries = Object.entries(move);
        const others = entries.filter(([key]) => key !== name);
        const near = { ...Object.fromEntries(others) };
        if (how === 0) counts[judge(battle, move)] += 1;
        else if (how === 1) counts[judge(battle, near)] += 1;
        else {
          Object.defineProperty(near, name, { value, enumerable: true });
          counts[judge(how === 2 ? battle : from, near)] += 1;
        }
      },
    ),
    { numRuns: 2 * RUNS },
  );
  expect(counts.refused).toBeGreaterThan(RUNS / 6);
  expect(counts.allowed).toBeGreaterThan(RUNS / 60);
});

test('each legal action is accepted, by its own seat only', () => {
  for (const battle of POSITIONS.filter((_, index) => index % 4 === 0))
    for (const seat of SEATS)
      for (const move of legalActions(battle, seat)) {
        expect(judge(battle, move)).toBe('allowed');
        const stolen = { ...move, seat: seat === 0 ? 1 : 0 };
        if (battle.state.phase !== 'setup') expect(judge(battle, stolen)).toBe('refused');
      }
});

test('an answer keeps no hold of the list it was given in', () => {
  for (const battle of POSITIONS) {
    const { choice } = battle.state;
    if (choice === null) continue;
    const move = legalActions(battle, choice.seat)[0];
    if (move?.type !== 'choose') throw new Error('A question has answers');
    const cards = [...move.cards];
    const result = applyAction(battle, { ...move, cards });
    const text = JSON.stringify(result);
    cards.reverse().push(...cards);
    expect(JSON.stringify(result)).toBe(text);
  }
});
