/** Attacks that spread their damage, and what else the years before 2011 said, beside what they mean. */
import { expect, test } from 'vitest';
import { meaningOf, type Row } from '../testing/attackTexts.ts';

const READ: readonly Row[] = [
  // Damage to all of a kind.
  [
    "Does 10 damage to each Grass Pokémon on your opponent's Bench. (Don't apply Weakness and Resistance for Benched Pokémon.)",
    '20',
    {
      after: [
        {
          do: 'damage',
          to: { whose: 'opponent', place: 'bench', where: { card: { type: 'Grass' } } },
          amount: 10,
          plain: true,
        },
      ],
    },
  ],
  [
    "Does 10 damage to each of your opponent's Benched Pokémon that doesn't have a Retreat Cost. (Don't apply Weakness and Resistance for Benched Pokémon.)",
    '30',
    {
      after: [
        {
          do: 'damage',
          to: { whose: 'opponent', place: 'bench', where: { card: { retreatCost: 0 } } },
          amount: 10,
          plain: true,
        },
      ],
    },
  ],
  [
    "Does 10 damage to each Benched Pokémon (both yours and your opponent's) that has Energy cards attached to it.",
    '50',
    {
      after: [
        {
          do: 'damage',
          to: { whose: 'both', place: 'bench', where: { energy: 'any' } },
          amount: 10,
          plain: true,
        },
      ],
    },
  ],
  [
    "Does 20 damage to each of your opponent's Benched Pokémon, excluding Grass Pokémon and Water Pokémon.",
    '20',
    {
      after: [
        {
          do: 'damage',
          to: {
            whose: 'opponent',
            place: 'bench',
            where: { not: { card: { any: [{ type: 'Grass' }, { type: 'Water' }] } } },
          },
          amount: 20,
          plain: true,
        },
      ],
    },
  ],
  [
    "This attack does 20 damage to each other Pokémon (even your own). Don't apply Weakness and Resistance for this attack.",
    '',
    {
      after: [
        {
          do: 'damage',
          to: { whose: 'both', place: 'inPlay', other: true },
          amount: 20,
          ignores: ['weakness', 'resistance'],
        },
      ],
    },
  ],
  [
    "Does 10 damage to each of your opponent's Pokémon. Don't apply Weakness and Resistance.",
    '',
    {
      after: [
        {
          do: 'damage',
          to: { whose: 'opponent', place: 'inPlay' },
          amount: 10,
          ignores: ['weakness', 'resistance'],
        },
      ],
    },
  ],
  [
    "If Emberling was damaged by an attack during your opponent's last turn, this attack does the same amount of damage done to Emberling to the Defending Pokémon.",
    '',
    {
      after: [
        {
          do: 'if',
          is: { quantity: { damaged: 'self', in: 'lastTurn' }, atLeast: 1 },
          yes: [{ do: 'damage', to: 'defending', amount: { damaged: 'self', in: 'lastTurn' } }],
        },
      ],
    },
  ],
  // Coins, and what they are about.
  [
    'Flip a coin. If heads, the Defending Pokémon is now Poisoned; if tails, it is now Confused.',
    '10',
    {
      after: [
        { do: 'flip', coins: 1, as: 'coin1' },
        { do: 'if', is: { heads: 'coin1' }, yes: [{ do: 'afflict', on: 'defending', status: 'poison' }] },
        {
          do: 'if',
          is: { not: { heads: 'coin1' } },
          yes: [{ do: 'afflict', on: 'defending', status: 'confusion' }],
        },
      ],
    },
  ],
  [
    'Your opponent flips a coin. If tails, this attack does 20 damage plus 20 more damage; if heads, this attack does 20 damage.',
    '20+',
    {
      before: [{ do: 'flip', coins: 1, as: 'coin1' }],
      damage: { sum: [20, { when: { not: { heads: 'coin1' } }, then: 20 }] },
    },
  ],
  [
    "Flip a coin. If heads, this attack does 10 damage plus 30 more damage, and, during your opponent's next turn, prevent all effects of attacks, including damage, done to Emberling. If tails, this attack does 10 damage.",
    '10+',
    {
      before: [{ do: 'flip', coins: 1, as: 'coin1' }],
      damage: { sum: [10, { product: [30, { heads: 'coin1' }] }] },
      after: [
        {
          do: 'if',
          is: { heads: 'coin1' },
          yes: [
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
  [
    'Flip 2 coins. For each heads, you may draw a card.',
    '',
    {
      after: [
        { do: 'flip', coins: 2, as: 'coins1' },
        {
          do: 'repeat',
          times: { heads: 'coins1' },
          steps: [{ do: 'may', yes: [{ do: 'draw', whose: 'own', cards: 1 }] }],
        },
      ],
    },
  ],
  [
    'If the Defending Pokémon has any Energy cards attached to it, flip a coin. If heads, choose 1 of those Energy cards and discard it.',
    '10',
    {
      after: [
        {
          do: 'if',
          is: { exists: { whose: 'opponent', place: 'active', where: { energy: 'any' } } },
          yes: [
            { do: 'flip', coins: 1, as: 'coin1' },
            {
              do: 'if',
              is: { heads: 'coin1' },
              yes: [
                { do: 'chooseCards', from: { on: 'defending', part: 'energy' }, min: 1, max: 1, as: 'card1' },
                { do: 'move', cards: { bound: 'card1' }, to: 'discard' },
              ],
            },
          ],
        },
      ],
    },
  ],
  [
    'Use this attack only if there are any Fire Energy cards attached to Emberling. Flip a coin. If heads, discard 1 of those Energy cards. If tails, this attack does nothing (not even damage).',
    '70',
    {
      needs: { exists: { among: 'self', where: { energy: 'Fire' } } },
      before: [
        { do: 'flip', coins: 1, as: 'coin1' },
        { do: 'if', is: { not: { heads: 'coin1' } }, yes: [{ do: 'nothing' }] },
      ],
      after: [
        {
          do: 'if',
          is: { heads: 'coin1' },
          yes: [
            {
              do: 'chooseCards',
              from: { on: 'self', part: 'energy', providing: 'Fire' },
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
    "If Emberling is Poisoned, this attack's base damage is 40 instead of 20 and the Defending Pokémon is now Poisoned.",
    '20',
    {
      damage: {
        sum: [
          { when: { exists: { among: 'self', where: { statuses: ['poison'] } } }, then: 40 },
          { when: { not: { exists: { among: 'self', where: { statuses: ['poison'] } } } }, then: 20 },
        ],
      },
      after: [
        {
          do: 'if',
          is: { exists: { among: 'self', where: { statuses: ['poison'] } } },
          yes: [{ do: 'afflict', on: 'defending', status: 'poison' }],
        },
      ],
    },
  ],
  [
    'You may do 60 damage plus 40 more damage. If you do, Emberling does 40 damage to itself.',
    '60+',
    {
      before: [{ do: 'may', yes: [{ do: 'bindAll', pokemon: 'self', as: 'pokemons1' }] }],
      damage: { sum: [60, { when: { some: 'pokemons1' }, then: 40 }] },
      after: [{ do: 'if', is: { some: 'pokemons1' }, yes: [{ do: 'damage', to: 'self', amount: 40 }] }],
    },
  ],
  // What the opponent may not play, whose Stadium it is.
  [
    "Flip a coin. If heads, your opponent can't play Trainer cards during his or her next turn.",
    '20',
    {
      after: [
        { do: 'flip', coins: 1, as: 'coin1' },
        {
          do: 'if',
          is: { heads: 'coin1' },
          yes: [
            {
              do: 'forbid',
              whose: 'opponent',
              what: ['item', 'supporter', 'stadium', 'tool'],
              window: 'duringOpponentsNextTurn',
            },
          ],
        },
      ],
    },
  ],
  [
    'If you have a Stadium card in play, this attack does 40 damage plus 20 more damage. If your opponent has a Stadium card in play, remove 2 damage counters from Emberling.',
    '40+',
    {
      damage: { sum: [40, { when: { stadium: true, whose: 'own' }, then: 20 }] },
      after: [
        {
          do: 'if',
          is: { stadium: true, whose: 'opponent' },
          yes: [{ do: 'heal', on: 'self', counters: 2 }],
        },
      ],
    },
  ],
  [
    'If there is a Stadium card in play, discard it.',
    '60',
    { after: [{ do: 'move', cards: { stadium: true }, to: 'discard' }] },
  ],
  ["Shuffle your opponent's deck.", '', { after: [{ do: 'shuffle', whose: 'opponent' }] }],
  [
    'Count the number of Prize cards your opponent has taken. Search your discard pile for up to that many Fighting Energy cards and attach them to Emberling.',
    '10',
    {
      after: [
        {
          do: 'repeat',
          times: { difference: [6, { cards: { pile: 'prizes', whose: 'opponent' } }] },
          steps: [
            {
              do: 'chooseCards',
              from: { pile: 'discard', whose: 'own', where: { kind: 'energy', type: 'Fighting' } },
              min: 0,
              max: 1,
              as: 'card1',
            },
            { do: 'attachEnergy', cards: { bound: 'card1' }, to: 'self' },
          ],
        },
      ],
    },
  ],
  [
    "Move an Energy card attached to the Defending Pokémon to another of your opponent's Pokémon.",
    '30',
    {
      after: [
        { do: 'chooseCards', from: { on: 'defending', part: 'energy' }, min: 1, max: 1, as: 'card1' },
        { do: 'choosePokemon', from: { whose: 'opponent', place: 'bench' }, min: 1, max: 1, as: 'pokemon1' },
        { do: 'attachEnergy', cards: { bound: 'card1' }, to: { bound: 'pokemon1' } },
      ],
    },
  ],
];
test.each(READ)('«%s» [%s]', (text, printed, meaning) => {
  expect(meaningOf(text, printed)).toEqual(meaning);
});
