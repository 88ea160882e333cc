/** What the hard level sees that the others miss, and that it follows its plan. */
import { inPlay, otherSeat, seedRandom } from '@pokesol/engine';
import type { Battle } from '@pokesol/engine/classic';
import { attacking, pokemon } from '@pokesol/engine/classic/testing';
import { expect, test } from 'vitest';
import { NEUTRAL } from '../../personality.ts';
import { decide } from '../chooseAction.ts';
import type { Level } from '../levels.ts';
import { playTurn, type TurnStep } from '../playTurn.ts';
import { drag, filler, newHand, power, spark, swapOwn } from '../testing/cards.ts';
import { situation } from '../testing/situation.ts';
import { table } from '../testing/table.ts';
import { hard } from './hard.ts';

const ten = attacking('Ten', 10);
const thirty = attacking('Thirty', 30);
const hill = pokemon('Hill', { hp: 120 });

const turnOf = (level: Level, battle: Battle, seed = 'turn'): readonly TurnStep[] =>
  playTurn(battle, 0, { level, personality: NEUTRAL }, seedRandom(seed));
const knockOuts = (steps: readonly TurnStep[]): number =>
  steps
    .flatMap(({ events }) => events)
    .filter(({ type, ...event }) => type === 'knockedOut' && 'seat' in event && event.seat === 1).length;
const SEEDS = ['a', 'b', 'c', 'd', 'e'];

/** Dragging the hurt but dangerous one forward is a mistake without the power to take it down, and power alone is lost on a shield. */
const laid = table(
  [
    { active: { card: ten, energy: 1 }, bench: [{ card: filler }], hand: [drag, power] },
    {
      active: { card: hill },
      bench: [{ card: attacking('Danger', 50), energy: 1, damage: 40 }, { card: filler }],
    },
  ],
  filler,
  spark,
);
const [laidOwn, laidOther] = laid.state.sides;
const shielded = laidOther.active && {
  ...laidOther.active,
  attached: laidOther.deck.slice(-1).map((card) => ({
    card,
    changes: 'damageTaken' as const,
    amount: -20,
    untilTurn: laid.state.turn,
  })),
};
const twoSteps: Battle = {
  ...laid,
  state: {
    ...laid.state,
    sides: [laidOwn, { ...laidOther, active: shielded, deck: laidOther.deck.slice(0, -1) }],
  },
};

test.each(SEEDS)('a knock-out in two steps that one step ahead cannot see (%s)', (seed) => {
  expect(knockOuts(turnOf('medium', twoSteps, seed))).toBe(0);
  expect(knockOuts(turnOf('hard', twoSteps, seed))).toBe(1);
});

test('two attacks in one turn win the battle: changing places comes between them', () => {
  const battle = table(
    [
      { active: { card: ten, energy: 1 }, bench: [{ card: thirty }], hand: [swapOwn, spark] },
      { active: { card: pokemon('Last', { hp: 40 }) } },
    ],
    filler,
    spark,
  );
  const steps = turnOf('hard', battle);
  const last = steps.at(-1)?.battle.state;
  expect(last?.winner).toBe(0);
  expect(last?.victoryCondition).toBe('opponent_no_pokemon');
  expect(steps.filter(({ action }) => action.type === 'attack')).toHaveLength(2);
});

test('the last cards of the deck are not drawn away', () => {
  const laid = table(
    [
      { active: { card: ten, energy: 1 }, bench: [{ card: filler }], hand: [newHand] },
      { active: { card: hill, energy: 1 } },
    ],
    filler,
    spark,
  );
  const [own, other] = laid.state.sides;
  const battle: Battle = {
    ...laid,
    state: {
      ...laid.state,
      sides: [{ ...own, deck: own.deck.slice(0, 5), discard: own.deck.slice(5) }, other],
    },
  };
  expect(turnOf('hard', battle).some(({ action }) => action.type === 'trainer')).toBe(false);
});

test('the plan is kept and followed without planning again', () => {
  const first = decide({ ...situation(twoSteps), level: 'hard' });
  expect(first.memory.length).toBeGreaterThan(0);
  const [planned] = first.memory;
  const [, second] = turnOf('hard', twoSteps, 'ask');
  expect(second?.action).toEqual(planned?.move);
  // A chance that throws when it is drawn from: following a plan needs none.
  const random = { word: () => Number.NaN, below: () => Number.NaN, state: () => [0, 0, 0, 0] as const };
  const after = turnOf('hard', twoSteps, 'ask')[0]?.battle ?? twoSteps;
  const followed = hard({ ...situation(after), actionsLeft: 9, memory: first.memory, random });
  expect(followed.move).toEqual(planned?.move);
});

test('a plan made for another battle is not followed', () => {
  const { memory } = decide({ ...situation(twoSteps), level: 'hard' });
  const elsewhere = memory.map((planned) => ({ ...planned, expects: `${planned.expects} and more` }));
  const fresh = decide({ ...situation(twoSteps), level: 'hard' });
  expect(decide({ ...situation(twoSteps), level: 'hard', memory: elsewhere })).toEqual(fresh);
});

test('with an empty active place the Pokémon comes forward that can take the opponent down', () => {
  const battle = table(
    [
      {
        bench: [
          { card: hill, energy: 1 },
          { card: thirty, energy: 1 },
        ],
      },
      { active: { card: hill, damage: 90 }, bench: [{ card: filler }] },
    ],
    filler,
    spark,
  );
  const steps = turnOf('hard', battle);
  expect(steps[0]?.action).toMatchObject({ type: 'promote', pokemon: battle.state.sides[0].bench[1]?.id });
  expect(knockOuts(steps)).toBe(1);
  expect(inPlay(steps.at(-1)?.battle.state.sides[otherSeat(0)] ?? battle.state.sides[1])).toHaveLength(1);
});
