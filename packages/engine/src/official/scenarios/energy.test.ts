/** Energy where it meets costs, retreat, Stadiums, Tools and cards that are something else (rules 3.4, 3.9, 3.10, 6.12). */
import { describe, expect, test } from 'vitest';
import { always, attacking, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire } from '../testing/position.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };

/** An attack that discards two units of its own. */
const BURNER = attacking('Burner', 60, {
  price: [
    { do: 'chooseCards', from: { on: 'self', part: 'energy' }, min: 1, max: 1, as: 'paid', price: true },
    { do: 'move', cards: { bound: 'paid' }, to: 'discard' },
  ],
});
const TAXMAN = always('Taxman', { whose: 'opponent', place: 'active' }, { change: 'attackCost', by: 1 });
const HELPER = always('Helper', { whose: 'own', place: 'active' }, { change: 'attackCost', by: -1 });
const COUNTING = attacking('Counting', 0, {
  damage: { product: [10, { energy: 'self' }] },
  after: [{ do: 'move', cards: { on: 'self', part: 'energy' }, to: 'discard' }],
});

describe('costs of attacks (6.12)', () => {
  test('what adds one and what takes one off leave it as printed', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Emberfox', energy: ['Fire', 'Water'] }, bench: [HELPER] },
      opponent: { active: 'Mosslamb', bench: [TAXMAN] },
    });
    you.attack(1);
    expect(opponent.active).toMatchObject({ statuses: ['burn'] });
  });

  test('what adds one alone asks for another Energy, of any type', () => {
    const { you } = game({
      you: { active: fire('Emberfox'), hand: ['Water'] },
      opponent: { active: 'Mosslamb', bench: [TAXMAN] },
    });
    expect(you.cannot.attack(0)).toBe('NOT_ENOUGH_ENERGY');
    you.attach('Water', 'Emberfox');
    you.attack(0);
  });

  test('what takes one off takes Colorless alone: the type is still asked for', () => {
    const { you } = game({
      you: { active: { card: 'Emberfox', energy: ['Water'] }, bench: [HELPER] },
      opponent: OTHER,
    });
    expect(you.cannot.attack(0)).toBe('NOT_ENOUGH_ENERGY');
    const plain = game({ you: { active: 'Sparkmouse', bench: [HELPER] }, opponent: OTHER });
    plain.you.attack(0);
    expect(plain.opponent.active).toMatchObject({ damage: 20 });
  });

  test('7.2: the one that adds leaves play with the attack it could not hinder, and the next is cheaper', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Spreader', energy: ['Fire', 'Fire'] } },
      opponent: { active: 'Mosslamb', bench: [{ card: TAXMAN, damage: 50 }] },
    });
    you.attack();
    expect(you.prizes).toBe(5);
    opponent.endTurn();
    expect(you.moves.some(({ type }) => type === 'attack')).toBe(true);
  });
});

describe('discards', () => {
  test('seed 17: a card that provides two may be given for «discard an Energy»', () => {
    const { you, opponent } = game({
      you: { active: { card: BURNER, energy: ['Double', 'Fire'] } },
      opponent: OTHER,
    });
    you.attack();
    you.choose('Double');
    expect(you.active).toMatchObject({ energy: ['Fire'] });
    expect(opponent.active).toMatchObject({ damage: 60 });
  });

  test('seed 19: Energy that the attack discards after its damage counts for it', () => {
    const { you, opponent } = game({
      you: { active: { card: COUNTING, energy: ['Fire', 'Double'] } },
      opponent: OTHER,
    });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 30 });
    expect(you.active).toMatchObject({ energy: [] });
  });

  test('a price is paid even where Confusion let the attack through, and not where it did not (5.1)', () => {
    const confused = (coin: 'heads' | 'tails') =>
      game({
        you: { active: fire(BURNER, { statuses: ['confusion'] }) },
        opponent: OTHER,
        coins: [coin],
      });
    const through = confused('heads');
    through.you.attack();
    expect(through.you.active).toMatchObject({ energy: [] });
    const stopped = confused('tails');
    stopped.you.attack();
    expect(stopped.you.active).toMatchObject({ energy: ['Fire'], damage: 30 });
  });

  test('a Special Energy that shields goes with its Pokémon, and shields no other', () => {
    const { you, opponent } = game({
      you: { active: fire('Emberfox') },
      opponent: {
        active: { card: 'Sparkmouse', damage: 40, energy: ['Cushion'] },
        bench: ['Stinger'],
      },
    });
    you.attack();
    expect(opponent.discard).toEqual(['Sparkmouse', 'Cushion']);
    opponent.endTurn();
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 30 });
  });

  test('two that shield take off twice', () => {
    const { you, opponent } = game({
      you: { active: fire('Emberfox') },
      opponent: { active: { card: 'Stinger', energy: ['Cushion', 'Cushion'] } },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 10 });
  });
});

describe('a Pokémon that is Energy', () => {
  test('goes back to the discard pile as a card, from where it can be benched again', () => {
    const { you } = game({
      you: { active: fire('Sparkmouse'), bench: ['Battery', 'Stinger'], hand: ['Rebirth'] },
      opponent: OTHER,
    });
    you.ability('Battery');
    you.choose('Sparkmouse');
    you.choose('Water');
    you.retreat();
    you.choose('Battery');
    you.use('Rebirth');
    expect(you.bench.map(({ name }) => name).sort()).toEqual(['Battery', 'Sparkmouse']);
  });

  test('is turned into Fire with all other Energy of its Pokémon', () => {
    const { you } = game({
      you: { active: { card: 'Turner', energy: [] }, bench: ['Battery', 'Stinger'] },
      opponent: OTHER,
    });
    you.ability('Battery');
    you.choose('Turner');
    you.choose('Water');
    expect(you.cannot.attack()).toBe('NOT_ENOUGH_ENERGY');
    you.ability('Turner');
    expect(you.view.you.active?.energy).toMatchObject([{ provides: [['Fire'], ['Fire']] }]);
    you.attack();
  });

  test('does not count as a Pokémon in play: with the last other one gone the battle is lost (7.7)', () => {
    const { you, battle } = game({
      you: { active: { card: 'Recoiler', damage: 0 }, bench: ['Battery'] },
      opponent: { active: 'Mosslord' },
    });
    you.ability('Battery');
    you.choose('Fire');
    you.attack();
    expect(battle().state).toMatchObject({ winner: 1, ending: 'opponent_no_pokemon' });
  });
});

test('3.4, C-09: attaching by an effect does not use up the Energy of the turn', () => {
  const stream = trainer('Stream', [
    {
      do: 'chooseCards',
      from: { pile: 'discard', whose: 'own', where: { basicEnergy: true } },
      min: 1,
      max: 1,
      as: 'it',
    },
    { do: 'attachEnergy', cards: { bound: 'it' }, to: { whose: 'own', place: 'active' } },
  ]);
  const { you } = game({
    you: { active: 'Pebblecub', hand: [stream, 'Rock', 'Rock'], discard: ['Double', 'Rock'] },
    opponent: { active: 'Mosslord', bench: ['Stinger'] },
  });
  you.attach('Rock', 'Pebblecub');
  you.use('Stream');
  expect(you.active).toMatchObject({ energy: ['Rock', 'Rock'] });
  expect(you.cannot.attach('Rock', 'Pebblecub')).toBe('ALREADY_ATTACHED');
});
