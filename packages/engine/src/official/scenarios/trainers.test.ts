/** Prices, what is done as far as possible and what would change nothing: which trainers, abilities and attacks may be used (rules 3.6, 10). */
import { describe, expect, test } from 'vitest';
import type { Step } from '../model/language.ts';
import { after, attacking, OWN, pokemon, power, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire } from '../testing/position.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };
const HAND = { pile: 'hand', whose: 'own' } as const;

const ELIXIR = trainer('Elixir', [
  { do: 'choosePokemon', from: { ...OWN, where: { damaged: true } }, min: 1, max: 1, as: 'it' },
  { do: 'heal', on: { bound: 'it' }, counters: 'all' },
  { do: 'move', cards: { on: { bound: 'it' }, part: 'energy' }, to: 'discard' },
]);
const SPRING = trainer('Spring', [{ do: 'heal', on: OWN, counters: 3 }]);
const BARTER: readonly Step[] = [
  { do: 'chooseCards', from: HAND, min: 1, max: 1, as: 'paid', price: true },
  { do: 'move', cards: { bound: 'paid' }, to: 'discard' },
];
const DRAW_TWO = { do: 'draw', whose: 'own', cards: 2 } as const;
const SWAPPER = attacking(
  'Swapper',
  20,
  after(
    { do: 'chooseCards', from: HAND, min: 1, max: 1, as: 'it' },
    { do: 'move', cards: { bound: 'it' }, to: 'discard' },
    { do: 'if', is: { some: 'it' }, yes: [DRAW_TWO] },
  ),
);
const TRADER = pokemon('Trader', {
  abilities: [power('Trade', { works: 'activated', often: 'oncePerTurn', price: BARTER, steps: [DRAW_TWO] })],
});
const CHIEF = trainer(
  'Chief',
  [
    { do: 'choosePokemon', from: { whose: 'own', place: 'bench' }, min: 1, max: 1, as: 'own' },
    { do: 'changePlaces', with: { bound: 'own' }, doneTo: 'benched' },
    { do: 'choosePokemon', from: { whose: 'opponent', place: 'bench' }, min: 1, max: 1, as: 'theirs' },
    { do: 'changePlaces', with: { bound: 'theirs' }, doneTo: 'benched' },
  ],
  { trainer: 'supporter' },
);
const FLUKE = trainer('Fluke', [
  { do: 'flip', coins: 1, as: 'coin' },
  {
    do: 'if',
    is: { heads: 'coin' },
    yes: [
      { do: 'choosePokemon', from: { whose: 'opponent', place: 'bench' }, min: 1, max: 1, as: 'it' },
      { do: 'changePlaces', with: { bound: 'it' }, doneTo: 'benched' },
    ],
  },
]);
const RECOVERY = trainer('Recovery', [
  { do: 'flip', coins: 2, as: 'coins' },
  {
    do: 'repeat',
    times: { heads: 'coins' },
    steps: [{ do: 'may', yes: [{ do: 'move', cards: { pile: 'discard', whose: 'own' }, to: 'hand' }] }],
  },
]);
const FRESH = trainer('Fresh', [
  { do: 'move', cards: HAND, to: 'deck' },
  { do: 'shuffle', whose: 'own' },
  { do: 'draw', whose: 'own', cards: 4 },
]);
const INFUSE = trainer('Infuse', [
  {
    do: 'chooseCards',
    from: { ...HAND, where: { basicEnergy: true, type: 'Water' } },
    min: 0,
    max: 2,
    as: 'them',
  },
  { do: 'attachEnergy', cards: { bound: 'them' }, to: { whose: 'own', place: 'active' } },
]);

describe('as much as possible', () => {
  test('seed 27: all is healed where there is no Energy to discard', () => {
    const { you } = game({
      you: { active: { card: 'Mosslamb', damage: 70 }, hand: [ELIXIR] },
      opponent: OTHER,
    });
    you.use('Elixir');
    expect(you.active).toMatchObject({ damage: 0 });
  });

  test('all the Energy goes where there is some, with what it changed (6)', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Mosslamb', damage: 70, energy: ['Cushion', 'Fire'] }, hand: [ELIXIR] },
      opponent: { active: fire('Emberfox') },
    });
    you.use('Elixir');
    expect(you.active).toMatchObject({ damage: 0, energy: [] });
    you.endTurn();
    opponent.attack();
    expect(you.active).toMatchObject({ damage: 60 });
  });

  test('seed 29: healing all needs one that is damaged', () => {
    const { you } = game({
      you: { active: 'Mosslamb', bench: [{ card: 'Stinger', damage: 20 }], hand: [SPRING, SPRING] },
      opponent: OTHER,
    });
    you.use('Spring');
    expect(you.bench).toMatchObject([{ damage: 0 }]);
    expect(you.cannot.use('Spring')).toBe('NO_CHANGE');
  });

  test('a Pokémon that lives by a Tool is healed without being asked how much it has', () => {
    const { you } = game({
      you: { active: { card: 'Sparkmouse', damage: 50 }, hand: ['Charm', SPRING] },
      opponent: OTHER,
    });
    you.use('Charm');
    you.use('Spring');
    expect(you.active).toMatchObject({ damage: 20 });
    expect(you.view.you.active).toMatchObject({ maxHp: 90 });
  });

  test('seed 30: an attack that discards to draw goes without a hand, a trainer does not', () => {
    const bare = game({ you: { active: fire(SWAPPER) }, opponent: OTHER });
    bare.you.attack();
    expect(bare.opponent.active).toMatchObject({ damage: 20 });
    expect(bare.you.hand).toEqual([]);
    const rich = game({ you: { active: fire(SWAPPER), hand: ['Fire'] }, opponent: OTHER });
    rich.you.attack();
    expect(rich.you.hand).toHaveLength(2);
  });

  test('seed 73: «switch yours; if you do, one of theirs» needs an own one to switch', () => {
    const alone = game({ you: { active: 'Mosslamb', hand: [CHIEF] }, opponent: OTHER });
    expect(alone.you.cannot.use('Chief')).toBe('NO_TARGET');
    const { you, opponent } = game({
      you: { active: { card: 'Mosslamb', statuses: ['sleep'] }, bench: ['Sparkmouse'], hand: [CHIEF] },
      opponent: OTHER,
    });
    you.use('Chief');
    expect([you.active, opponent.active]).toMatchObject([{ name: 'Sparkmouse' }, { name: 'Stinger' }]);
    expect(you.bench).toMatchObject([{ name: 'Mosslamb', statuses: [] }]);
  });

  test('seed 75: «up to two» of a kind may be none; two go onto one Pokémon, besides the Energy of the turn (C-09)', () => {
    const { you } = game({
      you: { active: 'Mosslamb', hand: [INFUSE, INFUSE, 'Water', 'Water', 'Fire'] },
      opponent: OTHER,
    });
    you.use('Infuse');
    you.choose();
    expect(you.active).toMatchObject({ energy: [] });
    you.use('Infuse');
    you.choose('Water', 'Water');
    you.attach('Fire', 'Mosslamb');
    expect(you.active).toMatchObject({ energy: ['Water', 'Water', 'Fire'] });
  });
});

describe('coins', () => {
  test('are no change: what may follow from them is (3.6)', () => {
    const board = { active: 'Mosslamb', hand: [FLUKE, RECOVERY] };
    const alone = game({ you: board, opponent: { active: 'Mosslamb' } });
    expect(alone.you.cannot.use('Fluke')).toBe('NO_TARGET');
    expect(alone.you.cannot.use('Recovery')).toBe('NO_CHANGE');
    const { you, opponent } = game({ you: board, opponent: OTHER, coins: ['heads', 'tails', 'tails'] });
    you.use('Fluke');
    expect(opponent.active).toMatchObject({ name: 'Stinger' });
    you.use('Recovery');
    expect(you.discard).toEqual(['Fluke', 'Recovery']);
  });
});

describe('prices', () => {
  test('seed 76: an ability that trades needs a deck to draw from, and a card to give', () => {
    const empty = game({ you: { active: TRADER, hand: ['Fire'], deck: [] }, opponent: OTHER });
    expect(empty.you.cannot.ability('Trader')).toBe('NO_CHANGE');
    const poor = game({ you: { active: TRADER }, opponent: OTHER });
    expect(poor.you.cannot.ability('Trader')).toBe('PRICE');
    const { you } = game({ you: { active: TRADER, hand: ['Fire'] }, opponent: OTHER });
    you.ability('Trader');
    expect(you.hand).toHaveLength(2);
    expect(you.cannot.ability('Trader')).toBe('ABILITY_USED');
  });

  test('seed 74: the last card of the hand may be one that shuffles the hand away and draws', () => {
    const { you } = game({ you: { active: 'Mosslamb', hand: [FRESH] }, opponent: OTHER });
    you.use('Fresh');
    expect(you.hand).toHaveLength(4);
    const nothing = game({ you: { active: 'Mosslamb', hand: [FRESH], deck: [] }, opponent: OTHER });
    expect(nothing.you.cannot.use('Fresh')).toBe('NO_CHANGE');
  });

  test('the card that is played is not part of the hand it shuffles away', () => {
    const { you } = game({ you: { active: 'Mosslamb', hand: [FRESH, 'Fire'], deck: [] }, opponent: OTHER });
    you.use('Fresh');
    expect([you.hand, you.discard.at(-1)]).toEqual([['Fire'], 'Fresh']);
  });
});
