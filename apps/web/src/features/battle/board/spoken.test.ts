/** The board as a screen reader hears it. */
import { viewFor } from '@pokesol/engine';
import { positionOf } from '@pokesol/engine/testing';
import { expect, test } from 'vitest';
import { cardWords, opponentWords, pokemonWords } from './spoken.ts';

test('a Pokemon with all that clings to it', () => {
  const view = viewFor(
    positionOf({
      you: { active: { card: 'Sparkmouse', damage: 10, statuses: ['poison', 'sleep'] } },
      opponent: { active: 'Mosslamb' },
    }),
    0,
  );
  const { active } = view.you;
  expect(active && pokemonWords(view, active)).toMatch(
    /^Sparkmouse, \d+ of \d+ HP, no energy, poisoned, asleep$/,
  );
});

test('a card that nobody may see stays without a name', () => {
  expect(cardWords(undefined)).toBe('A hidden card');
});

test('every opponent says what it is', () => {
  expect(opponentWords({ kind: 'ai', level: 'easy' })).toBe('AI · easy');
  expect(opponentWords({ kind: 'simulated', level: 'hard' })).toBe('Simulated player · hard');
  expect(opponentWords({ kind: 'player' })).toBe('Player');
});
