/** What a player may do in a turn of the official rules (rules 3 and 4). */
import { describe, expect, test } from 'vitest';
import { game } from './testing/game.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };

describe('rule 3.1: a turn begins with a card', () => {
  test('and is lost without one', () => {
    const { you, battle } = game({ you: { ...OTHER }, opponent: { ...OTHER, deck: [] } });
    you.endTurn();
    expect(battle().state).toMatchObject({ winner: 0, ending: 'opponent_deck_empty' });
  });
});

describe('rule 3.3: Basic Pokémon', () => {
  test('go to the Bench, any number up to five', () => {
    const { you } = game({
      you: { active: 'Mosslamb', bench: Array(3).fill('Stinger'), hand: Array(3).fill('Sparkmouse') },
      opponent: OTHER,
    });
    you.benches('Sparkmouse');
    you.benches('Sparkmouse');
    expect(you.bench).toHaveLength(5);
    expect(you.cannot.benches('Sparkmouse')).toBe('BENCH_FULL');
  });

  test('evolutions, energy and what is not in the hand do not', () => {
    const { you } = game({
      you: { ...OTHER, hand: ['Mossram', 'Fire'], discard: ['Sparkmouse'] },
      opponent: OTHER,
    });
    expect(you.cannot.benches('Mossram')).toBe('NOT_A_BASIC');
    expect(you.cannot.benches('Fire')).toBe('NOT_A_BASIC');
    expect(you.cannot.benches('Sparkmouse')).toBe('CARD_NOT_IN_HAND');
  });
});

describe('rule 3.4: energy', () => {
  test('one card a turn, to any own Pokémon', () => {
    const { you, opponent } = game({ you: { ...OTHER, hand: ['Fire', 'Water', 'Grass'] }, opponent: OTHER });
    you.attach('Fire', 'Stinger');
    expect(you.cannot.attach('Water', 'Mosslamb')).toBe('ALREADY_ATTACHED');
    you.endTurn();
    opponent.endTurn();
    you.attach('Water', 'Stinger');
    expect(you.bench).toMatchObject([{ energy: ['Fire', 'Water'] }]);
  });

  test('not to the opponent’s, and no other card', () => {
    const { you } = game({ you: { active: 'Sparkmouse', hand: ['Fire', 'Letter'] }, opponent: OTHER });
    expect(you.cannot.attach('Fire', 'Mosslamb')).toBe('NOT_YOUR_POKEMON');
    expect(you.cannot.attach('Letter', 'Sparkmouse')).toBe('NOT_AN_ENERGY');
  });
});

describe('rules 3.5, 3.7: trainers', () => {
  test('any number of Items, one Supporter', () => {
    const { you, opponent } = game({
      you: { ...OTHER, hand: ['Letter', 'Letter', 'Mentor', 'Mentor'] },
      opponent: OTHER,
    });
    you.use('Letter');
    you.use('Letter');
    you.use('Mentor');
    expect(you.cannot.use('Mentor')).toBe('SUPPORTER_PLAYED');
    you.endTurn();
    opponent.endTurn();
    you.use('Mentor');
    expect(you.discard).toEqual(['Letter', 'Letter', 'Mentor', 'Mentor']);
  });

  test('seed 61: on the first turn Supporter and attack are refused, Item and ability allowed', () => {
    const { you } = game({
      you: { active: { card: 'Turner', energy: ['Fire', 'Fire'] }, hand: ['Mentor', 'Letter'] },
      opponent: OTHER,
      turn: 1,
    });
    expect(you.cannot.use('Mentor')).toBe('FIRST_TURN_SUPPORTER');
    expect(you.cannot.attack()).toBe('FIRST_TURN_ATTACK');
    you.use('Letter');
    you.ability('Turner');
  });

  test('seed 62: the second player attacks on the own first turn and does not evolve', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Mosslamb', energy: ['Fire'] }, hand: ['Mossram'] },
      opponent: OTHER,
      turn: 2,
    });
    expect(you.cannot.evolve('Mosslamb', 'Mossram')).toBe('FIRST_TURN_EVOLVE');
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 20 });
  });

  test('an unread one is refused', () => {
    const { you } = game({ you: { ...OTHER, hand: ['Riddle'] }, opponent: OTHER });
    expect(you.cannot.use('Riddle')).toBe('UNREAD_CARD');
  });
});

describe('rule 3.6: what would change nothing cannot be used', () => {
  test('seed 28: healing an undamaged Pokémon', () => {
    const { you } = game({ you: { ...OTHER, hand: ['Balm'] }, opponent: OTHER });
    expect(you.cannot.use('Balm')).toBe('NO_TARGET');
  });

  test('drawing from an empty deck, curing who has no condition, fetching from an empty Bench', () => {
    const { you } = game({
      you: { active: 'Mosslamb', hand: ['Letter', 'Cleanse', 'Relay', 'Hook'], deck: [] },
      opponent: { active: 'Stinger' },
    });
    expect(you.cannot.use('Letter')).toBe('NO_CHANGE');
    expect(you.cannot.use('Cleanse')).toBe('NO_CHANGE');
    expect(you.cannot.use('Relay')).toBe('NO_TARGET');
    expect(you.cannot.use('Hook')).toBe('NO_TARGET');
  });

  test('seed 30: a price is paid in full or the card stays in the hand', () => {
    const { you } = game({ you: { ...OTHER, hand: ['Library', 'Fire'] }, opponent: OTHER });
    expect(you.cannot.use('Library')).toBe('PRICE');
  });

  test('a price is chosen, then what it buys', () => {
    const { you, battle } = game({
      you: { ...OTHER, hand: ['Library', 'Fire', 'Water', 'Grass'], deck: ['Stinger', 'Letter', 'Rock'] },
      opponent: OTHER,
    });
    you.use('Library');
    expect(you.asked).toEqual(['Fire', 'Water', 'Grass']);
    expect(you.cannot.choose('Fire')).toBe('WRONG_NUMBER_CHOSEN');
    you.choose('Fire', 'Grass');
    you.choose('Letter');
    expect(you.hand).toEqual(['Water', 'Letter']);
    expect(you.discard.slice(-3)).toEqual(['Fire', 'Grass', 'Library']);
    expect(battle().state.frames).toEqual([]);
  });
});

describe('targets are questions, which a move may answer beforehand', () => {
  const position = {
    you: {
      active: { card: 'Mosslamb', damage: 30 },
      bench: [{ card: 'Stinger', damage: 20 }],
      hand: ['Balm'],
    },
    opponent: OTHER,
  };

  test('then no question opens', () => {
    const { you } = game(position);
    you.useOn('Balm', 'Stinger');
    expect(you.asked).toBeNull();
    expect(you.bench).toMatchObject([{ damage: 0 }]);
  });

  test('one that does not fit is not taken: the question is asked', () => {
    const { you } = game(position);
    you.useOn('Balm', 'Unknown');
    expect(you.asked).toEqual(['Mosslamb', 'Stinger']);
    you.choose('Mosslamb');
    expect(you.active).toMatchObject({ damage: 10 });
  });
});
