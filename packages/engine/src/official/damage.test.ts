/** How much an attack does, and what prevents it (rule 6). */
import { describe, expect, test } from 'vitest';
import { game } from './testing/game.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };

describe('rule 6: damage', () => {
  test('6.3: Weakness doubles, for the Active Pokémon', () => {
    const { you, opponent, events } = game({
      you: { active: { card: 'Emberfox', energy: ['Fire'] } },
      opponent: OTHER,
    });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 60 });
    expect(events().find(({ type }) => type === 'damageDealt')).toMatchObject({
      amount: 60,
      formula: {
        base: 30,
        dealt: 0,
        weakness: { times: 2, plus: 0 },
        resistance: 0,
        taken: 0,
        prevented: false,
      },
    });
  });

  test('seed 12: not for benched ones', () => {
    const fiery = { card: 'Spreader', energy: ['Fire'] };
    const { you, opponent } = game({
      you: { active: fiery, bench: ['Sparkmouse'] },
      opponent: { active: 'Stinger', bench: ['Mosslamb', 'Sparkmouse'] },
    });
    you.attack();
    expect(opponent.bench).toMatchObject([{ damage: 10 }, { damage: 10 }]);
    expect(you.bench).toMatchObject([{ damage: 10 }]);
  });

  test('seed 1: no heads times 30 is nothing, and what adds to it brings nothing back', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Twohead', energy: ['Fire'] }, hand: ['Muscle'] },
      opponent: OTHER,
      coins: ['tails', 'tails'],
    });
    you.use('Muscle');
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 0 });
  });

  test('two heads are sixty, and the card on the attacker adds ten', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Twohead', energy: ['Fire'] }, hand: ['Muscle'] },
      opponent: OTHER,
      coins: ['heads', 'heads'],
    });
    you.use('Muscle');
    expect(you.active).toMatchObject({ attached: ['Muscle'] });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 70 });
    expect(you.active).toMatchObject({ attached: [] });
    expect(you.discard).toEqual(['Muscle']);
  });

  test('seed 2: «does nothing» was used all the same', () => {
    const { you, opponent, happened } = game({
      you: { active: { card: 'Gambler', energy: ['Fire'] } },
      opponent: OTHER,
      coins: ['tails'],
    });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 0 });
    expect(happened()).toEqual(expect.arrayContaining(['attackUsed', 'attackFailed', 'turnEnded']));
  });

  test('6.5, seed 11: damage to itself is reduced by what is on it', () => {
    const { you } = game({
      you: { active: { card: 'Recoiler', energy: ['Fire'] }, bench: ['Stinger'], hand: ['Padding'] },
      opponent: OTHER,
    });
    you.use('Padding');
    you.choose('Recoiler');
    you.attack();
    expect(you.active).toMatchObject({ name: 'Recoiler', damage: 40 });
  });

  test('a card that takes twenty off stays until the opponent’s turn is over', () => {
    const { you, opponent } = game({
      you: { active: 'Mosslamb', hand: ['Padding'] },
      opponent: { active: { card: 'Pebblecub', energy: ['Rock', 'Rock', 'Rock'] } },
    });
    you.use('Padding');
    you.endTurn();
    opponent.attack(1);
    expect(you.active).toMatchObject({ damage: 80 - 30 - 20, attached: [] });
    expect(you.discard).toEqual(['Padding']);
  });

  test('it also stops a hit altogether, and not below zero', () => {
    const { you, opponent } = game({
      you: { active: 'Sparkmouse', hand: ['Padding'] },
      opponent: { active: { card: 'Stinger', energy: ['Fire'] } },
    });
    you.use('Padding');
    you.endTurn();
    opponent.attack();
    expect(you.active).toMatchObject({ damage: 10, statuses: ['poison'] });
  });
});

describe('prevention', () => {
  const shielded = (name: string) =>
    game({
      you: { active: { card: name, energy: ['Fire'] } },
      opponent: {
        active: { card: 'Dazzler', energy: ['Fire'] },
        bench: [{ card: 'Pebblecub', energy: ['Rock', 'Rock', 'Rock'] }],
      },
      coins: ['heads'],
    });

  test('of damage lets other effects through', () => {
    const { you, opponent } = shielded('Shielder');
    you.attack();
    opponent.attack();
    expect(you.active).toMatchObject({ damage: 0, statuses: ['confusion'] });
  });

  test('of all effects lets nothing through', () => {
    const { you, opponent } = shielded('Warder');
    you.attack();
    expect(you.discard).toEqual(['Fire']);
    opponent.attack();
    expect(you.active).toMatchObject({ damage: 0, statuses: [] });
  });

  test('of small damage: thirty is stopped, more is not', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Hardshell', energy: ['Fire'] } },
      opponent: { active: { card: 'Pebblecub', energy: ['Rock'] } },
    });
    you.attack();
    opponent.attack(0);
    expect(you.active).toMatchObject({ damage: 0 });
    you.endTurn();
    opponent.attack(0);
    expect(you.active).toMatchObject({ damage: 30 });
  });

  test('8.6: it ends with the turn it is for', () => {
    const { you, opponent } = shielded('Shielder');
    you.attack();
    opponent.endTurn();
    you.endTurn();
    opponent.attack();
    expect(you.active).toMatchObject({ damage: 10 });
  });

  test('5.4: it ends when the Pokémon goes to the Bench', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Shielder', energy: ['Fire'] }, bench: ['Sparkmouse'] },
      opponent: { active: { card: 'Blower', energy: ['Fire'] }, hand: ['Hook', 'Hook'] },
      coins: ['heads'],
    });
    you.attack();
    opponent.use('Hook');
    opponent.use('Hook');
    opponent.attack();
    // The one that came back was hit and blown away.
    expect(you.bench).toMatchObject([{ name: 'Shielder', damage: 20 }]);
  });

  test('seed 20: a protected Active Pokémon does not change places, a benched one can be fetched', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Warder', energy: ['Fire'] }, bench: ['Sparkmouse'] },
      opponent: { active: { card: 'Puller', energy: ['Fire'] } },
    });
    you.attack();
    opponent.attack();
    expect(you.active).toMatchObject({ name: 'Sparkmouse' });
  });
});
