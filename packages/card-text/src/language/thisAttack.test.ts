/** Attacks about themselves, and the rest of what the first years say, beside what they mean. */
import { expect, test } from 'vitest';
import { meaningOf, type Row } from '../testing/attackTexts.ts';

const READ: readonly Row[] = [
  // Itself, for a turn.
  [
    "You can't use this attack during your next turn.",
    '40',
    {
      after: [
        {
          do: 'place',
          modifier: { change: 'cannotUse', attack: { bound: 'thisAttack' } },
          on: 'self',
          window: 'duringOwnNextTurn',
        },
      ],
    },
  ],
  [
    "Flip a coin. If tails, you can't use this attack during your next turn.",
    '20',
    {
      after: [
        { do: 'flip', coins: 1, as: 'coin1' },
        {
          do: 'if',
          is: { not: { heads: 'coin1' } },
          yes: [
            {
              do: 'place',
              modifier: { change: 'cannotUse', attack: { bound: 'thisAttack' } },
              on: 'self',
              window: 'duringOwnNextTurn',
            },
          ],
        },
      ],
    },
  ],
  [
    "During your next turn, Cinder's base damage is 70 instead of 30, and Second Blow's base damage is 60 instead of 20.",
    '',
    {
      after: [
        {
          do: 'place',
          modifier: { change: 'baseDamage', attack: 'Cinder', is: 70 },
          on: 'self',
          window: 'duringOwnNextTurn',
        },
        {
          do: 'place',
          modifier: { change: 'baseDamage', attack: 'Second Blow', is: 60 },
          on: 'self',
          window: 'duringOwnNextTurn',
        },
      ],
    },
  ],
  // The rest of what the first years say.
  [
    "Before doing damage, you may discard any Stadium card in play. If you do, this attack's base damage is 70 instead of 40.",
    '40',
    {
      before: [
        {
          do: 'may',
          yes: [
            { do: 'chooseCards', from: { stadium: true }, min: 60, max: 60, as: 'cards1' },
            { do: 'move', cards: { bound: 'cards1' }, to: 'discard' },
          ],
        },
      ],
      damage: {
        sum: [
          { when: { some: 'cards1' }, then: 70 },
          { when: { not: { some: 'cards1' } }, then: 40 },
        ],
      },
    },
  ],
  [
    'Before doing damage, count the remaining HP of the Defending Pokémon and Emberling. If the Defending Pokémon has fewer remaining HP than Emberling, this attack does 50 damage plus 50 more damage.',
    '50+',
    {
      damage: {
        sum: [
          50,
          {
            when: { quantity: { remainingHp: 'self' }, atLeast: { sum: [{ remainingHp: 'defending' }, 1] } },
            then: 50,
          },
        ],
      },
    },
  ],
  [
    "If you don't have any Pokémon with any Poké-Powers in play, this attack does 40 damage plus 30 more damage.",
    '40+',
    {
      damage: {
        sum: [
          40,
          {
            when: {
              not: { exists: { whose: 'own', place: 'inPlay', where: { abilityOf: ['Poké-Power'] } } },
            },
            then: 30,
          },
        ],
      },
    },
  ],
  [
    "Choose 1 of your opponent's Pokémon. This attack does 10 damage for each damage counter on Emberling to that Pokémon.",
    '',
    {
      after: [
        { do: 'choosePokemon', from: { whose: 'opponent', place: 'inPlay' }, min: 1, max: 1, as: 'pokemon1' },
        { do: 'damage', to: { bound: 'pokemon1' }, amount: { product: [10, { counters: 'self' }] } },
      ],
    },
  ],
  [
    "Discard 1 Psychic Energy card attached to Emberling in order to prevent all effects of attacks, including damage, done to Emberling during your opponent's next turn.",
    '',
    {
      price: [
        {
          do: 'chooseCards',
          from: { on: 'self', part: 'energy', providing: 'Psychic' },
          min: 1,
          max: 1,
          as: 'card1',
          price: true,
        },
        { do: 'move', cards: { bound: 'card1' }, to: 'discard' },
      ],
      after: [
        {
          do: 'place',
          modifier: { change: 'preventEffects' },
          on: 'self',
          window: 'duringOpponentsNextTurn',
        },
      ],
    },
  ],
  [
    'If the Defending Pokémon has any basic Energy cards attached to it, choose 1 of them. If your opponent has any Benched Pokémon, choose 1 of them and attach that Energy card to it.',
    '30',
    {
      after: [
        {
          do: 'chooseCards',
          from: { on: 'defending', part: 'energy', where: { basicEnergy: true } },
          min: 1,
          max: 1,
          as: 'card1',
        },
        { do: 'choosePokemon', from: { whose: 'opponent', place: 'bench' }, min: 1, max: 1, as: 'pokemon1' },
        { do: 'attachEnergy', cards: { bound: 'card1' }, to: { bound: 'pokemon1' } },
      ],
    },
  ],
];
test.each(READ)('«%s» [%s]', (text, printed, meaning) => {
  expect(meaningOf(text, printed)).toEqual(meaning);
});
