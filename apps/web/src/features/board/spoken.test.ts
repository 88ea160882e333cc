/** The board as a screen reader hears it. */
import { viewFor } from '@pokesol/engine';
import { positionOf } from '@pokesol/engine/testing';
import { expect, test } from 'vitest';
import { cardLabel, opponentLabel, pokemonText } from './spoken.ts';

test('a Pokemon with all that clings to it', () => {
  const view = viewFor(
    positionOf({
      you: { active: { card: 'Sparkmouse', damage: 10, statuses: ['poison', 'sleep'] } },
      opponent: { active: 'Mosslamb' },
    }),
    0,
  );
  const { active } = view.you;
  expect(active && pokemonText(view, active)).toMatch(
    /^Sparkmouse, \d+ of \d+ HP, no energy, poisoned, asleep$/,
  );
});

test('a card that nobody may see stays without a name', () => {
  expect(cardLabel(undefined)).toBe('A hidden card');
});

test('every opponent says what it is', () => {
  expect(opponentLabel({ kind: 'ai', level: 'easy' })).toBe('AI · easy');
  expect(opponentLabel({ kind: 'simulated', level: 'hard' })).toBe('Simulated player · hard');
  expect(opponentLabel({ kind: 'player' })).toBe('Player');
});
