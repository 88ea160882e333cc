/** Kinds of cards in official battles: tools, stadiums, special energy, Pokémon worth more Prizes (rules 3.5, 7.4, 11.1). */
import { describe, expect, test } from 'vitest';
import { game } from './testing/game.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };

describe('tools', () => {
  test('3.5: any number a turn, one for each Pokémon; they stay', () => {
    const { you, opponent } = game({
      you: { active: 'Sparkmouse', bench: ['Stinger'], hand: ['Charm', 'Charm', 'Charm'] },
      opponent: OTHER,
    });
    you.use('Charm');
    you.choose('Sparkmouse');
    you.use('Charm');
    expect([you.active, ...you.bench]).toMatchObject([{ attached: ['Charm'] }, { attached: ['Charm'] }]);
    expect(you.cannot.use('Charm')).toBe('NO_TARGET');
    you.endTurn();
    opponent.endTurn();
    expect(you.view.you.active).toMatchObject({ maxHp: 90 });
  });

  test('4.3: it stays when its Pokémon evolves, and goes with it', () => {
    const { you, opponent } = game({
      you: { active: 'Mosslamb', bench: ['Stinger'], hand: ['Charm', 'Mossram', 'Recall'] },
      opponent: OTHER,
    });
    you.use('Charm');
    you.choose('Mosslamb');
    you.evolve('Mosslamb', 'Mossram');
    expect(you.view.you.active).toMatchObject({ maxHp: 150 });
    you.use('Recall');
    you.choose('Mossram');
    expect(you.discard).toEqual(['Mossram', 'Charm', 'Recall']);
    expect(opponent.prizes).toBe(6);
  });

  test('7.1: a Pokémon that lives by its tool is Knocked Out at once when that is taken off', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Pebblecub', energy: ['Rock'] }, hand: ['Scissors'] },
      opponent: { active: { card: 'Sparkmouse', damage: 40 }, bench: ['Mosslamb'], hand: ['Charm'] },
    });
    you.endTurn();
    opponent.use('Charm');
    opponent.choose('Sparkmouse');
    opponent.endTurn();
    you.attack(0);
    expect(opponent.active).toMatchObject({ name: 'Sparkmouse', damage: 70 });
    opponent.endTurn();
    you.use('Scissors');
    expect(opponent.active).toMatchObject({ name: 'Mosslamb' });
    expect(you.prizes).toBe(5);
    expect(opponent.discard).toEqual(['Charm', 'Sparkmouse']);
  });
});

describe('stadiums', () => {
  test('3.5: one a turn; a new one takes the place of the old one, which goes to its owner', () => {
    const { you, opponent, battle } = game({
      you: { active: 'Sparkmouse', bench: ['Stinger'], hand: ['Meadow', 'Hothouse', 'Meadow'] },
      opponent: { ...OTHER, hand: ['Meadow', 'Hothouse'] },
    });
    you.use('Meadow');
    expect(you.cannot.use('Hothouse')).toBe('STADIUM_PLAYED');
    expect(you.view.you.active).toMatchObject({ retreatCost: 0 });
    you.endTurn();
    expect(opponent.view.you.active).toMatchObject({ retreatCost: 1 });
    expect(opponent.cannot.use('Meadow')).toBe('SAME_STADIUM');
    opponent.use('Hothouse');
    expect(you.discard).toEqual(['Meadow']);
    expect(battle().state.stadium).toMatchObject({ seat: 1 });
  });

  test('it works for those it names, on both sides; 7.1: what lives by it goes down with it', () => {
    const { you, opponent } = game({
      you: {
        active: { card: 'Pebblecub', energy: ['Rock'] },
        bench: ['Mosslamb'],
        hand: ['Hothouse', 'Meadow'],
      },
      opponent: { active: { card: 'Mossram', onto: ['Mosslamb'], damage: 90 }, bench: ['Stinger'] },
    });
    you.use('Hothouse');
    expect(you.view.opponent.active).toMatchObject({ maxHp: 140 });
    expect(you.view.you.active).toMatchObject({ maxHp: 80 });
    you.attack(0);
    expect(opponent.active).toMatchObject({ damage: 120 });
    opponent.endTurn();
    you.use('Meadow');
    expect(opponent.active).toMatchObject({ name: 'Stinger' });
    expect(you.prizes).toBe(5);
  });

  test('seed 56 with a Stadium: nothing is paid where what takes off the cost is as much as it', () => {
    const { you } = game({
      you: { active: 'Sparkmouse', bench: ['Stinger'], hand: ['Meadow'] },
      opponent: OTHER,
    });
    expect(you.cannot.retreat()).toBe('CANNOT_PAY_RETREAT');
    you.use('Meadow');
    you.retreat();
    expect(you.active).toMatchObject({ name: 'Stinger' });
  });
});

describe('special energy', () => {
  test('works from the Pokémon it is on, and no longer', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Stinger', energy: ['Fire'] } },
      opponent: { active: { card: 'Mosslamb', energy: ['Cushion'] }, bench: ['Stinger'] },
    });
    you.attack();
    // Nothing of the ten comes through, the poison all the same.
    expect(opponent.active).toMatchObject({ damage: 10, statuses: ['poison'] });
  });

  test('one that is every type pays for each of them, once', () => {
    const one = game({ you: { active: { card: 'Emberfox', energy: ['Rainbow'] } }, opponent: OTHER });
    expect(one.you.cannot.attack(1)).toBe('NOT_ENOUGH_ENERGY');
    one.you.attack(0);
    const two = game({
      you: { active: { card: 'Pebblecub', energy: ['Rainbow', 'Water', 'Rainbow'] } },
      opponent: OTHER,
    });
    two.you.attack(1);
    expect(two.opponent.active).toMatchObject({ damage: 50 });
  });
});

describe('Pokémon worth more than one Prize', () => {
  test('a promoted one that goes down at once is paid for as well', () => {
    const big = {
      card: 'Mosslord',
      onto: ['Mosslamb', 'Mossram'],
      damage: 150,
      statuses: ['poison'] as const,
    };
    const { you, opponent } = game({
      you: { active: 'Sparkmouse' },
      opponent: { active: big, bench: ['Stinger'] },
    });
    you.endTurn();
    expect([you.prizes, opponent.active?.name]).toEqual([4, 'Stinger']);
  });
});
