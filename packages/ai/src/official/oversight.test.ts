/** A slip is one of a turn, and takes nothing but what was overlooked. */
import { seedRandom } from '@pokesol/engine';
import { legalActions, viewFor } from '@pokesol/engine/official';
import { attack, energy, fire, game, pokemon, trainer } from '@pokesol/engine/official/testing';
import { expect, test } from 'vitest';
import { noticed, type Oversight, slipOf } from './oversight.ts';

const HITTER = pokemon('Hitter', { attacks: [attack('Tap', 'C', 10), attack('Hit', 'R', 50)] });
const battle = game({
  you: {
    active: fire(HITTER),
    bench: [HITTER],
    hand: [energy('Fire', 'R'), trainer('Draw', [{ do: 'draw', whose: 'own', cards: 1 }])],
  },
  opponent: { active: HITTER },
}).battle();
const view = viewFor(battle, 0);
const legal = legalActions(battle, 0);
const left = (...overlooked: readonly Oversight[]) => noticed(view, legal, { turn: view.turn, overlooked });

test('the stronger attack is overlooked, not the other', () => {
  const attacks = left('attack').filter(({ type }) => type === 'attack');
  expect(attacks).toEqual([expect.objectContaining({ attack: 0 })]);
  expect(left('attack')).toHaveLength(legal.length - 1);
});

test('a kind of move is overlooked, and the turn can end', () => {
  const types = left('attach', 'trainer').map(({ type }) => type);
  expect(types).not.toContain('attach');
  expect(types).not.toContain('trainer');
  expect(types).toContain('endTurn');
  expect(noticed(view, legal, null)).toEqual(legal);
});

test('it lasts for the turn, and another turn has its own', () => {
  const random = seedRandom('slip');
  const first = slipOf(view, null, 0.5, random);
  expect(slipOf(view, first, 0.5, random)).toBe(first);
  const others = Array.from({ length: 30 }, (_, turn) =>
    slipOf({ ...view, turn: turn + 1 }, first, 0.5, random),
  );
  expect(new Set(others.map((slip) => slip?.overlooked.join(' '))).size).toBeGreaterThan(5);
  expect(slipOf(view, null, 0, random)).toBeNull();
  expect(slipOf({ ...view, current: 1 }, first, 1, random)).toBeNull();
});
