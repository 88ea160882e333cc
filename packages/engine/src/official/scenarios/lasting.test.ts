/** What attacks leave behind, where it meets other rules (rules 5.4, 5.5). */
import { describe, expect, test } from 'vitest';
import { after, attack, attacking, pokemon } from '../testing/cardBuilders.ts';
import type { CardLike } from '../testing/cards.ts';
import { game } from '../testing/game.ts';
import { SLAMMER, WINDER } from '../testing/lastingCards.ts';
import { fire } from '../testing/position.ts';

const charged = (card: CardLike, more: Parameters<typeof fire>[1] = {}) =>
  fire(card, { energy: ['Fire', 'Fire', 'Fire'], ...more });

/** The same without the name of the attack. */
const RESTING = pokemon('Resting', {
  hp: 90,
  attacks: [
    attack(
      'Doze',
      'C',
      40,
      after({
        do: 'place',
        modifier: { change: 'cannotUse', attack: { bound: 'thisAttack' } },
        on: 'self',
        window: 'duringOwnNextTurn',
      }),
    ),
    attack('Hit', 'C', 10),
  ],
});
const PINNER = attacking(
  'Pinner',
  10,
  after({
    do: 'place',
    modifier: { change: 'cannot', what: 'retreat' },
    on: 'defending',
    window: 'duringOpponentsNextTurn',
  }),
);
const WEAKENER = attacking(
  'Weakener',
  0,
  after({
    do: 'place',
    modifier: { change: 'damageDealt', by: -20 },
    on: 'defending',
    window: 'duringOpponentsNextTurn',
  }),
);
const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };

describe('5.4: what an attack left on its own Pokémon', () => {
  test('adds to the attack of its next turn, and to no later one', () => {
    const { you, opponent } = game({
      you: { active: charged(WINDER) },
      opponent: { active: 'Mosslord', bench: ['Stinger'] },
    });
    you.attack();
    opponent.endTurn();
    you.endTurn();
    opponent.endTurn();
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 20 + 20 });
    opponent.endTurn();
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 40 + 50 });
  });

  test('seed 6: is gone when the Pokémon retreats and returns', () => {
    const { you, opponent } = game({
      you: { active: charged(WINDER), bench: ['Sparkmouse'], hand: ['Relay'] },
      opponent: OTHER,
    });
    you.attack();
    opponent.endTurn();
    you.retreat();
    you.use('Relay');
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 20 + 20 });
  });

  test('is gone when a switch of the opponent takes it away and another one brings it back', () => {
    const { you, opponent } = game({
      you: { active: charged(WINDER), bench: ['Sparkmouse'], hand: ['Relay'] },
      opponent: { ...OTHER, hand: ['Hook'] },
    });
    you.attack();
    opponent.use('Hook');
    opponent.endTurn();
    you.use('Relay');
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 40 });
  });

  test('is summed with a card on it, before Weakness (6.1)', () => {
    const kindled = { ...WINDER, name: 'Kindled', id: 'Kindled', types: ['Fire'] as const };
    const { you, opponent } = game({
      you: { active: charged(kindled), hand: ['Muscle'] },
      opponent: { active: { card: 'Mosslord', damage: 0 }, bench: ['Mosslamb'], hand: ['Relay'] },
    });
    you.attack();
    opponent.use('Relay');
    opponent.endTurn();
    you.use('Muscle');
    you.attack();
    // (20 + 30) × 2, and ten after Weakness: more than the ninety of the Pokémon that came.
    expect(opponent.active).toMatchObject({ name: 'Mosslord', damage: 20 });
    expect(you.prizes).toBe(5);
  });

  test('a lock on an attack holds for that attack alone, and ends on the Bench', () => {
    const { you, opponent } = game({
      you: { active: charged(SLAMMER), bench: ['Sparkmouse'], hand: ['Relay'] },
      opponent: { active: 'Mosslord', bench: ['Stinger'] },
    });
    you.attack(0);
    opponent.endTurn();
    expect(you.cannot.attack(0)).toBe('CANNOT_ATTACK');
    you.retreat();
    you.use('Relay');
    you.attack(0);
    expect(opponent.active).toMatchObject({ damage: 80 });
  });

  test('an attack that says «this attack» locks itself, for the own next turn alone', () => {
    const { you, opponent } = game({
      you: { active: charged(RESTING) },
      opponent: { active: 'Mosslord', bench: ['Stinger'] },
    });
    you.attack(0);
    opponent.endTurn();
    expect(you.cannot.attack(0)).toBe('CANNOT_ATTACK');
    you.attack(1);
    opponent.endTurn();
    you.attack(0);
    expect(opponent.active).toMatchObject({ damage: 90 });
  });
});

describe('5.4: what an attack left on the Defending Pokémon', () => {
  test('it cannot retreat, but a card takes it to the Bench (3.11), and then it is free', () => {
    const { you, opponent } = game({
      you: { active: charged(PINNER) },
      opponent: { active: charged('Sparkmouse'), bench: ['Stinger'], hand: ['Relay', 'Relay'] },
    });
    you.attack();
    expect(opponent.cannot.retreat()).toBe('CANNOT_RETREAT');
    opponent.use('Relay');
    opponent.use('Relay');
    opponent.retreat();
    expect(opponent.active).toMatchObject({ name: 'Stinger' });
  });

  test('its attacks do less before Weakness, so that nothing is doubled', () => {
    const { you, opponent } = game({
      you: { active: charged({ ...WEAKENER, weaknesses: [{ type: 'Fire', times: 2, plus: 0 }] }) },
      opponent: { active: charged('Emberfox') },
    });
    you.attack();
    opponent.attack();
    expect(you.active).toMatchObject({ damage: (30 - 20) * 2 });
  });

  test('6.2: less than nothing ends it, and the effect of the attack is done all the same', () => {
    const { you, opponent } = game({
      you: { active: charged(WEAKENER) },
      opponent: { active: charged('Stinger') },
    });
    you.attack();
    opponent.attack();
    expect(you.active).toMatchObject({ damage: 10, statuses: ['poison'] });
  });

  test('it is no longer there for the Pokémon that came in its place', () => {
    const { you, opponent } = game({
      you: { active: charged(WEAKENER) },
      opponent: { active: 'Mosslamb', bench: [charged('Emberfox')], hand: ['Relay'] },
    });
    you.attack();
    opponent.use('Relay');
    opponent.attack();
    expect(you.active).toMatchObject({ damage: 30 });
  });

  test('8.6: «during the opponent’s next turn» is over with it, though the Pokémon stayed', () => {
    const { you, opponent } = game({
      you: { active: charged(WEAKENER) },
      opponent: { active: charged('Emberfox') },
    });
    you.attack();
    opponent.endTurn();
    you.endTurn();
    opponent.attack();
    expect(you.active).toMatchObject({ damage: 30 });
  });
});
