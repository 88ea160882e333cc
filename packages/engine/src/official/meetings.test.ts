/** Where two mechanics of the official rules meet; «seed» numbers are those of the fact sheet that the rules come from. */
import { describe, expect, test } from 'vitest';
import { game } from './testing/game.ts';
import { fire } from './testing/position.ts';

describe('answers and their order', () => {
  test('seed 37: two answers to one damage: the owner of the damaged Pokémon orders them', () => {
    const { you, opponent, happened } = game({
      you: { active: fire('Stinger') },
      opponent: { active: 'Bristler' },
    });
    you.attack();
    expect(you.asked).toBeNull();
    expect(opponent.asked).toEqual(['Sting back', 'Daze back']);
    happened();
    opponent.choose('Daze back');
    expect(happened().slice(0, 2)).toEqual(['afflicted', 'countersPut']);
    expect(you.active).toMatchObject({ damage: 10, statuses: ['confusion'] });
  });

  test('an answer that knocks out the attacker settles with the attack: Prizes for both, the next player promotes first', () => {
    const { you, opponent } = game({
      you: { active: fire('Stinger', { damage: 50 }), bench: ['Mosslamb', 'Sparkmouse'] },
      opponent: { active: { card: 'Striker', damage: 60 }, bench: ['Mosslamb', 'Sparkmouse'] },
    });
    you.attack();
    expect(opponent.asked).toEqual(['Mosslamb', 'Sparkmouse']);
    opponent.choose('Mosslamb');
    you.choose('Sparkmouse');
    expect([you.prizes, opponent.prizes]).toEqual([5, 5]);
  });

  test('an answer to a Knock Out and the recoil of the attack are one Knock Out', () => {
    const { you, opponent } = game({
      you: { active: fire('Avenger', { damage: 50 }), bench: ['Stinger'] },
      opponent: { active: fire('Recoiler'), bench: ['Mosslamb'] },
    });
    you.attack();
    opponent.attack();
    // It would have gone down by its own sixty as well: one Knock Out, one Prize.
    expect([you.prizes, opponent.prizes]).toEqual([5, 5]);
  });

  test('a copied attack that hurts itself is answered as any other', () => {
    const { you } = game({
      you: { active: fire('Mimic'), bench: ['Mosslamb'] },
      opponent: { active: 'Striker', bench: ['Stinger'] },
    });
    you.attack();
    // Twenty by the copied number, answered with a counter.
    expect(you.active).toMatchObject({ damage: 10 });
  });
});

describe('protection', () => {
  test('seed 14: counters on a Pokémon that no effect reaches: none; on one that no damage reaches: they land', () => {
    const warded = game({
      you: { active: fire('Warder'), bench: ['Mosslamb'] },
      opponent: { active: fire('Scatterer') },
    });
    warded.you.attack();
    warded.opponent.attack();
    expect([warded.you.active, ...warded.you.bench]).toMatchObject([{ damage: 0 }, { damage: 20 }]);
    const shielded = game({
      you: { active: fire('Shielder'), bench: ['Mosslamb'] },
      opponent: { active: fire('Scatterer') },
      coins: ['heads'],
    });
    shielded.you.attack();
    shielded.opponent.attack();
    expect(shielded.you.active).toMatchObject({ damage: 20 });
  });

  test('seed 20: a switch that the opponent makes is done to the Active Pokémon, which is protected', () => {
    const { you, opponent } = game({
      you: { active: fire('Warder'), bench: ['Mosslamb'] },
      opponent: { active: fire('Blower') },
    });
    you.attack();
    opponent.attack();
    expect(you.active).toMatchObject({ name: 'Warder', damage: 0 });
  });

  test('10: what is placed on a protected Pokémon is lost', () => {
    const { you, opponent } = game({
      you: { active: fire('Warder'), hand: ['Fire'] },
      opponent: { active: fire('Forgetter') },
    });
    you.attack();
    opponent.attack();
    you.attach('Fire', 'Warder');
    you.attack();
    expect(you.view.you.active?.effects).toMatchObject([{ change: 'preventEffects' }]);
  });

  test('seed 40: what takes damage off takes nothing off counters of Confusion and poison', () => {
    const { you } = game({
      you: { active: fire('Stinger', { statuses: ['confusion', 'poison'] }), hand: ['Padding'] },
      opponent: { active: 'Mosslamb' },
      coins: ['tails'],
    });
    you.use('Padding');
    you.attack();
    expect(you.active).toMatchObject({ damage: 30 + 10 });
  });

  test('11.1: a doll keeps poison off, and damage of the attack comes through', () => {
    const { you, opponent } = game({
      you: { active: fire('Stinger') },
      opponent: { active: 'Puppet', bench: ['Mosslamb'] },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ name: 'Mosslamb' });
    expect(you.prizes).toBe(6);
  });
});

describe('once a turn', () => {
  test('seed 53: two Pokémon with the same ability, each once', () => {
    const { you } = game({
      you: { active: 'Mosslamb', bench: ['Turner', 'Turner'] },
      opponent: { active: 'Mosslamb' },
    });
    const [first, second] = you.view.you.bench;
    const used = you.moves.filter(({ type }) => type === 'ability');
    expect(used).toMatchObject([{ pokemon: first?.id }, { pokemon: second?.id }]);
    you.ability('Turner');
    expect(you.moves.filter(({ type }) => type === 'ability')).toMatchObject([{ pokemon: second?.id }]);
  });

  test('seed 55: taken back and played again it is a new Pokémon, which may use it again', () => {
    const { you } = game({
      you: { active: 'Mosslamb', bench: ['Turner'], hand: ['Recall'] },
      opponent: { active: 'Mosslamb' },
    });
    you.ability('Turner');
    you.use('Recall');
    you.choose('Turner');
    you.benches('Turner');
    you.ability('Turner');
  });

  test('the energy of the turn stays used when a Pokémon is taken back', () => {
    const { you } = game({
      you: { active: 'Mosslamb', bench: ['Turner'], hand: ['Recall', 'Fire', 'Water'] },
      opponent: { active: 'Mosslamb' },
    });
    you.attach('Fire', 'Turner');
    you.use('Recall');
    you.choose('Turner');
    expect(you.discard).toEqual(['Fire', 'Recall']);
    expect(you.cannot.attach('Water', 'Mosslamb')).toBe('ALREADY_ATTACHED');
  });
});

describe('energy', () => {
  test('a Pokémon that is energy is discarded as a card like any other', () => {
    const { you } = game({
      you: { active: 'Sparkmouse', bench: ['Battery', 'Stinger'] },
      opponent: { active: 'Mosslamb' },
    });
    you.ability('Battery');
    you.choose('Sparkmouse');
    you.choose('Water');
    you.retreat();
    expect(you.active).toMatchObject({ name: 'Stinger' });
    expect(you.discard).toEqual(['Battery']);
  });

  test('seed 19: turned into Fire for the turn it counts as such for the cost, and no longer afterwards', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Turner', energy: ['Water', 'Water'] } },
      opponent: { active: 'Sparkmouse', bench: ['Mosslamb'] },
    });
    you.ability('Turner');
    you.attack();
    expect(opponent.active).toMatchObject({ name: 'Mosslamb' });
    opponent.endTurn();
    expect(you.cannot.attack()).toBe('NOT_ENOUGH_ENERGY');
  });

  test('the last Pokémon that becomes energy loses nothing but itself; without another it cannot', () => {
    const { you } = game({ you: { active: 'Battery' }, opponent: { active: 'Mosslamb' } });
    expect(you.cannot.ability('Battery')).toBe('NO_TARGET');
  });
});
