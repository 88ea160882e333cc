/** The board as a screen reader reads it. */
import { viewFor } from '@pokesol/engine/classic';
import { positionOf } from '@pokesol/engine/classic/testing';
import { expect, test } from 'vitest';
import { cardLabel, pokemonText } from '../rules/classic/board/spoken.ts';
import { opponentLabel, spokenDeck, spokenTurn } from './spoken.ts';

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

test('a hidden card stays without a name', () => {
  expect(cardLabel(undefined)).toBe('A hidden card');
});

test('every opponent says what it is', () => {
  expect(opponentLabel({ kind: 'ai', level: 'easy' })).toBe('AI · easy');
  expect(opponentLabel({ kind: 'simulated', level: 'hard' })).toBe('Simulated player · hard');
  expect(opponentLabel({ kind: 'player' })).toBe('Player');
});

test.each([
  ['setup', 0, 0, 'Battle, setup'],
  ['active', 9, 0, 'Battle, turn 9, your turn'],
  ['active', 10, 1, "Battle, turn 10, the opponent's turn"],
  ['ended', 10, 1, 'Battle, turn 10, over'],
] as const)('%s, turn %i of %i', (phase, turn, current, words) =>
  expect(spokenTurn({ phase, turn, current, seat: 0 })).toBe(words),
);

test('a deck warns from ten cards on', () => {
  expect(spokenDeck(11, 'Your')).toBe('Your deck: 11 cards');
  expect(spokenDeck(10, 'Your')).toBe('Your deck: 10 cards, few left');
  expect(spokenDeck(1, "Opponent's")).toBe("Opponent's deck: 1 card, few left");
});
