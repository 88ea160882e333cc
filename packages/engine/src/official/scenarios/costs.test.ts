/** What attacks cost where several things change it, and costs of their own that nothing changes (rule 6.12). */
import { describe, expect, test } from 'vitest';
import { always, OWN, THEIRS } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };

const TAXER = always('Taxer', THEIRS, { change: 'attackCost', by: 1 });
const FREE = always('Free', OWN, { change: 'attackCostIs', cost: [] });
const CHEAP = always('Cheap', OWN, { change: 'attackCostIs', cost: ['Colorless'] });

describe('6.12: costs', () => {
  test('seed 57: one more against «ignore all Energy» is none', () => {
    const { you } = game({
      you: { active: 'Emberfox', bench: [FREE] },
      opponent: { active: 'Mosslord', bench: [TAXER] },
    });
    you.attack(1);
  });

  test('seed 78: «can be used for one» against one more is one', () => {
    const { you } = game({
      you: { active: { card: 'Pebblecub', energy: ['Water'] }, bench: [CHEAP] },
      opponent: { active: 'Mosslord', bench: [TAXER] },
    });
    you.attack(1);
  });

  test('for no energy while a Pokémon is on the Bench, also where attacks cost one more', () => {
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
});
