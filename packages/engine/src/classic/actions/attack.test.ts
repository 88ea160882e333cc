/** Attacking: who may, what it needs, what it does, what the attack's text adds. */
import { describe, expect, test } from 'vitest';
import { RULES } from '../model/rules.ts';
import { draftOf } from '../procedure/draft.ts';
import { game } from '../testing/game.ts';
import { positionOf, type SidePosition } from '../testing/position.ts';
import { attack, attackSteps } from './attack.ts';

const OTHER: SidePosition = { active: 'Mosslamb', bench: ['Featherling'] };
const ready = (card: string): SidePosition => ({ active: { card, energy: ['Fire'] } });

describe('an attack', () => {
  test('with an energy attached does its damage', () => {
    const { you, opponent, events } = game({
      you: { active: 'Sparkmouse', hand: ['Fire'] },
      opponent: OTHER,
    });
    you.attach('Fire', 'Sparkmouse');
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 20 });
    expect(opponent.view.you.active).toMatchObject({ maxHp: 90, currentHp: 70 });
    expect(events().slice(-2)).toMatchObject([
      { type: 'attackUsed', seat: 0, attack: 0, name: 'Attack' },
      { type: 'damageDealt', seat: 1, cause: 'attack', amount: 20 },
    ]);
  });

  test('is allowed from the second turn on', () => {
    const inTurn = (turn: number) => game({ you: ready('Sparkmouse'), opponent: OTHER, turn }).you;
    expect(inTurn(1).cannot.attack()).toMatchObject({ code: 'FIRST_TURN_ATTACK' });
    const { you, opponent } = game({ you: ready('Sparkmouse'), opponent: OTHER, turn: 2 });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 20 });
  });

  test('needs an energy, of whatever type and however much it costs', () => {
    const { you, opponent } = game({ you: { active: 'Twinfang', hand: ['Prism'] }, opponent: OTHER });
    expect(you.cannot.attack()).toEqual({
      refused: true,
      code: 'NOT_ENOUGH_ENERGY',
      title: 'Cannot Attack',
      message: 'Not enough energy for attack',
    });
    you.attach('Prism', 'Twinfang');
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 10 });
  });

  test('is one action: a Pokémon has one in a turn, and the turn goes on', () => {
    const { you, opponent } = game({
      you: { ...ready('Sparkmouse'), bench: [{ card: 'Pebblecub', energy: ['Fire'] }], hand: ['Relay'] },
      opponent: OTHER,
    });
    you.attack();
    expect(you.cannot.attack()).toEqual({
      refused: true,
      code: 'ALREADY_ACTED',
      title: 'Cannot Attack',
      message: 'Pokemon already used action this turn',
    });
    you.use('Relay', 'Pebblecub');
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 50 });
    expect(you.view.current).toBe(0);
  });

  test('comes from the own active Pokémon only', () => {
    const { you } = game({
      you: { ...ready('Sparkmouse'), bench: [{ card: 'Pebblecub', energy: ['Fire'] }] },
      opponent: OTHER,
    });
    expect(you.cannot.attack(0, 'Pebblecub')).toMatchObject({
      code: 'NOT_THE_ACTIVE',
      message: 'Only active Pokemon can attack',
    });
    expect(you.cannot.attack(0, 'Mosslamb')).toMatchObject({ code: 'NOT_YOUR_POKEMON' });
    expect(you.cannot.attack(0, 'Lulla')).toMatchObject({ code: 'POKEMON_NOT_FOUND' });
  });

  test('needs an own active Pokémon', () => {
    const { you } = game({ you: { bench: ['Pebblecub'] }, opponent: OTHER });
    expect(you.cannot.attack(0, 'Pebblecub')).toMatchObject({
      code: 'NO_ACTIVE',
      message: 'No active Pokemon to attack with',
    });
  });

  test('needs an active Pokémon of the opponent', () => {
    const { you } = game({ you: ready('Sparkmouse'), opponent: { bench: ['Mosslamb'] } });
    expect(you.cannot.attack()).toMatchObject({
      code: 'OPPONENT_HAS_NO_ACTIVE',
      message: 'Opponent has no active Pokemon',
    });
  });

  test('is always the first one of the card', () => {
    const { you, opponent, happened } = game({ you: ready('Twinfang'), opponent: OTHER });
    expect(you.cannot.attack(1)).toMatchObject({
      code: 'NOT_THE_FIRST_ATTACK',
      message: 'Only the first attack can be used',
    });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 10 });
    expect(happened()).toEqual(['attackUsed', 'damageDealt']);
  });

  test('of a card without attacks is the basic attack of 20', () => {
    const { you, opponent, events } = game({ you: ready('Quietstone'), opponent: OTHER });
    expect(you.cannot.attack(1)).toMatchObject({ code: 'NO_ATTACKS', message: 'Pokemon has no attacks' });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 20 });
    expect(events()[0]).toMatchObject({ type: 'attackUsed', attack: 0, name: 'Basic Attack' });
  });
});

test('without a Pokémon on both sides an attack is a fault of ours, and stops', () => {
  for (const sides of [
    { you: { bench: ['Stinger'] }, opponent: OTHER },
    { you: ready('Stinger'), opponent: { bench: ['Mosslamb'] } },
  ])
    expect(() => attack(draftOf(positionOf(sides)), 0, 0)).toThrow(
      new RangeError('An attack needs two active Pokémon'),
    );
});

describe("an attack's text", () => {
  test.each([
    ['Stinger', 'poison'],
    ['Lulla', 'sleep'],
    ['Numbeel', 'paralysis'],
    ['Dizzybird', 'confusion'],
  ] as const)('of %s brings %s', (card, status) => {
    const { you, opponent, happened } = game({ you: ready(card), opponent: OTHER });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 10, statuses: [status] });
    expect(happened()).toEqual(['attackUsed', 'damageDealt', 'statusAdded']);
  });

  test.each([
    ['heads', 'burn'],
    ['tails', 'poison'],
  ] as const)('may leave it to a coin: %s brings %s', (coin, status) => {
    const { you, opponent, happened } = game({ you: ready('Cindersnail'), opponent: OTHER, coins: [coin] });
    you.attack();
    expect(opponent.active).toMatchObject({ statuses: [status] });
    expect(happened()).toEqual(['attackUsed', 'damageDealt', 'coinFlipped', 'statusAdded']);
  });

  test('may befall the attacker', () => {
    const { you, opponent } = game({ you: ready('Reelingowl'), opponent: OTHER });
    you.attack();
    expect([you.active, opponent.active]).toMatchObject([{ statuses: ['confusion'] }, { statuses: [] }]);
  });

  test('does nothing else in these rules, not even flip the coin for it', () => {
    const wordy = game({ you: { ...ready('Wordybug'), hand: [] }, opponent: OTHER });
    wordy.you.attack();
    expect(wordy.you.hand).toEqual([]);
    expect(wordy.happened()).toEqual(['attackUsed', 'damageDealt']);
    const lucky = game({ you: { ...ready('Luckyfin'), hand: [] }, opponent: OTHER, coins: ['heads'] });
    lucky.you.attack();
    expect(lucky.you.hand).toEqual([]);
    expect(lucky.happened()).toEqual(['attackUsed', 'damageDealt', 'statusAdded']);
  });

  test('keeps the conditions of a coin flip that decides about more', () => {
    const poison = { do: 'status', status: 'poison', to: 'target' } as const;
    const effects = [
      { do: 'flip', heads: [poison, { do: 'draw', count: 1 }], tails: [{ do: 'discardHand' }] },
    ] as const;
    expect(attackSteps(RULES.classic, { name: 'Sting', cost: [], damage: 10, effects })).toEqual([
      { do: 'hit', base: 10 },
      { do: 'flip', heads: [poison], tails: [] },
    ]);
  });

  test('is left to the rules: a set that carries out all of it keeps every step', () => {
    const used = { name: 'Huff', cost: [], damage: 40, effects: [{ do: 'draw', count: 1 }] } as const;
    expect(attackSteps({ ...RULES.classic, attackText: 'all' }, used)).toEqual([
      { do: 'hit', base: 40 },
      { do: 'draw', count: 1 },
    ]);
    expect(attackSteps(RULES.classic, used)).toEqual([{ do: 'hit', base: 40 }]);
    // The basic attack has no text under any rules.
    expect(attackSteps({ ...RULES.classic, attackText: 'all' }, undefined)).toEqual([
      { do: 'hit', base: 20 },
    ]);
  });

  test('befalls no Pokémon that it knocks out', () => {
    const { you, happened } = game({
      you: ready('Stinger'),
      opponent: { active: { card: 'Mosslamb', damage: 80 }, bench: ['Featherling'] },
    });
    you.attack();
    expect(happened()).toEqual(['attackUsed', 'damageDealt', 'knockedOut', 'cardsDiscarded']);
  });
});

describe('conditions', () => {
  test('come only once', () => {
    const { you, opponent, happened } = game({
      you: ready('Stinger'),
      opponent: { active: { card: 'Mosslamb', statuses: ['poison'] } },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ statuses: ['poison'] });
    expect(happened()).toEqual(['attackUsed', 'damageDealt', 'statusUnchanged']);
  });

  test('of body and mind stand side by side', () => {
    const { you, opponent } = game({
      you: ready('Lulla'),
      opponent: { active: { card: 'Mosslamb', statuses: ['burn', 'poison'] } },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ statuses: ['burn', 'poison', 'sleep'] });
  });

  test('of the mind stand beside each other: the classic rules know no replacing', () => {
    const { you, opponent, events } = game({
      you: ready('Dizzybird'),
      opponent: { active: { card: 'Mosslamb', statuses: ['poison', 'sleep'] } },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ statuses: ['poison', 'sleep', 'confusion'] });
    expect(events().slice(2)).toMatchObject([{ type: 'statusAdded', status: 'confusion' }]);
  });

  test('end when a Pokémon leaves the active position', () => {
    const { you, happened } = game({
      you: {
        active: { card: 'Mosslamb', statuses: ['poison', 'sleep'] },
        bench: ['Stinger'],
        hand: ['Relay'],
      },
      opponent: OTHER,
    });
    you.use('Relay', 'Stinger');
    expect(you.bench).toMatchObject([{ name: 'Mosslamb', statuses: [] }]);
    expect(happened()).toEqual(['trainerPlayed', 'statusesRemoved', 'placesChanged', 'cardsDiscarded']);
  });
});

describe('a confused Pokémon that attacks flips a coin', () => {
  const confused: SidePosition = {
    active: { card: 'Stinger', energy: ['Fire'], statuses: ['confusion'] },
    bench: ['Featherling'],
  };

  test('heads: the attack goes on', () => {
    const { you, opponent, happened } = game({ you: confused, opponent: OTHER, coins: ['heads'] });
    you.attack();
    expect([you.active, opponent.active]).toMatchObject([
      { damage: 0, statuses: ['confusion'] },
      { damage: 10, statuses: ['poison'] },
    ]);
    expect(happened()).toEqual(['attackUsed', 'coinFlipped', 'damageDealt', 'statusAdded']);
  });

  test('tails: it does 30 to itself, and the attack and its text are forfeit', () => {
    const { you, opponent, events } = game({ you: confused, opponent: OTHER, coins: ['tails'] });
    you.attack();
    expect([you.active, opponent.active]).toMatchObject([{ damage: 30 }, { damage: 0, statuses: [] }]);
    expect(events()).toMatchObject([
      { type: 'attackUsed' },
      { type: 'coinFlipped', reason: 'confusion', heads: false },
      { type: 'attackFailed', seat: 0 },
      { type: 'damageDealt', seat: 0, cause: 'confusion', amount: 30, formula: null },
    ]);
    expect(you.cannot.attack()).toMatchObject({ code: 'ALREADY_ACTED' });
  });

  test('and may knock itself out', () => {
    const { you } = game({
      you: {
        active: { card: 'Featherling', energy: ['Fire'], statuses: ['confusion'] },
        bench: ['Mosslamb'],
      },
      opponent: OTHER,
      coins: ['tails'],
    });
    you.attack();
    expect(you.active).toBeNull();
    expect(you.discard).toEqual(['Featherling', 'Fire']);
  });
});

describe('a knock-out', () => {
  test('comes when the damage reaches the HP: the Pokémon goes to the discard pile with all it has', () => {
    const { you, opponent, events } = game({
      you: { active: { card: 'Pebblecub', energy: ['Fire'] } },
      opponent: {
        active: { card: 'Mosslamb', damage: 60, energy: ['Fire', 'Water'] },
        bench: ['Featherling'],
      },
    });
    you.attack();
    expect(opponent.active).toBeNull();
    expect(opponent.bench).toHaveLength(1);
    expect(opponent.discard).toEqual(['Mosslamb', 'Fire', 'Water']);
    expect(events().slice(-2)).toMatchObject([
      { type: 'knockedOut', seat: 1 },
      { type: 'cardsDiscarded', seat: 1, from: 'knockOut' },
    ]);
  });

  test('takes the cards that stay on a Pokémon with it', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Sparkmouse', damage: 50 }, hand: ['Thick Cloak'] },
      opponent: { active: { card: 'Pebblecub', energy: ['Fire'] } },
    });
    you.use('Thick Cloak', 'Sparkmouse');
    expect(you.discard).toEqual([]);
    you.endTurn();
    opponent.attack();
    expect(you.discard).toEqual(['Sparkmouse', 'Thick Cloak']);
  });

  test('does not come one point before', () => {
    const { you, opponent } = game({
      you: ready('Pebblecub'),
      opponent: { active: { card: 'Mosslamb', damage: 59 } },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 89 });
  });
});
