/** Attacks of the official rules: their cost, their order, their damage, the answers to it (rules 5 and 6). */
import { describe, expect, test } from 'vitest';
import { game } from './testing/game.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };

describe('rule 5.1: the cost', () => {
  test('typed energy for its signs, any for the rest; the attack ends the turn', () => {
    const { you, opponent, battle } = game({
      you: { active: { card: 'Pebblecub', energy: ['Rock', 'Rock'] }, hand: ['Double'] },
      opponent: OTHER,
    });
    expect(you.cannot.attack(1)).toBe('NOT_ENOUGH_ENERGY');
    expect(you.cannot.attack(2)).toBe('NO_SUCH_ATTACK');
    you.attach('Double', 'Pebblecub');
    you.attack(1);
    // 80, less the Resistance of 30.
    expect(opponent.active).toMatchObject({ damage: 50 });
    expect(battle().state).toMatchObject({ current: 1, turn: 6 });
  });

  test('the wrong type does not pay', () => {
    const { you } = game({
      you: { active: { card: 'Emberfox', energy: ['Water', 'Double'] } },
      opponent: OTHER,
    });
    expect(you.cannot.attack(0)).toBe('NOT_ENOUGH_ENERGY');
  });
});

describe('rule 5.1: coins before an attack', () => {
  test('seed 3: made to flip, on tails it is not used', () => {
    const { you, opponent, happened } = game({
      you: { active: { card: 'Sandthrower', energy: ['Fire'] } },
      opponent: { active: { card: 'Stinger', energy: ['Fire'] } },
      coins: ['tails'],
    });
    you.attack();
    happened();
    opponent.attack();
    expect(you.active).toMatchObject({ damage: 0, statuses: [] });
    expect(happened()).not.toContain('attackUsed');
  });

  test('seed 5: that coin comes before the one for Confusion', () => {
    const { you, opponent, events } = game({
      you: { active: { card: 'Sandthrower', energy: ['Fire'] } },
      opponent: { active: { card: 'Stinger', energy: ['Fire'], statuses: ['confusion'] } },
      coins: ['heads', 'tails'],
    });
    you.attack();
    opponent.attack();
    const coins = events().flatMap((event) => (event.type === 'coinFlipped' ? [event.reason] : []));
    expect(coins).toEqual(['flipToAttack', 'confusion']);
    expect(opponent.active).toMatchObject({ damage: 10 + 30 });
  });

  test('seed 4: confused, tails: three counters, not used, the turn is over', () => {
    const { you, opponent, battle } = game({
      you: { active: { card: 'Stinger', energy: ['Fire'], statuses: ['confusion'] }, hand: ['Padding'] },
      opponent: { active: 'Mosslamb' },
      coins: ['tails'],
    });
    // 9.4: they are no damage, so nothing takes off them.
    you.use('Padding');
    you.attack();
    expect(you.active).toMatchObject({ damage: 30 });
    expect(opponent.active).toMatchObject({ damage: 0, statuses: [] });
    expect(battle().state.current).toBe(1);
  });
});

describe('what an attack asks', () => {
  test('the opponent chooses who comes where the text says so', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Blower', energy: ['Fire'] } },
      opponent: { active: 'Mosslamb', bench: ['Stinger', 'Sparkmouse'] },
    });
    you.attack();
    expect(you.asked).toBeNull();
    expect(opponent.asked).toEqual(['Stinger', 'Sparkmouse']);
    opponent.choose('Sparkmouse');
    expect(opponent.active).toMatchObject({ name: 'Sparkmouse' });
    // Damage first (rule 5, steps 7 and 8).
    expect(opponent.bench).toMatchObject([{ name: 'Stinger' }, { name: 'Mosslamb', damage: 20 }]);
  });

  test('a forgotten attack cannot be used in the next turn, the other one can', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Forgetter', energy: ['Fire'] } },
      opponent: { active: { card: 'Emberfox', energy: ['Fire', 'Fire'] } },
      coins: ['tails'],
    });
    you.attack();
    you.choose('Hit');
    expect(opponent.cannot.attack(0)).toBe('CANNOT_ATTACK');
    opponent.attack(1);
    // Ten of the attack, two counters of the Checkup behind it.
    expect(you.active).toMatchObject({ damage: 30, statuses: ['burn'] });
  });

  test('5.6: a copied attack does what it says, for the copying Pokémon', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Mimic', energy: ['Fire'] }, bench: ['Stinger'] },
      opponent: { active: 'Recoiler', bench: ['Stinger'] },
    });
    you.attack();
    expect(opponent.prizes).toBe(5);
    expect(opponent.active).toMatchObject({ name: 'Stinger' });
    expect(you.prizes).toBe(5);
  });

  test('5.6: a copy of a copy does nothing', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Mimic', energy: ['Fire'] } },
      opponent: { active: 'Mimic' },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 0 });
  });

  test('a changed Resistance stays as long as the Pokémon is in play', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Painter', energy: ['Fire'] }, bench: ['Sparkmouse'] },
      opponent: { active: { card: 'Emberfox', energy: ['Fire'] }, hand: ['Hook', 'Hook'] },
    });
    you.attack();
    you.choose('Fire');
    opponent.use('Hook');
    opponent.use('Hook');
    opponent.attack();
    expect(you.active).toMatchObject({ name: 'Painter', damage: 0 });
  });
});

describe('rule 5, step 9: answers to damage', () => {
  const striker = (damage: number) => ({ active: { card: 'Striker', damage }, bench: ['Stinger'] });

  test('a Pokémon that was damaged hits back', () => {
    const { you } = game({ you: { active: { card: 'Stinger', energy: ['Fire'] } }, opponent: striker(0) });
    you.attack();
    expect(you.active).toMatchObject({ damage: 10 });
  });

  test('seed 36: also when it goes down', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Stinger', energy: ['Fire'] } },
      opponent: striker(60),
    });
    you.attack();
    expect(you.active).toMatchObject({ damage: 10 });
    expect(opponent.active).toMatchObject({ name: 'Stinger' });
    expect(you.prizes).toBe(5);
  });

  test('5.10: what the attack has put on it is in force: Confused, it does not', () => {
    const { you } = game({ you: { active: { card: 'Dazzler', energy: ['Fire'] } }, opponent: striker(0) });
    you.attack();
    expect(you.active).toMatchObject({ damage: 0 });
  });

  test('6.9: not where no damage came through', () => {
    const { you } = game({
      you: { active: { card: 'Gambler', energy: ['Fire'] } },
      opponent: striker(0),
      coins: ['tails'],
    });
    you.attack();
    expect(you.active).toMatchObject({ damage: 0 });
  });
});
