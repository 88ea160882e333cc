/** Careless levels do not take their only Pokémon back: the battle would be over. */
import { seedRandom } from '@pokesol/engine';
import { legalActions, viewFor } from '@pokesol/engine/official';
import { game, pokemon, trainer } from '@pokesol/engine/official/testing';
import { expect, test } from 'vitest';
import { decideOfficial } from './decide.ts';
import { withoutSureLosses } from './sureLoss.ts';

const BACK = trainer('Scoop Up', [
  { do: 'choosePokemon', from: { whose: 'own', place: 'inPlay' }, min: 1, max: 1, as: 'it' },
  { do: 'takeBack', on: { bound: 'it' }, to: 'hand' },
]);
const MACHOP = pokemon('Machop');

const withBench = (bench: readonly (typeof MACHOP)[]) =>
  game({ you: { active: MACHOP, bench, hand: [BACK] }, opponent: { active: MACHOP } }).battle();

const movesOf = (battle: ReturnType<typeof withBench>) => ({
  view: viewFor(battle, 0),
  legal: legalActions(battle, 0),
});

test.each(['easy', 'medium'] as const)('%s never plays what takes its only Pokémon out of play', (level) => {
  const alone = movesOf(withBench([]));
  const guarded = movesOf(withBench([MACHOP]));
  expect(alone.legal.map(({ type }) => type)).toContain('trainer');
  const played = (moves: typeof alone) =>
    Array.from({ length: 60 }, (_, seed) =>
      decideOfficial({ ...moves, level, random: seedRandom(`${level} ${seed}`) }),
    ).filter(({ move }) => move.type === 'trainer').length;
  expect(played(alone)).toBe(0);
  // The beginner plays the same card where another one waits on the Bench.
  if (level === 'easy') expect(played(guarded)).toBeGreaterThan(0);
});

test('where every move loses, all are left', () => {
  const battle = withBench([]);
  const { view, legal } = movesOf(battle);
  const losing = legal.filter(({ type }) => type === 'trainer');
  expect(withoutSureLosses(view, losing)).toEqual(losing);
  expect(withoutSureLosses(view, legal)).toEqual(legal.filter(({ type }) => type !== 'trainer'));
});
