/** Malformed and illegal actions in official battles: a reason from the list, never a throw, never a change. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { at } from '../kernel/at.ts';
import { seedRandom } from '../kernel/random.ts';
import { isRefusal } from '../kernel/result.ts';
import { applyAction } from './actions/apply.ts';
import type { Action } from './model/actions.ts';
import { OFFICIAL_REFUSALS } from './model/refusals.ts';
import type { Battle } from './model/state.ts';
import { allMoves, must, randomStart } from './testing/randomPlay.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 400);

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
  return value;
}

/** At every stage; a write into one throws. */
const POSITIONS: readonly Battle[] = Array.from({ length: 6 }, (_, number) => {
  const random = seedRandom(`fuzz ${number}`);
  const battles: Battle[] = [];
  let { battle } = randomStart(`fuzz ${number}`);
  for (let step = 0; battle.state.phase !== 'ended'; step += 1) {
    if (step % 4 === 0 || battle.state.choice !== null) battles.push(battle);
    const moves = allMoves(battle);
    ({ battle } = must(battle, at(moves, random.below(moves.length))));
  }
  return [...battles, battle];
})
  .flat()
  .map(deepFreeze);

const odd = fc.oneof(
  fc.nat(130),
  fc.constantFrom(-1, -0, 0.5, Number.NaN, null, undefined, '', 'Fire', true, '__proto__'),
  fc.array(fc.oneof(fc.nat(130), fc.boolean()), { maxLength: 6 }),
  fc.anything({ maxDepth: 2 }),
);
const field = fc.constantFrom(
  'type',
  'seat',
  'card',
  'pokemon',
  'attack',
  'ability',
  'answer',
  'answers',
  'item',
);
const changedMove = fc
  .tuple(
    fc.nat(POSITIONS.length - 1),
    fc.nat(1000),
    fc.array(fc.tuple(field, odd), { minLength: 1, maxLength: 2 }),
  )
  .map(([index, which, changes]) => {
    const battle = at(POSITIONS, index);
    const moves = allMoves(battle);
    const move: object = moves.length === 0 ? { type: 'endTurn', seat: 0 } : at(moves, which % moves.length);
    return { battle, action: { ...move, ...Object.fromEntries(changes) } };
  });

test('a changed move is refused with a reason in words, or allowed, and changes nothing it was given', () => {
  fc.assert(
    fc.property(changedMove, ({ battle, action }) => {
      const result = applyAction(battle, action as Action);
      if (!isRefusal(result)) return;
      expect(Object.keys(OFFICIAL_REFUSALS)).toContain(result.code);
      expect(result.message).not.toMatch(/[{}]/);
      expect(result.rule).toBe(OFFICIAL_REFUSALS[result.code].rule);
    }),
    { numRuns: RUNS, seed: 7 },
  );
});

test('what is no action at all is refused as such', () => {
  fc.assert(
    fc.property(fc.anything(), (nonsense) => {
      expect(applyAction(at(POSITIONS, 0), nonsense as Action)).toMatchObject({ code: 'MALFORMED_ACTION' });
    }),
    { numRuns: RUNS, seed: 7 },
  );
});
