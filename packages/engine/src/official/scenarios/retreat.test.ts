/** Retreat where it meets abilities, Stadiums, Tools and cards that switch (rules 3.9 to 3.11). */
import { describe, expect, test } from 'vitest';
import { always, OWN, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire } from '../testing/position.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };

const WINGS = always('Wings', OWN, { change: 'noRetreatCost' });
const SWAMP = trainer('Swamp', null, {
  trainer: 'stadium',
  holds: [{ on: { whose: 'both', place: 'inPlay' }, modifiers: [{ change: 'retreat', by: 1 }] }],
});

describe('retreat (3.9, 3.10)', () => {
  test('seed 56: «no retreat cost» beats what adds to it', () => {
    const { you } = game({
      you: { active: 'Sparkmouse', bench: [WINGS], hand: [SWAMP] },
      opponent: OTHER,
    });
    you.use('Swamp');
    expect(you.view.you.active).toMatchObject({ retreatCost: 0 });
    you.retreat();
    expect(you.active).toMatchObject({ name: 'Wings' });
  });

  test('a Stadium that adds one makes a card that provides two the cheapest', () => {
    const { you } = game({
      you: { active: { card: 'Sparkmouse', energy: ['Double'] }, bench: ['Stinger'], hand: [SWAMP] },
      opponent: OTHER,
    });
    you.use('Swamp');
    you.retreat();
    expect(you.discard).toEqual(['Double']);
  });

  test('equal cards are no question; which of different ones go is asked once', () => {
    const retreating = (energy: readonly string[]) => {
      const { you } = game({
        you: { active: { card: 'Mosslamb', energy }, bench: ['Stinger'], hand: [SWAMP] },
        opponent: OTHER,
      });
      you.use('Swamp');
      you.retreat();
      return you;
    };
    const alike = retreating(['Fire', 'Fire', 'Fire', 'Fire']);
    expect(alike.asked).toBeNull();
    expect(alike.discard).toEqual(['Fire', 'Fire', 'Fire']);
    expect(alike.active).toMatchObject({ name: 'Stinger' });
    const mixed = retreating(['Fire', 'Fire', 'Water', 'Water']);
    mixed.choose('Fire', 'Water', 'Water');
    expect(mixed.active).toMatchObject({ name: 'Stinger' });
  });

  test('one card after another: two that provide two may both be given for three', () => {
    const { you } = game({
      you: { active: { card: 'Mosslamb', energy: ['Double', 'Double'] }, bench: ['Stinger'], hand: [SWAMP] },
      opponent: OTHER,
    });
    you.use('Swamp');
    you.retreat();
    expect(you.discard).toEqual(['Double', 'Double']);
    expect(you.active).toMatchObject({ name: 'Stinger' });
  });

  test('two that provide two: one pays for two, or one unit of each is given', () => {
    const retreating = () => {
      const { you } = game({
        you: { active: { card: 'Mosslamb', energy: ['Double', 'Double'] }, bench: ['Stinger'] },
        opponent: OTHER,
      });
      you.retreat();
      return you;
    };
    const sparing = retreating();
    sparing.choose('Double');
    expect(sparing.discard).toEqual(['Double']);
    const giving = retreating();
    giving.choose('Double', 'Double');
    expect(giving.discard).toEqual(['Double', 'Double']);
    expect(giving.active).toMatchObject({ name: 'Stinger' });
  });

  test('what is worth too little is refused in words, and the question stays', () => {
    const { you, battle } = game({
      you: { active: { card: 'Mosslamb', energy: ['Double', 'Fire', 'Water'] }, bench: ['Stinger'] },
      opponent: OTHER,
    });
    you.retreat();
    const { choice } = battle().state;
    expect(choice).toMatchObject({ units: 2, pays: [2, 1, 1], min: 1, max: 2 });
    expect(you.cannot.choose('Fire')).toBe('NOT_WORTH_ENOUGH');
    expect(battle().state.choice).toEqual(choice);
    you.choose('Double');
    expect(you.discard).toEqual(['Double']);
    expect(you.active).toMatchObject({ name: 'Stinger' });
  });

  test('never more cards than the cost has units, and all without a question where all must go', () => {
    const retreating = (energy: readonly string[]) => {
      const { you } = game({
        you: { active: { card: 'Mosslamb', energy }, bench: ['Stinger'], hand: [SWAMP] },
        opponent: OTHER,
      });
      you.use('Swamp');
      you.retreat();
      return you;
    };
    const mixed = retreating(['Double', 'Fire', 'Fire', 'Fire']);
    expect(mixed.cannot.choose('Double', 'Fire', 'Fire', 'Fire')).toBe('WRONG_NUMBER_CHOSEN');
    mixed.choose('Fire', 'Fire', 'Fire');
    expect([mixed.discard, mixed.bench]).toMatchObject([['Fire', 'Fire', 'Fire'], [{ energy: ['Double'] }]]);
    expect(retreating(['Double', 'Fire']).active).toMatchObject({ name: 'Stinger' });
  });

  test('5.4: an attack’s effect on the Pokémon ends with it, a Tool stays', () => {
    const { you, opponent } = game({
      you: { active: fire('Shielder'), bench: [fire('Sparkmouse')], hand: ['Charm'] },
      opponent: { active: fire('Puller') },
      coins: ['heads'],
    });
    you.use('Charm');
    you.choose('Shielder');
    you.attack();
    expect(you.view.you.active?.effects).toHaveLength(1);
    opponent.attack();
    expect(you.view.you.bench[0]).toMatchObject({ effects: [], maxHp: 90 });
  });

  test('once a turn, also when a card has brought the Pokémon back', () => {
    const { you } = game({
      you: { active: fire('Sparkmouse'), bench: [fire('Stinger')], hand: ['Relay'] },
      opponent: OTHER,
    });
    you.retreat();
    you.use('Relay');
    expect(you.active).toMatchObject({ name: 'Sparkmouse', energy: [] });
    expect(you.cannot.retreat()).toBe('ALREADY_RETREATED');
  });
});
