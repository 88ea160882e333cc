/** Conditions where they meet evolution, switches, retreat and Knock Outs (rules 8 and 9). */
import { describe, expect, test } from 'vitest';
import type { Status } from '../../kernel/status.ts';
import { after, attacking, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire, type PokemonPosition } from '../testing/position.ts';

const ill = (card: string, ...statuses: readonly Status[]): PokemonPosition => ({ card, statuses });
const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };

const ANTIDOTE = trainer('Antidote', [
  { do: 'cure', on: { whose: 'own', place: 'active' }, statuses: ['poison'] },
]);
const DREAMER = attacking('Dreamer', 10, {
  needs: { exists: { whose: 'opponent', place: 'active', where: { statuses: ['sleep'] } } },
  after: [],
});
const SELFSLEEPER = attacking('Snoozer', 40, after({ do: 'afflict', on: 'self', status: 'sleep' }));
const PUSHER = attacking(
  'Pusher',
  0,
  after(
    { do: 'afflict', on: 'defending', status: 'poison' },
    {
      do: 'choosePokemon',
      from: { whose: 'opponent', place: 'bench' },
      by: 'opponent',
      min: 1,
      max: 1,
      as: 'it',
    },
    { do: 'changePlaces', with: { bound: 'it' }, doneTo: 'active' },
  ),
);
const SWIRLER = attacking(
  'Swirler',
  0,
  after(
    { do: 'choosePokemon', from: { whose: 'opponent', place: 'bench' }, min: 1, max: 1, as: 'it' },
    { do: 'changePlaces', with: { bound: 'it' }, doneTo: 'benched' },
    { do: 'afflict', on: 'defending', status: 'poison' },
  ),
);
const NUMBING = attacking('Numbing', 10, after({ do: 'afflict', on: 'self', status: 'paralysis' }));

describe('9.5a: strong poison and the plain one', () => {
  test('seed 46: the newest stands, weaker or stronger', () => {
    const { you, opponent } = game({
      you: { active: fire('Toxitail'), bench: [fire('Stinger')], hand: ['Relay', 'Relay'] },
      opponent: { active: 'Mosslord', bench: ['Stinger'] },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 20 });
    opponent.endTurn();
    you.use('Relay');
    you.attack();
    // Ten of the attack and one counter: 20 + 20 + 10 + 10.
    expect(opponent.active).toMatchObject({ damage: 60 });
    opponent.endTurn();
    you.use('Relay');
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 60 + 10 + 20, statuses: ['poison'] });
  });

  test('is cured like the plain one', () => {
    const { you, opponent } = game({
      you: { active: fire('Toxitail') },
      opponent: { active: 'Mosslamb', hand: [ANTIDOTE] },
    });
    you.attack();
    opponent.use('Antidote');
    opponent.endTurn();
    expect(opponent.active).toMatchObject({ damage: 20, statuses: [] });
  });
});

describe('9.1: all end', () => {
  test('with a retreat, which Confusion and poison do not hinder (9.3)', () => {
    const { you } = game({
      you: { active: fire('Sparkmouse', { statuses: ['poison', 'burn', 'confusion'] }), bench: ['Stinger'] },
      opponent: OTHER,
    });
    you.retreat();
    you.endTurn();
    expect(you.bench).toMatchObject([{ name: 'Sparkmouse', damage: 0, statuses: [] }]);
  });

  test('with evolution: one that slept attacks in the same turn', () => {
    const { you, opponent } = game({
      you: {
        active: { card: 'Mosslamb', energy: ['Grass', 'Fire'], statuses: ['sleep'] },
        hand: ['Mossram'],
      },
      opponent: { active: 'Pebblecub', bench: ['Stinger'] },
    });
    expect(you.cannot.attack()).toBe('ASLEEP_OR_PARALYZED');
    you.evolve('Mosslamb', 'Mossram');
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 50 });
  });

  test('with a switch that the opponent makes: no counter at that Checkup', () => {
    const { you, opponent } = game({
      you: { active: ill('Sparkmouse', 'poison'), bench: ['Stinger'] },
      opponent: { ...OTHER, hand: ['Hook'] },
    });
    you.endTurn();
    opponent.use('Hook');
    opponent.endTurn();
    expect(you.bench).toMatchObject([{ name: 'Sparkmouse', damage: 10, statuses: [] }]);
  });

  test('with devolution, and counters stay (4.6)', () => {
    const { you } = game({
      you: {
        active: { card: 'Mossram', onto: ['Mosslamb'], damage: 30, statuses: ['burn', 'paralysis'] },
        hand: ['Regress'],
      },
      opponent: OTHER,
    });
    you.use('Regress');
    expect(you.active).toMatchObject({ name: 'Mosslamb', damage: 30, statuses: [] });
  });
});

describe('9.2, 9.3: which stand beside each other', () => {
  test('a Pokémon that puts itself to sleep while it is confused wakes from Confusion', () => {
    const { you } = game({
      you: { active: fire(SELFSLEEPER, { statuses: ['confusion', 'poison'] }) },
      opponent: { active: 'Mosslord' },
      coins: ['heads', 'tails'],
    });
    you.attack();
    expect(you.active?.statuses).toEqual(['poison', 'sleep']);
  });

  test('9.1: a condition for a Pokémon that an attack brings to the Bench does not follow it', () => {
    const { you, opponent } = game({ you: { active: fire(PUSHER) }, opponent: OTHER });
    you.attack();
    expect(opponent.active).toMatchObject({ name: 'Stinger', statuses: [] });
    expect(opponent.bench).toMatchObject([{ name: 'Mosslamb', damage: 0, statuses: [] }]);
  });

  test('and «the Defending Pokémon» of a later sentence is the one that came (10)', () => {
    const { you, opponent } = game({ you: { active: fire(SWIRLER) }, opponent: OTHER });
    you.attack();
    expect(opponent.active).toMatchObject({ name: 'Stinger', statuses: ['poison'], damage: 10 });
  });

  test('5.1: an attack that asks for sleep is not announced against one that is awake', () => {
    const { you } = game({ you: { active: fire(DREAMER) }, opponent: OTHER });
    expect(you.cannot.attack()).toBe('ATTACK_NEEDS');
    const asleep = game({ you: { active: fire(DREAMER) }, opponent: { active: ill('Mosslamb', 'sleep') } });
    asleep.you.attack();
    expect(asleep.opponent.active).toMatchObject({ damage: 10 });
  });
});

describe('8.2 to 8.4: the Checkup', () => {
  test('a burn that goes out on heads has put its counters before', () => {
    const { you } = game({
      you: { active: ill('Sparkmouse', 'burn'), bench: ['Stinger'] },
      opponent: OTHER,
      coins: ['heads'],
    });
    you.endTurn();
    expect(you.active).toMatchObject({ damage: 20, statuses: [] });
  });

  test('poison and burn together knock out at its end: one Prize, the coin of the burn is flipped all the same', () => {
    const { you, opponent, happened } = game({
      you: { active: { card: 'Sparkmouse', damage: 50, statuses: ['poison', 'burn'] }, bench: ['Stinger'] },
      opponent: OTHER,
      coins: ['heads'],
    });
    you.endTurn();
    expect(opponent.prizes).toBe(5);
    expect(happened()).toContain('coinFlipped');
  });

  test('a Tool with HP carries a poisoned one through a Checkup, and no further', () => {
    const { you, opponent } = game({
      you: {
        active: { card: 'Sparkmouse', damage: 40, statuses: ['poison'] },
        bench: ['Stinger'],
        hand: ['Charm'],
      },
      opponent: OTHER,
    });
    you.use('Charm');
    you.choose('Sparkmouse');
    for (let turns = 0; turns < 2; turns += 1) {
      you.endTurn();
      opponent.endTurn();
    }
    expect(you.active).toMatchObject({ name: 'Sparkmouse', damage: 80 });
    you.endTurn();
    expect(you.active).toMatchObject({ name: 'Stinger' });
    expect(opponent.prizes).toBe(5);
  });

  test('8.4: after a Knock Out in the Checkup the next turn begins with its card as ever', () => {
    const { you, opponent } = game({
      you: {
        active: { card: 'Sparkmouse', damage: 50, statuses: ['poison'] },
        bench: ['Stinger', 'Mosslamb'],
      },
      opponent: OTHER,
    });
    you.endTurn();
    you.choose('Stinger');
    // A Prize, and the card of the turn.
    expect(opponent.hand).toHaveLength(2);
    expect(opponent.view.yourMove).toBe(true);
  });

  test('seed 41: paralyzed in its own turn’s answer it does not recover before its next turn is over', () => {
    const { you, opponent } = game({ you: { active: fire(NUMBING) }, opponent: OTHER });
    you.attack();
    expect(you.active).toMatchObject({ statuses: ['paralysis'] });
    opponent.endTurn();
    expect(you.cannot.attack()).toBe('ASLEEP_OR_PARALYZED');
    you.endTurn();
    expect(you.active).toMatchObject({ statuses: [] });
  });
});
