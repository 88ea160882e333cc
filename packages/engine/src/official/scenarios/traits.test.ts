/** Ancient traits that change a turn, and what they meet (rule 11.15). */
import { describe, expect, test } from 'vitest';
import { pokemon, power } from '../testing/cardBuilders.ts';
import { cardOf } from '../testing/cards.ts';
import { game } from '../testing/game.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };
const DRUMMER = { card: 'Drummer', energy: ['Fire'] };
const WALL = { card: 'Emberfox VMAX', onto: ['Emberfox V'] };
const TRAITED = cardOf('Sprouter');

describe('11.15 α Growth', () => {
  test('two energy cards in the attachment of the turn, and no third', () => {
    const { you } = game({
      you: { active: 'Sprouter', bench: ['Stinger'], hand: ['Fire', 'Water', 'Grass'] },
      opponent: OTHER,
    });
    you.attach('Fire', 'Sprouter');
    expect(you.asked).toEqual(['Water', 'Grass']);
    you.choose('Grass');
    expect(you.active).toMatchObject({ energy: ['Fire', 'Grass'] });
    expect(you.cannot.attach('Water', 'Sprouter')).toBe('ALREADY_ATTACHED');
    expect(you.cannot.attach('Water', 'Stinger')).toBe('ALREADY_ATTACHED');
  });

  test('the second may be left, and is lost then; none is offered for another Pokémon', () => {
    const { you, opponent } = game({
      you: { active: 'Sprouter', bench: ['Stinger'], hand: ['Fire', 'Water', 'Grass'] },
      opponent: OTHER,
    });
    you.attach('Fire', 'Sprouter');
    you.choose();
    expect(you.cannot.attach('Water', 'Sprouter')).toBe('ALREADY_ATTACHED');
    you.endTurn();
    opponent.endTurn();
    you.attach('Water', 'Stinger');
    expect(you.asked).toBeNull();
    expect(you.bench).toMatchObject([{ energy: ['Water'] }]);
  });

  test('C-09: what answers an energy card answers each of the two', () => {
    const heals = power('Sip', {
      works: 'answers',
      on: 'energyAttached',
      steps: [{ do: 'heal', on: 'self', counters: 1 }],
    });
    if (TRAITED.kind !== 'pokemon') throw new TypeError('Sprouter is a Pokémon');
    const both = pokemon('Sipping Sprouter', { abilities: [...TRAITED.abilities, heals] });
    const { you } = game({
      you: { active: { card: both, damage: 50 }, hand: ['Fire', 'Water'] },
      opponent: OTHER,
    });
    you.attach('Fire', 'Sipping Sprouter');
    you.choose('Water');
    expect(you.active).toMatchObject({ energy: ['Fire', 'Water'], damage: 30 });
  });

  test('10.2: «no Abilities» leaves the trait', () => {
    const { you } = game({
      you: { active: 'Sprouter', hand: ['Fire', 'Water'] },
      opponent: { active: 'Keyring' },
    });
    you.attach('Fire', 'Sprouter');
    you.choose('Water');
    expect(you.active).toMatchObject({ energy: ['Fire', 'Water'] });
  });
});

describe('11.15 Ω Barrage', () => {
  test('7.2: Knock Out, Prize and promotion of the first come before the second, which hits the new one', () => {
    const { you, opponent } = game({
      you: { active: DRUMMER, bench: ['Stinger'], hand: ['Letter'] },
      opponent: { active: { card: 'Stinger', damage: 50 }, bench: ['Mosslamb', 'Sparkmouse'] },
    });
    you.attack(0);
    expect(you.prizes).toBe(5);
    opponent.choose('Mosslamb');
    expect(you.cannot.use('Letter')).toBe('ONLY_ATTACK_AGAIN');
    expect(you.cannot.retreat()).toBe('ONLY_ATTACK_AGAIN');
    you.attack(0);
    expect(opponent.active).toMatchObject({ name: 'Mosslamb', damage: 20 });
    expect(you.cannot.attack(0)).toBe('NOT_YOUR_TURN');
  });

  test('the second may be left; the Checkup comes once, after the turn (8)', () => {
    const { you, opponent, happened } = game({
      you: { active: DRUMMER },
      opponent: { active: { ...WALL, statuses: ['poison'] } },
    });
    you.attack(0);
    expect(opponent.active).toMatchObject({ damage: 20 });
    you.endTurn();
    expect(opponent.active).toMatchObject({ damage: 30 });
    expect(happened().filter((type) => type === 'checkup')).toHaveLength(1);
  });

  test('rule 5, step 9: each attack is answered for its own damage', () => {
    const { you } = game({
      you: { active: { ...DRUMMER, energy: ['Fire', 'Fire'] } },
      opponent: { active: 'Striker', bench: ['Stinger'] },
    });
    you.attack(0);
    expect(you.active).toMatchObject({ damage: 10 });
    you.attack(1);
    expect(you.active).toMatchObject({ damage: 20 });
  });

  test('one that Confusion stops ends the turn, the second as well as the first (5, step 3)', () => {
    const confused = { ...DRUMMER, statuses: ['confusion'] as const };
    const first = game({ you: { active: confused }, opponent: { active: WALL }, coins: ['tails'] });
    first.you.attack(0);
    expect(first.you.cannot.attack(0)).toBe('NOT_YOUR_TURN');
    const second = game({
      you: { active: confused },
      opponent: { active: WALL },
      coins: ['heads', 'tails'],
    });
    second.you.attack(0);
    second.you.attack(0);
    expect(second.opponent.active).toMatchObject({ damage: 20 });
    expect(second.you.cannot.attack(0)).toBe('NOT_YOUR_TURN');
  });

  test('7.7: the last Prize of the first attack wins, without a second', () => {
    const { you, battle } = game({
      you: { active: DRUMMER, prizes: 1 },
      opponent: { active: { card: 'Stinger', damage: 50 }, bench: ['Stinger'] },
    });
    you.attack(0);
    expect(battle().state).toMatchObject({ winner: 0, ending: 'prizes_taken' });
    expect(you.moves).toEqual([]);
  });

  test('an attacker that an answer brings down attacks no more: the turn is over', () => {
    const { you, opponent } = game({
      you: { active: { ...DRUMMER, damage: 50 }, bench: ['Mosslamb'] },
      opponent: { active: 'Striker', bench: ['Stinger'] },
    });
    you.attack(0);
    expect([opponent.prizes, you.active?.name]).toEqual([5, 'Mosslamb']);
    expect(you.cannot.attack(0)).toBe('NOT_YOUR_TURN');
  });
});
