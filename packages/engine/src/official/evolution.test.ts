/** Evolution and retreat in a turn of the official rules (rules 3.9, 4). */
import { describe, expect, test } from 'vitest';
import { game } from './testing/game.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };

describe('rule 4: evolution', () => {
  const hand = ['Mossram', 'Mosslord', 'Mosslamb'];

  test('4.1: onto the Pokémon it evolves from, Active or benched, one stage a turn', () => {
    const { you, opponent } = game({
      you: { active: 'Sparkmouse', bench: ['Mosslamb'], hand },
      opponent: OTHER,
    });
    expect(you.cannot.evolve('Sparkmouse', 'Mossram')).toBe('EVOLVES_FROM_ANOTHER');
    expect(you.cannot.evolve('Mosslamb', 'Mosslord')).toBe('EVOLVES_FROM_ANOTHER');
    expect(you.cannot.evolve('Sparkmouse', 'Mosslamb')).toBe('NOT_AN_EVOLUTION');
    you.evolve('Mosslamb', 'Mossram');
    expect(you.cannot.evolve('Mossram', 'Mosslord')).toBe('NEW_IN_PLAY');
    you.endTurn();
    opponent.endTurn();
    you.evolve('Mossram', 'Mosslord');
    expect(you.bench).toMatchObject([{ name: 'Mosslord' }]);
  });

  test('4.2: not one that came into play this turn', () => {
    const { you } = game({ you: { active: 'Sparkmouse', hand }, opponent: OTHER });
    you.benches('Mosslamb');
    expect(you.cannot.evolve('Mosslamb', 'Mossram')).toBe('NEW_IN_PLAY');
  });

  test('4.3: damage and energy stay, conditions end', () => {
    const { you } = game({
      you: {
        active: { card: 'Mosslamb', damage: 40, energy: ['Fire', 'Double'], statuses: ['poison', 'sleep'] },
        hand,
      },
      opponent: OTHER,
    });
    you.evolve('Mosslamb', 'Mossram');
    expect(you.active).toMatchObject({
      name: 'Mossram',
      damage: 40,
      energy: ['Fire', 'Double'],
      statuses: [],
    });
    expect(you.view.you.active).toMatchObject({ maxHp: 120 });
  });

  test('seed 8: what an attack left on the Pokémon ends', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Forgetter', energy: ['Fire'] } },
      opponent: { active: { card: 'Mosslamb', energy: ['Grass', 'Fire'] }, hand: ['Mossram'] },
    });
    you.attack();
    expect(opponent.cannot.attack()).toBe('CANNOT_ATTACK');
    opponent.evolve('Mosslamb', 'Mossram');
    opponent.attack();
    expect(you.active).toMatchObject({ damage: 50 });
  });

  test('seeds 47, 48: a card that passes over a stage follows rule 4.2', () => {
    const { you } = game({
      you: { active: 'Mosslamb', hand: ['Growth', 'Mosslord', 'Mossram'] },
      opponent: OTHER,
    });
    you.use('Growth');
    expect(you.active).toMatchObject({ name: 'Mosslord' });
    const again = game({
      you: { active: { card: 'Mosslamb', newIn: 5 }, hand: ['Growth', 'Mosslord'] },
      opponent: OTHER,
    });
    expect(again.you.cannot.use('Growth')).toBe('NO_TARGET');
  });

  test('4.6, seed 50: what was devolved counts as new this turn, and has no conditions', () => {
    const { you } = game({
      you: {
        active: { card: 'Mosslord', onto: ['Mosslamb', 'Mossram'], damage: 50, statuses: ['confusion'] },
        hand: ['Regress', 'Mossram'],
      },
      opponent: OTHER,
    });
    you.use('Regress');
    you.choose('Mosslord');
    expect(you.active).toMatchObject({ name: 'Mossram', damage: 50, statuses: [] });
    expect(you.cannot.evolve('Mossram', 'Mosslord')).toBe('CARD_NOT_IN_HAND');
    expect(you.discard).toEqual(['Mosslord', 'Regress']);
  });

  test('seed 49: devolved below its damage it is Knocked Out', () => {
    const { you, opponent } = game({
      you: {
        active: { card: 'Mosslord', onto: ['Mosslamb', 'Mossram'], damage: 90 },
        bench: ['Stinger'],
        hand: ['Regress'],
      },
      opponent: OTHER,
    });
    you.use('Regress');
    you.choose('Mossram');
    expect(you.active).toMatchObject({ name: 'Stinger' });
    expect(opponent.prizes).toBe(5);
  });
});

describe('rule 3.9: retreat', () => {
  test('costs energy, frees of conditions, once a turn', () => {
    const { you } = game({
      you: {
        active: { card: 'Sparkmouse', energy: ['Fire', 'Water'], statuses: ['poison', 'confusion'] },
        bench: ['Stinger', 'Mosslamb'],
      },
      opponent: OTHER,
    });
    you.retreat();
    you.choose('Water');
    you.choose('Mosslamb');
    expect(you.active).toMatchObject({ name: 'Mosslamb' });
    expect(you.bench[1]).toMatchObject({ name: 'Sparkmouse', energy: ['Fire'], statuses: [] });
    expect(you.cannot.retreat()).toBe('ALREADY_RETREATED');
  });

  test.each(['sleep', 'paralysis'] as const)('9.3: not in %s', (status) => {
    const { you } = game({
      you: { active: { card: 'Sparkmouse', energy: ['Fire'], statuses: [status] }, bench: ['Stinger'] },
      opponent: OTHER,
    });
    expect(you.cannot.retreat()).toBe('ASLEEP_OR_PARALYZED');
    expect(you.cannot.attack()).toBe('ASLEEP_OR_PARALYZED');
  });

  test('needs a Bench and the energy', () => {
    const alone = game({ you: { active: { card: 'Sparkmouse', energy: ['Fire'] } }, opponent: OTHER });
    expect(alone.you.cannot.retreat()).toBe('NO_BENCH');
    const poor = game({ you: { ...OTHER, active: { card: 'Mosslamb', energy: ['Fire'] } }, opponent: OTHER });
    expect(poor.you.cannot.retreat()).toBe('CANNOT_PAY_RETREAT');
  });

  test('seed 17: one card that provides two pays two', () => {
    const { you } = game({
      you: { active: { card: 'Mosslamb', energy: ['Double', 'Fire'] }, bench: ['Stinger'] },
      opponent: OTHER,
    });
    you.retreat();
    you.choose('Double');
    expect(you.active).toMatchObject({ name: 'Stinger' });
    expect(you.discard).toEqual(['Double']);
  });

  test('3.10: and may be given for one', () => {
    const { you } = game({
      you: { active: { card: 'Sparkmouse', energy: ['Double', 'Fire'] }, bench: ['Stinger'] },
      opponent: OTHER,
    });
    you.retreat();
    you.choose('Double');
    expect(you.discard).toEqual(['Double']);
  });

  test('3.11: changing places by a card is no retreat', () => {
    const { you } = game({
      you: { active: { card: 'Sparkmouse', statuses: ['sleep'] }, bench: ['Stinger'], hand: ['Relay'] },
      opponent: OTHER,
    });
    you.use('Relay');
    expect(you.active).toMatchObject({ name: 'Stinger' });
    expect(you.bench).toMatchObject([{ statuses: [] }]);
  });

  test('seed 56: what adds to the cost and takes off it is summed', () => {
    const { you } = game({
      you: { active: 'Sparkmouse', bench: ['Banner', 'Stinger'] },
      opponent: OTHER,
    });
    expect(you.view.you.active).toMatchObject({ retreatCost: 0, maxHp: 70 });
    you.retreat();
    you.choose('Stinger');
    expect(you.active).toMatchObject({ name: 'Stinger', energy: [] });
  });
});
