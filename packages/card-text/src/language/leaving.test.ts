/** Attacks that take Pokémon, energy and cards away, and count what lies there: each wording beside its meaning. */
import { expect, test } from 'vitest';
import { meaningOf, type Row } from '../testing/attackTexts.ts';

const READ: readonly Row[] = [
  // Out of play.
  [
    'Your opponent shuffles their Active Pokémon and all attached cards into their deck.',
    '',
    {
      after: [
        { do: 'takeBack', on: 'defending', to: 'deck', all: true },
        { do: 'shuffle', whose: 'opponent' },
      ],
    },
  ],
  [
    "Choose 1 of your opponent's Benched Pokémon. They shuffle that Pokémon and all attached cards into their deck. Then, shuffle this Pokémon and all attached cards into your deck.",
    '',
    {
      after: [
        { do: 'choosePokemon', from: { whose: 'opponent', place: 'bench' }, min: 1, max: 1, as: 'pokemon1' },
        { do: 'takeBack', on: { bound: 'pokemon1' }, to: 'deck', all: true },
        { do: 'shuffle', whose: 'opponent' },
        { do: 'takeBack', on: 'self', to: 'deck', all: true },
        { do: 'shuffle', whose: 'own' },
      ],
    },
  ],
  [
    'Your opponent puts their Active Pokémon and all cards attached to it into their hand.',
    '',
    { after: [{ do: 'takeBack', on: 'defending', to: 'hand', all: true }] },
  ],
  [
    "Discard your opponent's Active Pokémon and all attached cards.",
    '',
    { after: [{ do: 'takeBack', on: 'defending', to: 'discard' }] },
  ],
  [
    'Both Active Pokémon are Knocked Out.',
    '',
    { after: [{ do: 'knockOut', on: { whose: 'both', place: 'active' } }] },
  ],
  // Down to a number.
  [
    "Put damage counters on 1 of your opponent's Pokémon until its remaining HP is 30.",
    '',
    {
      after: [
        { do: 'choosePokemon', from: { whose: 'opponent', place: 'inPlay' }, min: 1, max: 1, as: 'pokemon1' },
        {
          do: 'putCounters',
          on: { bound: 'pokemon1' },
          counters: { inCounters: { difference: [{ remainingHp: { bound: 'pokemon1' } }, 30] } },
        },
      ],
    },
  ],
  // Energy and Tools.
  [
    'Discard a Fire Energy and a Water Energy from this Pokémon.',
    '',
    {
      after: [
        {
          do: 'chooseCards',
          from: { on: 'self', part: 'energy', providing: 'Fire' },
          min: 1,
          max: 1,
          as: 'card1',
        },
        { do: 'move', cards: { bound: 'card1' }, to: 'discard' },
        {
          do: 'chooseCards',
          from: { on: 'self', part: 'energy', providing: 'Water' },
          min: 1,
          max: 1,
          as: 'card2',
        },
        { do: 'move', cards: { bound: 'card2' }, to: 'discard' },
      ],
    },
  ],
  [
    "Discard a Pokémon Tool and a Special Energy from your opponent's Active Pokémon.",
    '',
    {
      after: [
        { do: 'chooseCards', from: { on: 'defending', part: 'tools' }, min: 1, max: 1, as: 'card1' },
        { do: 'move', cards: { bound: 'card1' }, to: 'discard' },
        {
          do: 'chooseCards',
          from: { on: 'defending', part: 'energy', where: { specialEnergy: true } },
          min: 1,
          max: 1,
          as: 'card2',
        },
        { do: 'move', cards: { bound: 'card2' }, to: 'discard' },
      ],
    },
  ],
  [
    "Discard all Pokémon Tool cards and Special Energy from each of your opponent's Pokémon.",
    '',
    {
      after: [
        { do: 'move', cards: { on: { whose: 'opponent', place: 'inPlay' }, part: 'tools' }, to: 'discard' },
        {
          do: 'move',
          cards: {
            on: { whose: 'opponent', place: 'inPlay' },
            part: 'energy',
            where: { specialEnergy: true },
          },
          to: 'discard',
        },
      ],
    },
  ],
  [
    'Discard all Special Energy from each Pokémon.',
    '',
    {
      after: [
        {
          do: 'move',
          cards: { on: { whose: 'both', place: 'inPlay' }, part: 'energy', where: { specialEnergy: true } },
          to: 'discard',
        },
      ],
    },
  ],
  [
    "Shuffle all Energy from each of your opponent's Pokémon into their deck.",
    '',
    {
      after: [
        { do: 'move', cards: { on: { whose: 'opponent', place: 'inPlay' }, part: 'energy' }, to: 'deck' },
        { do: 'shuffle', whose: 'opponent' },
      ],
    },
  ],
  [
    "Flip a coin until you get tails. For each heads, shuffle an Energy attached to your opponent's Active Pokémon into their deck.",
    '',
    {
      after: [
        { do: 'flip', coins: 1, untilTails: true, as: 'coins1' },
        {
          do: 'repeat',
          times: { heads: 'coins1' },
          steps: [
            { do: 'chooseCards', from: { on: 'defending', part: 'energy' }, min: 1, max: 1, as: 'card1' },
            { do: 'move', cards: { bound: 'card1' }, to: 'deck' },
            { do: 'shuffle', whose: 'opponent' },
          ],
        },
      ],
    },
  ],
  [
    'Move any number of Fire Energy from your Pokémon to your other Pokémon in any way you like.',
    '',
    {
      after: [
        {
          do: 'chooseCards',
          from: { on: { whose: 'own', place: 'inPlay' }, part: 'energy', providing: 'Fire' },
          min: 0,
          max: 60,
          as: 'cards1',
        },
        { do: 'attachEach', cards: { bound: 'cards1' }, among: { whose: 'own', place: 'inPlay' } },
      ],
    },
  ],
  [
    "Move an Energy from 1 of your opponent's Pokémon to another of their Pokémon.",
    '',
    {
      after: [
        {
          do: 'choosePokemon',
          from: { whose: 'opponent', place: 'inPlay', where: { energy: 'any' } },
          min: 1,
          max: 1,
          as: 'pokemon1',
        },
        {
          do: 'chooseCards',
          from: { on: { bound: 'pokemon1' }, part: 'energy' },
          min: 1,
          max: 1,
          as: 'card1',
        },
        {
          do: 'choosePokemon',
          from: { whose: 'opponent', place: 'inPlay', notIn: 'pokemon1' },
          min: 1,
          max: 1,
          as: 'pokemon2',
        },
        { do: 'attachEnergy', cards: { bound: 'card1' }, to: { bound: 'pokemon2' } },
      ],
    },
  ],
  // Hands.
  [
    "Choose a random card from your opponent's hand. Your opponent reveals that card and shuffles it into their deck.",
    '',
    {
      after: [
        {
          do: 'chooseCards',
          from: { pile: 'hand', whose: 'opponent' },
          random: true,
          min: 1,
          max: 1,
          as: 'card1',
        },
        { do: 'move', cards: { bound: 'card1' }, to: 'deck', shown: true },
        { do: 'shuffle', whose: 'opponent' },
      ],
    },
  ],
  [
    'Your opponent reveals their hand. Choose a Supporter card you find there and put it on the bottom of their deck.',
    '',
    {
      after: [
        { do: 'reveal', cards: { pile: 'hand', whose: 'opponent' } },
        {
          do: 'chooseCards',
          from: { pile: 'hand', whose: 'opponent', where: { trainers: ['supporter'] } },
          min: 1,
          max: 1,
          as: 'card1',
        },
        { do: 'move', cards: { bound: 'card1' }, to: 'deckBottom' },
      ],
    },
  ],
  [
    "Discard random cards from your opponent's hand until they have 3 cards in their hand.",
    '',
    {
      after: [
        {
          do: 'repeat',
          times: { difference: [{ cards: { pile: 'hand', whose: 'opponent' } }, 3] },
          steps: [
            {
              do: 'chooseCards',
              from: { pile: 'hand', whose: 'opponent' },
              random: true,
              min: 1,
              max: 1,
              as: 'card1',
            },
            { do: 'move', cards: { bound: 'card1' }, to: 'discard' },
          ],
        },
      ],
    },
  ],
  [
    "Your opponent can't play any Pokémon Tool, Special Energy, or Stadium cards from their hand during their next turn.",
    '',
    {
      after: [
        {
          do: 'forbid',
          whose: 'opponent',
          what: ['tool', 'specialEnergy', 'stadium'],
          window: 'duringOpponentsNextTurn',
        },
      ],
    },
  ],
  // So many times.
  [
    "For each card in your opponent's hand, put 1 damage counter on their Active Pokémon.",
    '',
    {
      after: [
        {
          do: 'repeat',
          times: { cards: { pile: 'hand', whose: 'opponent' } },
          steps: [{ do: 'putCounters', on: 'defending', counters: 1 }],
        },
      ],
    },
  ],
  [
    "For each Fire Energy attached to this Pokémon, discard the top card of your opponent's deck.",
    '',
    {
      after: [
        {
          do: 'repeat',
          times: { energy: 'self', type: 'Fire' },
          steps: [{ do: 'move', cards: { pile: 'deck', whose: 'opponent', top: 1 }, to: 'discard' }],
        },
      ],
    },
  ],
  [
    'Flip 3 coins. For each tails, discard an Energy from this Pokémon.',
    '',
    {
      after: [
        { do: 'flip', coins: 3, as: 'coins1' },
        {
          do: 'repeat',
          times: { difference: [3, { heads: 'coins1' }] },
          steps: [
            { do: 'chooseCards', from: { on: 'self', part: 'energy' }, min: 1, max: 1, as: 'card1' },
            { do: 'move', cards: { bound: 'card1' }, to: 'discard' },
          ],
        },
      ],
    },
  ],
  [
    "Flip a coin until you get tails. This attack does 50 more damage for each heads. If the first flip is tails, your opponent's Active Pokémon is now Paralyzed.",
    '50+',
    {
      before: [{ do: 'flip', coins: 1, untilTails: true, as: 'coins1' }],
      damage: { sum: [50, { product: [50, { heads: 'coins1' }] }] },
      after: [
        {
          do: 'if',
          is: { not: { heads: 'coins1' } },
          yes: [{ do: 'afflict', on: 'defending', status: 'paralysis' }],
        },
      ],
    },
  ],
  // Counted.
  [
    'This attack does 30 more damage for each of your Benched Mosswing.',
    '30+',
    {
      damage: {
        sum: [
          30,
          {
            product: [30, { count: { whose: 'own', place: 'bench', where: { card: { name: 'Mosswing' } } } }],
          },
        ],
      },
    },
  ],
  [
    'This attack does 10 more damage for each damage counter on all of your Benched Mosswing.',
    '10+',
    {
      damage: {
        sum: [
          10,
          {
            product: [
              10,
              { counters: { whose: 'own', place: 'bench', where: { card: { name: 'Mosswing' } } } },
            ],
          },
        ],
      },
    },
  ],
  [
    'This attack does 20 damage for each of your Mosswing and Emberling in play.',
    '20×',
    {
      damage: {
        product: [
          20,
          {
            count: {
              whose: 'own',
              place: 'inPlay',
              where: { card: { any: [{ name: 'Mosswing' }, { name: 'Emberling' }] } },
            },
          },
        ],
      },
    },
  ],
  [
    'This attack does 20 damage times the number of Grass Pokémon and Fairy Pokémon you have in play.',
    '20×',
    {
      damage: {
        product: [
          20,
          {
            count: {
              whose: 'own',
              place: 'inPlay',
              where: { card: { any: [{ type: 'Grass' }, { type: 'Fairy' }] } },
            },
          },
        ],
      },
    },
  ],
  [
    'This attack does 30 damage for each Pokémon Tool card attached to all Pokémon.',
    '30×',
    { damage: { product: [30, { cards: { on: { whose: 'both', place: 'inPlay' }, part: 'tools' } }] } },
  ],
  [
    'This attack does 20 damage times the amount of basic Energy attached to all of your Pokémon.',
    '20×',
    {
      damage: {
        product: [
          20,
          { cards: { on: { whose: 'own', place: 'inPlay' }, part: 'energy', where: { basicEnergy: true } } },
        ],
      },
    },
  ],
];

test.each(READ)('«%s» [%s]', (text, printed, meaning) => {
  expect(meaningOf(text, printed)).toEqual(meaning);
});
