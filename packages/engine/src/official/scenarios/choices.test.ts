/** Questions of the effect language: which way, which of what was chosen before, and who shares a type. */
import { describe, expect, test } from 'vitest';
import type { Step } from '../model/language.ts';
import { OWN, pokemon, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };
const DRAW: Step = { do: 'draw', whose: 'own', cards: 1 };
const DRAW_TWO: Step = { do: 'draw', whose: 'own', cards: 2 };

describe('ways of which a text lets its player choose', () => {
  const discardHand: Step = { do: 'move', cards: { pile: 'hand', whose: 'own' }, to: 'discard' };
  const healOne: readonly Step[] = [
    { do: 'choosePokemon', from: { ...OWN, where: { damaged: true } }, min: 1, max: 1, as: 'hurt' },
    { do: 'heal', on: { bound: 'hurt' }, counters: 2 },
  ];
  const fork = trainer('Fork', [{ do: 'chooseModes', modes: [[DRAW_TWO], healOne] }]);

  test('one of two is done, the other is not', () => {
    const { you } = game({
      you: { active: { card: 'Mosslamb', damage: 30 }, hand: [fork] },
      opponent: OTHER,
    });
    you.use('Fork');
    expect(you.asked).toEqual([0, 1]);
    expect(you.cannot.choose(0, 1)).toBe('WRONG_NUMBER_CHOSEN');
    you.choose(1);
    expect(you.active).toMatchObject({ damage: 10 });
    expect(you.hand).toEqual([]);
  });

  test('one that finds nothing to choose is not offered beside another that does', () => {
    const { you } = game({ you: { active: 'Mosslamb', hand: [fork] }, opponent: OTHER });
    you.use('Fork');
    expect(you.asked).toBeNull();
    expect(you.hand).toHaveLength(2);
  });

  test('where several may be chosen they are done in the order of the text, whatever was said first', () => {
    const both = trainer('Both', [{ do: 'chooseModes', modes: [[discardHand], [DRAW_TWO]], more: true }]);
    const { you } = game({ you: { active: 'Mosslamb', hand: [both, 'Fire'] }, opponent: OTHER });
    you.use('Both');
    you.choose(1, 0);
    expect(you.hand).toEqual(['Driftwood', 'Driftwood']);
    expect(you.discard).toEqual(['Fire', 'Both']);
  });

  test('3.6: a card of which no way finds anything is not played', () => {
    const regain: readonly Step[] = [
      { do: 'chooseCards', from: { pile: 'discard', whose: 'own' }, min: 1, max: 1, as: 'card' },
      { do: 'move', cards: { bound: 'card' }, to: 'hand' },
    ];
    const idle = trainer('Idle', [{ do: 'chooseModes', modes: [regain, healOne] }]);
    const { you } = game({ you: { active: 'Mosslamb', hand: [idle] }, opponent: OTHER });
    expect(you.cannot.use('Idle')).toBe('NO_TARGET');
  });
});

describe('cards that are meant by what was chosen before', () => {
  test('of the chosen ones only those that fit', () => {
    const sieve = trainer('Sieve', [
      { do: 'chooseCards', from: { pile: 'discard', whose: 'own' }, min: 0, max: 3, as: 'found' },
      { do: 'move', cards: { bound: 'found', where: { kind: 'energy' } }, to: 'hand' },
      { do: 'move', cards: { bound: 'found', where: { kind: 'pokemon' } }, to: 'deckBottom' },
    ]);
    const { you } = game({
      you: { active: 'Mosslamb', hand: [sieve], discard: ['Fire', 'Stinger', 'Letter'] },
      opponent: OTHER,
    });
    you.use('Sieve');
    you.choose('Letter', 'Stinger', 'Fire');
    expect(you.hand).toEqual(['Fire']);
    expect(you.deck.at(-1)).toBe('Stinger');
    expect(you.discard).toEqual(['Letter', 'Sieve']);
  });

  test('of the hand all but the chosen one', () => {
    const keeper = trainer('Keeper', [
      { do: 'chooseCards', from: { pile: 'hand', whose: 'own' }, min: 1, max: 1, as: 'kept' },
      { do: 'move', cards: { pile: 'hand', whose: 'own', notIn: 'kept' }, to: 'discard' },
    ]);
    const { you } = game({
      you: { active: 'Mosslamb', hand: [keeper, 'Fire', 'Water', 'Letter'] },
      opponent: OTHER,
    });
    you.use('Keeper');
    you.choose('Water');
    expect(you.hand).toEqual(['Water']);
    expect([...you.discard].sort()).toEqual(['Fire', 'Keeper', 'Letter']);
  });
});

test('a Pokémon that shares a type with another is meant', () => {
  const kin = trainer('Kin', [
    {
      do: 'choosePokemon',
      from: { whose: 'own', place: 'bench', sameTypeAs: { whose: 'own', place: 'active' } },
      min: 1,
      max: 1,
      as: 'kin',
    },
    { do: 'heal', on: { bound: 'kin' }, counters: 1 },
  ]);
  const { you } = game({
    you: {
      active: pokemon('Mixed', { types: ['Grass', 'Water'] }),
      bench: [
        { card: pokemon('Fern', { types: ['Grass', 'Fire'] }), damage: 20 },
        'Sparkmouse',
        { card: pokemon('Pond', { types: ['Water'] }), damage: 20 },
      ],
      hand: [kin],
    },
    opponent: OTHER,
  });
  you.use('Kin');
  expect(you.asked).toEqual(['Fern', 'Pond']);
  you.choose('Fern');
  expect(you.bench).toMatchObject([{ damage: 10 }, {}, {}]);
  const alone = game({
    you: { active: 'Mosslamb', bench: ['Sparkmouse'], hand: [kin] },
    opponent: OTHER,
  });
  expect(alone.you.cannot.use('Kin')).toBe('NO_TARGET');
});

describe('what a text lets its player do again', () => {
  test.each([
    ['as long as the answer is yes', [true, true, false], 2],
    ['no more often than the text says', [true, true, true], 3],
    ['not at all after a no', [false], 0],
  ] as const)('«you may», asked again: %s', (_, answers, drawn) => {
    const greedy = trainer('Greedy', [{ do: 'may', yes: [DRAW], again: 2 }]);
    const { you } = game({ you: { active: 'Mosslamb', hand: [greedy] }, opponent: OTHER });
    you.use('Greedy');
    for (const answer of answers) you.choose(answer);
    expect(you.asked).toBeNull();
    expect(you.hand).toHaveLength(drawn);
  });
});
