/** Conditions are worth what they will do: to whom much is left, and to whom hits hard. */
import type { Status } from '@pokesol/engine';
import type { Battle, CardFacts } from '@pokesol/engine/classic';
import { attacking, pokemon } from '@pokesol/engine/classic/testing';
import { expect, test } from 'vitest';
import { NEUTRAL } from '../personality.ts';
import { type EvaluationWeights, evaluate } from './evaluate.ts';
import { filler, spark } from './testing/cards.ts';
import { table } from './testing/table.ts';

const WEIGHTS: EvaluationWeights = { deckCard: 0, trainer: 0, falls: 0, damage: 1 };

/** What it is worth that the opponent's active Pokémon has that condition. */
function gain(status: Status, card: CardFacts, damage = 0): number {
  const battle = table([{ active: { card: filler } }, { active: { card, damage } }], filler, spark);
  const [own, other] = battle.state.sides;
  const active = other.active === null ? null : { ...other.active, statuses: [status] };
  const ill: Battle = { ...battle, state: { ...battle.state, sides: [own, { ...other, active }] } };
  return evaluate(ill, 0, NEUTRAL, WEIGHTS) - evaluate(battle, 0, NEUTRAL, WEIGHTS);
}

test('poison and burn are worth what they take in two rounds, and never more than is left', () => {
  const hill = pokemon('Hill', { hp: 120 });
  expect(gain('poison', hill)).toBe(40);
  expect(gain('burn', hill)).toBe(40);
  expect(gain('poison', hill, 110)).toBe(10);
});

test('confusion is worth half of what its victim would do, and the hurt of every other attack', () => {
  expect(gain('confusion', attacking('Ten', 10))).toBe(35);
  expect(gain('confusion', attacking('Hundred', 100))).toBe(80);
});

test('what hinders nothing is worth nothing', () => {
  expect(gain('sleep', filler)).toBe(0);
  expect(gain('paralysis', filler)).toBe(0);
});
