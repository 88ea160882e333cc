/** Attacks that name a cost of their own, which nothing changes while it holds (rule 6.12). */
import { expect, test } from 'vitest';
import { game } from '../testing/game.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };

test('for no energy while somebody is on the Bench, also where attacks cost one more', () => {
  const { you, opponent } = game({
    you: { active: 'Slim', bench: ['Stinger'], hand: ['Burden'] },
    opponent: OTHER,
  });
  you.use('Burden');
  you.attack(1);
  expect(opponent.active).toMatchObject({ damage: 10 });
  const alone = game({ you: { active: 'Slim' }, opponent: OTHER });
  expect(alone.you.cannot.attack(1)).toBe('NOT_ENOUGH_ENERGY');
});

test('for one energy while the hand is empty; otherwise the printed cost, and what adds to it', () => {
  const { you, opponent } = game({
    you: { active: { card: 'Slim', energy: ['Fire'] }, hand: ['Burden'] },
    opponent: OTHER,
  });
  expect(you.cannot.attack(0)).toBe('NOT_ENOUGH_ENERGY');
  you.use('Burden');
  you.attack(0);
  expect(opponent.active).toMatchObject({ damage: 30 });
});
