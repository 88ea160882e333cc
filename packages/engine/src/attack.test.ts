/** Attacking: who may, what it needs, what it does. */
import { expect, test } from 'vitest';
import { game } from './testing/game.ts';

test('an attack with an energy attached does its damage', () => {
  const { you, opponent } = game({
    you: { active: 'Sparkmouse', hand: ['Fire'] },
    opponent: { active: 'Mosslamb' },
  });
  you.attach('Fire', 'Sparkmouse');
  you.attack();
  expect(opponent.active).toMatchObject({ damage: 20 });
});
