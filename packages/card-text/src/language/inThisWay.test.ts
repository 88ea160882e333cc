/** Attacks whose damage and further steps hang on what was done before: each wording beside its meaning. */
import { expect, test } from 'vitest';
import { meaningOf, type Row } from '../testing/attackTexts.ts';

const READ: readonly Row[] = [
  // What was done, in full or at all.
  [
    'Discard 2 Energy from this Pokémon. If you discarded any Energy in this way, draw a card.',
    '',
    {
      after: [
        {
          do: 'chooseCards',
          from: { on: 'self', part: 'energy' },
          min: 2,
          max: 2,
          inUnits: true,
          as: 'cards1',
        },
        { do: 'move', cards: { bound: 'cards1' }, to: 'discard' },
        {
          do: 'if',
          is: { quantity: { cards: { bound: 'cards1' } }, atLeast: 1 },
          yes: [{ do: 'draw', whose: 'own', cards: 1 }],
        },
      ],
    },
  ],
  [
    'Discard 2 Energy from this Pokémon. If you do, draw a card.',
    '',
    {
      after: [
        {
          do: 'chooseCards',
          from: { on: 'self', part: 'energy' },
          min: 2,
          max: 2,
          inUnits: true,
          as: 'cards1',
        },
        { do: 'move', cards: { bound: 'cards1' }, to: 'discard' },
        {
          do: 'if',
          is: { quantity: { chosen: 'units of cards1' }, atLeast: 2 },
          yes: [{ do: 'draw', whose: 'own', cards: 1 }],
        },
      ],
    },
  ],
  [
    'Search your deck for a Fire Energy card and attach it to this Pokémon. Shuffle your deck afterward. If you attached Energy in this way, heal 40 damage from this Pokémon.',
    '',
    {
      after: [
        {
          do: 'chooseCards',
          from: { pile: 'deck', whose: 'own', where: { kind: 'energy', type: 'Fire' } },
          min: 0,
          max: 1,
          as: 'card1',
        },
        { do: 'attachEnergy', cards: { bound: 'card1' }, to: 'self' },
        { do: 'shuffle', whose: 'own' },
        {
          do: 'if',
          is: { quantity: { cards: { bound: 'card1' } }, atLeast: 1 },
          yes: [{ do: 'heal', on: 'self', counters: 4 }],
        },
      ],
    },
  ],
  [
    "Before doing damage, discard all Pokémon Tools from your opponent's Active Pokémon. If you discarded a Pokémon Tool in this way, this attack does 90 more damage.",
    '40+',
    {
      before: [
        { do: 'chooseCards', from: { on: 'defending', part: 'tools' }, min: 60, max: 60, as: 'cards1' },
        { do: 'move', cards: { bound: 'cards1' }, to: 'discard' },
      ],
      damage: { sum: [40, { when: { some: 'cards1' }, then: 90 }] },
    },
  ],
  [
    'Before doing damage, you may discard any number of Pokémon Tools from your Pokémon. This attack does 40 more damage for each card you discarded in this way.',
    '20+',
    {
      before: [
        {
          do: 'may',
          yes: [
            {
              do: 'chooseCards',
              from: { on: { whose: 'own', place: 'inPlay' }, part: 'tools' },
              min: 0,
              max: 60,
              as: 'cards1',
            },
            { do: 'move', cards: { bound: 'cards1' }, to: 'discard' },
          ],
        },
      ],
      damage: { sum: [20, { product: [40, { cards: { bound: 'cards1' } }] }] },
    },
  ],
  [
    'Discard as many Fire Energy attached to your Pokémon as you like. This attack does 30 damage times the number of Energy cards you discarded.',
    '30×',
    {
      before: [
        {
          do: 'chooseCards',
          from: { on: { whose: 'own', place: 'inPlay' }, part: 'energy', providing: 'Fire' },
          min: 0,
          max: 60,
          as: 'cards1',
        },
        { do: 'move', cards: { bound: 'cards1' }, to: 'discard' },
      ],
      damage: { product: [30, { cards: { bound: 'cards1' } }] },
    },
  ],
  [
    'Discard as many Supporter cards as you like from your hand. This attack does 20 damage for each card you discarded in this way.',
    '20×',
    {
      before: [
        {
          do: 'chooseCards',
          from: { pile: 'hand', whose: 'own', where: { trainers: ['supporter'] } },
          min: 0,
          max: 60,
          as: 'cards1',
        },
        { do: 'move', cards: { bound: 'cards1' }, to: 'discard' },
      ],
      damage: { product: [20, { cards: { bound: 'cards1' } }] },
    },
  ],
  [
    'Move any number of Fire Energy from your Benched Pokémon to this Pokémon. This attack does 20 damage for each Energy card you moved in this way.',
    '20×',
    {
      before: [
        {
          do: 'chooseCards',
          from: { on: { whose: 'own', place: 'bench' }, part: 'energy', providing: 'Fire' },
          min: 0,
          max: 60,
          as: 'cards1',
        },
        { do: 'attachEnergy', cards: { bound: 'cards1' }, to: 'self' },
      ],
      damage: { product: [20, { cards: { bound: 'cards1' } }] },
    },
  ],
  // A price after the damage.
  [
    'You may do 40 more damage. If you do, this Pokémon does 20 damage to itself.',
    '60+',
    {
      before: [{ do: 'may', yes: [{ do: 'bindAll', pokemon: 'self', as: 'pokemons1' }] }],
      damage: { sum: [60, { when: { some: 'pokemons1' }, then: 40 }] },
      after: [{ do: 'if', is: { some: 'pokemons1' }, yes: [{ do: 'damage', to: 'self', amount: 20 }] }],
    },
  ],
  [
    "You may do 50 more damage and leave your opponent's Active Pokémon Paralyzed. If you do, this Pokémon does 30 damage to itself.",
    '60+',
    {
      before: [{ do: 'may', yes: [{ do: 'bindAll', pokemon: 'self', as: 'pokemons1' }] }],
      damage: { sum: [60, { when: { some: 'pokemons1' }, then: 50 }] },
      after: [
        {
          do: 'if',
          is: { some: 'pokemons1' },
          yes: [
            { do: 'afflict', on: 'defending', status: 'paralysis' },
            { do: 'damage', to: 'self', amount: 30 },
          ],
        },
      ],
    },
  ],
  // The top of a deck.
  [
    'Discard the top card of your deck. If that card is a Fire Energy card, this attack does 90 more damage.',
    '30+',
    {
      before: [
        {
          do: 'chooseCards',
          from: { pile: 'deck', whose: 'own', where: { kind: 'energy', type: 'Fire' }, top: 1 },
          random: true,
          min: 1,
          max: 1,
          as: 'card1',
        },
        { do: 'move', cards: { pile: 'deck', whose: 'own', top: 1 }, to: 'discard' },
      ],
      damage: { sum: [30, { when: { some: 'card1' }, then: 90 }] },
    },
  ],
  [
    'Discard the top card of your deck. If that card is a Fire Energy card, attach it to this Pokémon.',
    '',
    {
      after: [
        {
          do: 'chooseCards',
          from: { pile: 'deck', whose: 'own', where: { kind: 'energy', type: 'Fire' }, top: 1 },
          random: true,
          min: 1,
          max: 1,
          as: 'card1',
        },
        { do: 'move', cards: { pile: 'deck', whose: 'own', top: 1 }, to: 'discard' },
        {
          do: 'if',
          is: { some: 'card1' },
          yes: [{ do: 'attachEnergy', cards: { bound: 'card1' }, to: 'self' }],
        },
      ],
    },
  ],
  [
    'Reveal the top 5 cards of your deck. This attack does 40 damage for each Energy card you find there. Then, discard those Energy cards and shuffle the other cards back into your deck.',
    '40×',
    {
      before: [{ do: 'reveal', cards: { pile: 'deck', whose: 'own', top: 5 } }],
      damage: { product: [40, { cards: { pile: 'deck', whose: 'own', top: 5, where: { kind: 'energy' } } }] },
      after: [
        {
          do: 'move',
          cards: { pile: 'deck', whose: 'own', top: 5, where: { kind: 'energy' } },
          to: 'discard',
        },
        { do: 'shuffle', whose: 'own' },
      ],
    },
  ],
  [
    'Reveal the top 5 cards of your deck. This attack does 30 more damage times the amount of Water Energy you find there. Then, shuffle those Energy cards back into your deck and discard the other cards.',
    '30+',
    {
      before: [{ do: 'reveal', cards: { pile: 'deck', whose: 'own', top: 5 } }],
      damage: {
        sum: [
          30,
          {
            product: [
              30,
              { cards: { pile: 'deck', whose: 'own', top: 5, where: { kind: 'energy', type: 'Water' } } },
            ],
          },
        ],
      },
      after: [
        {
          do: 'move',
          cards: { pile: 'deck', whose: 'own', top: 5, where: { not: { kind: 'energy', type: 'Water' } } },
          to: 'discard',
        },
        { do: 'shuffle', whose: 'own' },
      ],
    },
  ],
];

test.each(READ)('«%s» [%s]', (text, printed, meaning) => {
  expect(meaningOf(text, printed)).toEqual(meaning);
});

test.each([
  // «Energy» leaves open whether cards or what they provide is meant.
  [
    'Discard as many Fire Energy attached to your Pokémon as you like. This attack does 30 damage times the amount of Fire Energy you discarded in this way.',
    '30×',
  ],
])('«%s» [%s] is refused', (text, printed) => expect(meaningOf(text, printed)).toBe('words'));
