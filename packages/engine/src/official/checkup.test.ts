/** The Checkup between turns, abilities of the own turn, and the clock (rules 8, 9, 10, 12.6). */
import { describe, expect, test } from 'vitest';
import { game } from './testing/game.ts';

describe('rule 8: the Checkup', () => {
  test('poison one counter, burn two and a coin, for both sides', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Mosslamb', statuses: ['poison', 'burn'] } },
      opponent: { active: { card: 'Mosslamb', statuses: ['burn'] } },
      coins: ['tails', 'heads'],
    });
    you.endTurn();
    expect(you.active).toMatchObject({ damage: 30, statuses: ['poison', 'burn'] });
    expect(opponent.active).toMatchObject({ damage: 20, statuses: [] });
  });

  test('9.5a: a poison of two counters; seed 46: the plain one takes its place', () => {
    const { you, opponent } = game({
      you: {
        active: { card: 'Toxitail', energy: ['Fire'] },
        bench: [{ card: 'Stinger', energy: ['Fire'] }],
        hand: ['Relay'],
      },
      opponent: { active: 'Mosslamb' },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 20 });
    opponent.endTurn();
    expect(opponent.active).toMatchObject({ damage: 40 });
    you.use('Relay');
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 40 + 10 + 10, statuses: ['poison'] });
  });

  test('8.2: first poison, then burn, then sleep', () => {
    const { you, happened, events } = game({
      you: { active: { card: 'Mosslamb', statuses: ['sleep', 'burn', 'poison'] } },
      opponent: { active: 'Mosslamb' },
      coins: ['tails', 'heads'],
    });
    you.endTurn();
    expect(happened().slice(0, 7)).toEqual([
      'turnEnded',
      'checkup',
      'countersPut',
      'countersPut',
      'coinFlipped',
      'coinFlipped',
      'recovered',
    ]);
    expect(events()[5]).toMatchObject({ reason: 'sleep' });
  });

  test('seed 42: who wakes up and dies of poison in one Checkup is Knocked Out at its end', () => {
    const { you, opponent, happened } = game({
      you: { active: { card: 'Sparkmouse', damage: 50, statuses: ['poison', 'sleep'] }, bench: ['Stinger'] },
      opponent: { active: 'Mosslamb' },
      coins: ['heads'],
    });
    you.endTurn();
    expect(happened()).toEqual(expect.arrayContaining(['recovered', 'knockedOut']));
    expect(opponent.prizes).toBe(5);
  });

  test('seed 31: both Active Pokémon die of poison: who is next promotes first, Prizes for both', () => {
    const sick = { card: 'Sparkmouse', damage: 50, statuses: ['poison'] as const };
    const { you, opponent } = game({
      you: { active: sick, bench: ['Stinger', 'Mosslamb'] },
      opponent: { active: sick, bench: ['Stinger', 'Mosslamb'] },
    });
    you.endTurn();
    expect(you.asked).toBeNull();
    opponent.choose('Stinger');
    you.choose('Mosslamb');
    expect([you.prizes, opponent.prizes]).toEqual([5, 5]);
    expect(opponent.view.yourMove).toBe(true);
  });

  test('seed 41: paralyzed in the opponent’s attack, it recovers at the Checkup after its own turn', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Shocker', energy: ['Fire'] } },
      opponent: { active: { card: 'Stinger', energy: ['Fire'] } },
      coins: ['heads'],
    });
    you.attack();
    expect(opponent.active).toMatchObject({ statuses: ['paralysis'] });
    expect(opponent.cannot.attack()).toBe('ASLEEP_OR_PARALYZED');
    opponent.endTurn();
    expect(opponent.active).toMatchObject({ statuses: [] });
  });

  test('9.2, seeds 43 and 44: sleep gives way to Confusion, poison and burn stand beside it', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Dazzler', energy: ['Fire'] } },
      opponent: { active: { card: 'Mosslamb', statuses: ['sleep', 'poison', 'burn'] } },
      coins: ['tails'],
    });
    you.attack();
    expect(opponent.active).toMatchObject({ statuses: ['poison', 'burn', 'confusion'] });
  });

  test('a doll has no conditions and does not retreat', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Toxitail', energy: ['Fire'] } },
      opponent: { active: 'Puppet', bench: ['Stinger'] },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ statuses: [] });
    expect(opponent.cannot.retreat()).toBe('CANNOT_RETREAT');
    opponent.ability('Puppet', 1);
    expect(opponent.active).toMatchObject({ name: 'Stinger' });
    expect(you.prizes).toBe(6);
  });
});

describe('abilities', () => {
  test('an unlimited one moves counters as often as wanted, also to a Knock Out', () => {
    const { you, opponent } = game({
      you: {
        active: { card: 'Mosslamb', damage: 20 },
        bench: ['Porter', { card: 'Sparkmouse', damage: 50 }],
      },
      opponent: { active: 'Stinger' },
    });
    you.ability('Porter');
    you.choose('Mosslamb');
    you.choose('Sparkmouse');
    expect(you.bench).toMatchObject([{ name: 'Porter' }]);
    expect(opponent.prizes).toBe(5);
    you.ability('Porter');
    expect(you.active).toMatchObject({ damage: 0 });
    expect(you.bench).toMatchObject([{ name: 'Porter', damage: 10 }]);
    const healthy = game({ you: { active: 'Porter', bench: ['Stinger'] }, opponent: { active: 'Stinger' } });
    expect(healthy.you.cannot.ability('Porter')).toBe('NO_TARGET');
  });

  test('10: once a turn, for each Pokémon; not while its text says so', () => {
    const { you } = game({
      you: {
        active: { card: 'Turner', energy: ['Water', 'Double'] },
        bench: [{ card: 'Turner', statuses: [] }],
      },
      opponent: { active: 'Mosslamb' },
    });
    expect(you.cannot.attack()).toBe('NOT_ENOUGH_ENERGY');
    you.ability('Turner');
    expect(you.cannot.ability('Turner')).toBe('ABILITY_USED');
    you.attack();
    const asleep = game({
      you: { active: { card: 'Turner', statuses: ['sleep'] } },
      opponent: { active: 'Mosslamb' },
    });
    expect(asleep.you.cannot.ability('Turner')).toBe('ABILITY_OFF');
  });

  test('a Pokémon becomes energy: it counts as Knocked Out and pays for two', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Turner', energy: ['Water'] }, bench: [{ card: 'Battery', energy: ['Grass'] }] },
      opponent: { active: 'Mosslamb' },
    });
    you.ability('Battery');
    you.choose('Fire');
    expect(opponent.prizes).toBe(5);
    expect(you.active).toMatchObject({ energy: ['Water', 'Battery'] });
    expect(you.discard).toEqual(['Grass']);
    you.attack();
    expect(opponent.active).toMatchObject({ name: 'Mosslamb', damage: 60 });
  });
});

describe('the clock', () => {
  test('answers what is asked and ends the turn; the third time in a row loses', () => {
    const { you, opponent, battle } = game({
      you: {
        active: { card: 'Mosslamb', damage: 20 },
        bench: [{ card: 'Stinger', damage: 10 }],
        hand: ['Balm'],
      },
      opponent: { active: 'Stinger' },
    });
    you.use('Balm');
    you.timeOut();
    expect(you.active).toMatchObject({ damage: 0 });
    expect(battle().state.current).toBe(1);
    opponent.endTurn();
    you.timeOut();
    opponent.endTurn();
    you.timeOut();
    expect(battle().state).toMatchObject({ winner: 1, ending: 'opponent_timed_out' });
  });
});
