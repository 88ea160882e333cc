/** What attacks of later years ask of the turn, the table and the hands: each wording beside its meaning. */
import { expect, test } from 'vitest';
import { meaningOf, type Row } from '../testing/attackTexts.ts';

const READ: readonly Row[] = [
  // What happened in this turn.
  [
    'If this Pokémon evolved from Mosswing during this turn, this attack does 90 more damage.',
    '30+',
    {
      damage: {
        sum: [
          30,
          {
            when: {
              all: [
                { evolvedThisTurn: 'self' },
                { exists: { among: 'self', where: { evolvedFrom: 'Mosswing' } } },
              ],
            },
            then: 90,
          },
        ],
      },
    },
  ],
  [
    'If this Pokémon evolved during this turn, this attack does nothing.',
    '160',
    { before: [{ do: 'if', is: { evolvedThisTurn: 'self' }, yes: [{ do: 'nothing' }] }] },
  ],
  [
    "If this Pokémon didn't move from the Bench to the Active Spot this turn, this attack does nothing.",
    '90',
    { before: [{ do: 'if', is: { not: { cameThisTurn: 'self' } }, yes: [{ do: 'nothing' }] }] },
  ],
  [
    'You can use this attack only if you go second, and only during your first turn. Draw 3 cards.',
    '',
    { needs: { turn: 'firstGoingSecond' }, after: [{ do: 'draw', whose: 'own', cards: 3 }] },
  ],
  // Stadiums, by who played them.
  [
    'If you have a Stadium in play, this attack does 90 more damage.',
    '90+',
    { damage: { sum: [90, { when: { stadium: true, whose: 'own' }, then: 90 }] } },
  ],
  [
    "If your opponent has a Stadium in play, discard it. If you discarded a Stadium in this way, during your opponent's next turn, prevent all damage from and effects of attacks done to this Pokémon.",
    '60',
    {
      after: [
        {
          do: 'if',
          is: { stadium: true, whose: 'opponent' },
          yes: [
            { do: 'move', cards: { stadium: true }, to: 'discard' },
            {
              do: 'place',
              modifier: { change: 'preventEffects' },
              on: 'self',
              window: 'duringOpponentsNextTurn',
            },
          ],
        },
      ],
    },
  ],
  // Other costs.
  [
    'If you have no cards in your hand, this attack can be used for Water.',
    '120',
    {
      canBeUsedFor: {
        cost: ['Water'],
        while: { not: { quantity: { cards: { pile: 'hand', whose: 'own' } }, atLeast: 1 } },
      },
    },
  ],
  [
    'If this Pokémon has any damage counters on it, this attack can be used for ColorlessColorless.',
    '120',
    {
      canBeUsedFor: {
        cost: ['Colorless', 'Colorless'],
        while: { exists: { among: 'self', where: { damaged: true } } },
      },
    },
  ],
  [
    "If you have no cards in your hand, ignore all Energy in this attack's cost.",
    '110',
    {
      canBeUsedFor: {
        cost: [],
        while: { not: { quantity: { cards: { pile: 'hand', whose: 'own' } }, atLeast: 1 } },
      },
    },
  ],
  // The table.
  [
    'If your Benched Fire Pokémon have any damage counters on them, this attack does 100 more damage.',
    '100+',
    {
      damage: {
        sum: [
          100,
          {
            when: {
              exists: {
                among: { whose: 'own', place: 'bench', where: { card: { type: 'Fire' } } },
                where: { damaged: true },
              },
            },
            then: 100,
          },
        ],
      },
    },
  ],
  [
    'If you and your opponent have the same number of Benched Pokémon, this attack does 90 more damage.',
    '90+',
    {
      damage: {
        sum: [
          90,
          {
            when: {
              all: [
                {
                  quantity: { count: { whose: 'own', place: 'bench' } },
                  atLeast: { count: { whose: 'opponent', place: 'bench' } },
                },
                {
                  quantity: { count: { whose: 'opponent', place: 'bench' } },
                  atLeast: { count: { whose: 'own', place: 'bench' } },
                },
              ],
            },
            then: 90,
          },
        ],
      },
    },
  ],
  [
    'If you have 2 or fewer Benched Pokémon, this attack does 140 more damage.',
    '100+',
    {
      damage: {
        sum: [
          100,
          { when: { not: { quantity: { count: { whose: 'own', place: 'bench' } }, atLeast: 3 } }, then: 140 },
        ],
      },
    },
  ],
  [
    "If you don't have any Pokémon-GX or Pokémon-EX on your Bench, this attack does 90 more damage.",
    '90+',
    {
      damage: {
        sum: [
          90,
          {
            when: {
              not: {
                exists: {
                  whose: 'own',
                  place: 'bench',
                  where: { card: { any: [{ tag: 'GX' }, { tag: 'EX' }] } },
                },
              },
            },
            then: 90,
          },
        ],
      },
    },
  ],
  [
    'If you have at least 3 Darkness Energy in play, this attack does 90 more damage.',
    '30+',
    {
      damage: {
        sum: [
          30,
          {
            when: { quantity: { energy: { whose: 'own', place: 'inPlay' }, type: 'Darkness' }, atLeast: 3 },
            then: 90,
          },
        ],
      },
    },
  ],
  [
    "If you don't have exactly 7 cards in your hand, this attack does nothing.",
    '100',
    {
      before: [
        {
          do: 'if',
          is: {
            not: {
              all: [
                { quantity: { cards: { pile: 'hand', whose: 'own' } }, atLeast: 7 },
                { not: { quantity: { cards: { pile: 'hand', whose: 'own' } }, atLeast: { sum: [7, 1] } } },
              ],
            },
          },
          yes: [{ do: 'nothing' }],
        },
      ],
    },
  ],
  [
    "If your opponent's Active Pokémon has exactly 4 damage counters on it, that Pokémon is Knocked Out.",
    '',
    {
      after: [
        {
          do: 'if',
          is: {
            all: [
              { quantity: { counters: 'defending' }, atLeast: 4 },
              { not: { quantity: { counters: 'defending' }, atLeast: { sum: [4, 1] } } },
            ],
          },
          yes: [{ do: 'knockOut', on: 'defending' }],
        },
      ],
    },
  ],
  [
    "If your opponent's Basic Pokémon is Knocked Out by damage from this attack, take 2 more Prize cards.",
    '30',
    {
      prizes: {
        by: 2,
        while: { exists: { whose: 'opponent', place: 'active', where: { card: { stages: ['basic'] } } } },
      },
    },
  ],
  // Cards.
  [
    'Discard any number of Pokémon with a Retreat Cost of exactly 4 from your hand. This attack does 50 damage for each card you discarded in this way.',
    '50×',
    {
      before: [
        {
          do: 'chooseCards',
          from: { pile: 'hand', whose: 'own', where: { kind: 'pokemon', retreatCost: 4 } },
          min: 0,
          max: 60,
          as: 'cards1',
        },
        { do: 'move', cards: { bound: 'cards1' }, to: 'discard' },
      ],
      damage: { product: [50, { cards: { bound: 'cards1' } }] },
    },
  ],
  [
    'Discard up to 3 in any combination of basic Fire and basic Lightning Energy cards from your Benched Pokémon. This attack does 90 damage for each card you discarded in this way.',
    '90×',
    {
      before: [
        {
          do: 'chooseCards',
          from: {
            on: { whose: 'own', place: 'bench' },
            part: 'energy',
            where: {
              any: [
                { basicEnergy: true, type: 'Fire' },
                { basicEnergy: true, type: 'Lightning' },
              ],
            },
          },
          min: 0,
          max: 3,
          as: 'cards1',
        },
        { do: 'move', cards: { bound: 'cards1' }, to: 'discard' },
      ],
      damage: { product: [90, { cards: { bound: 'cards1' } }] },
    },
  ],
  [
    'Look at the top 12 cards of your deck and put any number of Basic Pokémon you find there onto your Bench. Shuffle the other cards back into your deck.',
    '',
    {
      after: [
        {
          do: 'chooseCards',
          from: { pile: 'deck', whose: 'own', where: { kind: 'pokemon', stages: ['basic'] }, top: 12 },
          min: 0,
          max: 60,
          as: 'cards1',
        },
        { do: 'bench', cards: { bound: 'cards1' }, whose: 'own' },
        { do: 'shuffle', whose: 'own' },
      ],
    },
  ],
  [
    'Look at the top 4 cards of your deck and attach as many Lightning Energy cards you find there as you like to this Pokémon. Shuffle the other cards back into your deck.',
    '',
    {
      after: [
        {
          do: 'chooseCards',
          from: { pile: 'deck', whose: 'own', where: { kind: 'energy', type: 'Lightning' }, top: 4 },
          min: 0,
          max: 60,
          as: 'cards1',
        },
        { do: 'attachEnergy', cards: { bound: 'cards1' }, to: 'self' },
        { do: 'shuffle', whose: 'own' },
      ],
    },
  ],
];

test.each(READ)('«%s» [%s]', (text, printed, meaning) => {
  expect(meaningOf(text, printed)).toEqual(meaning);
});
