/** Attacks by coins, by what they are paid with and by what they did, beside what they mean. */
import { expect, test } from 'vitest';
import { meaningOf, type Row } from '../testing/attackTexts.ts';

const READ: readonly Row[] = [
  // Coins and the damage.
  [
    'Flip a coin. If heads, this attack does 10 damage times the number of damage counters on Emberling.',
    '10×',
    {
      before: [{ do: 'flip', coins: 1, as: 'coin1' }],
      damage: { product: [10, { when: { heads: 'coin1' }, then: { counters: 'self' } }] },
    },
  ],
  [
    'Flip a coin. If heads, this attack does 30 damage plus 10 more damage; if tails, this attack does 30 damage and Emberling does 10 damage to itself.',
    '30+',
    {
      before: [{ do: 'flip', coins: 1, as: 'coin1' }],
      damage: { sum: [30, { product: [10, { heads: 'coin1' }] }] },
      after: [{ do: 'if', is: { not: { heads: 'coin1' } }, yes: [{ do: 'damage', to: 'self', amount: 10 }] }],
    },
  ],
  [
    'Flip a coin. If tails, this attack does no damage to the Defending Pokémon and Emberling does 20 damage to itself.',
    '30',
    {
      before: [{ do: 'flip', coins: 1, as: 'coin1' }],
      damage: {
        sum: [
          { when: { not: { heads: 'coin1' } }, then: 0 },
          { when: { not: { not: { heads: 'coin1' } } }, then: 30 },
        ],
      },
      after: [{ do: 'if', is: { not: { heads: 'coin1' } }, yes: [{ do: 'damage', to: 'self', amount: 20 }] }],
    },
  ],
  [
    'Your opponent flips a coin for each of his or her Benched Pokémon. This attack does 20 damage times the number of tails.',
    '20×',
    {
      before: [{ do: 'flip', coins: { count: { whose: 'opponent', place: 'bench' } }, as: 'coins1' }],
      damage: {
        product: [
          20,
          { difference: [{ count: { whose: 'opponent', place: 'bench' } }, { heads: 'coins1' }] },
        ],
      },
    },
  ],
  [
    'Flip 3 coins. This attack does 30 damage times the number of heads to the Defending Pokémon and 10 damage times the number of tails to Emberling.',
    '30×',
    {
      before: [{ do: 'flip', coins: 3, as: 'coins1' }],
      damage: { product: [30, { heads: 'coins1' }] },
      after: [
        {
          do: 'damage',
          to: 'self',
          amount: { product: [10, { difference: [3, { heads: 'coins1' }] }] },
        },
      ],
    },
  ],
  [
    'Flip a coin. If heads, this attack does 30 damage to the Defending Pokémon. If tails, Emberling does 10 damage to itself.',
    '',
    {
      after: [
        { do: 'flip', coins: 1, as: 'coin1' },
        { do: 'if', is: { heads: 'coin1' }, yes: [{ do: 'damage', to: 'defending', amount: 30 }] },
        { do: 'if', is: { not: { heads: 'coin1' } }, yes: [{ do: 'damage', to: 'self', amount: 10 }] },
      ],
    },
  ],
  [
    'If you have any Benched Pokémon, flip a coin. If heads, switch Emberling with 1 of your Benched Pokémon.',
    '20',
    {
      after: [
        {
          do: 'if',
          is: { exists: { whose: 'own', place: 'bench' } },
          yes: [
            { do: 'flip', coins: 1, as: 'coin1' },
            {
              do: 'if',
              is: { heads: 'coin1' },
              yes: [
                {
                  do: 'choosePokemon',
                  from: { whose: 'own', place: 'bench' },
                  min: 1,
                  max: 1,
                  as: 'pokemon1',
                },
                { do: 'changePlaces', with: { bound: 'pokemon1' }, doneTo: 'active' },
              ],
            },
          ],
        },
      ],
    },
  ],
  [
    'Flip a coin. If heads, you may attach up to 2 Grass Energy cards from your hand to Emberling.',
    '',
    {
      after: [
        { do: 'flip', coins: 1, as: 'coin1' },
        {
          do: 'if',
          is: { heads: 'coin1' },
          yes: [
            {
              do: 'may',
              yes: [
                {
                  do: 'chooseCards',
                  from: { pile: 'hand', whose: 'own', where: { kind: 'energy', type: 'Grass' } },
                  min: 0,
                  max: 2,
                  as: 'cards1',
                },
                { do: 'attachEnergy', cards: { bound: 'cards1' }, to: 'self' },
              ],
            },
          ],
        },
      ],
    },
  ],
  [
    'Flip 2 coins. If both of them are heads, this attack does 30 damage plus 60 more damage. If 1 or both of them are tails, this attack does 30 damage.',
    '30+',
    {
      before: [{ do: 'flip', coins: 2, as: 'coins1' }],
      damage: { sum: [30, { when: { quantity: { heads: 'coins1' }, atLeast: 2 }, then: 60 }] },
    },
  ],
  // What it is paid with.
  [
    'Discard a Fire Energy, Water Energy, and Lightning Energy attached to Emberling.',
    '200',
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
        {
          do: 'chooseCards',
          from: { on: 'self', part: 'energy', providing: 'Lightning' },
          min: 1,
          max: 1,
          as: 'card3',
        },
        { do: 'move', cards: { bound: 'card3' }, to: 'discard' },
      ],
    },
  ],
  [
    'Discard 3 Energy attached to any of your Pokémon in any way you like.',
    '100',
    {
      after: [
        {
          do: 'chooseCards',
          from: { on: { whose: 'own', place: 'inPlay' }, part: 'energy' },
          min: 3,
          max: 3,
          inUnits: true,
          as: 'cards1',
        },
        { do: 'move', cards: { bound: 'cards1' }, to: 'discard' },
      ],
    },
  ],
  [
    'Discard all Lightning Energy attached to Emberling. Flip a coin for each Energy card you discarded. This attack does 40 damage times the number of heads.',
    '40×',
    {
      before: [
        {
          do: 'chooseCards',
          from: { on: 'self', part: 'energy', providing: 'Lightning' },
          min: 60,
          max: 60,
          as: 'cards1',
        },
        { do: 'move', cards: { bound: 'cards1' }, to: 'discard' },
        { do: 'flip', coins: { cards: { bound: 'cards1' } }, as: 'coins1' },
      ],
      damage: { product: [40, { heads: 'coins1' }] },
    },
  ],
  [
    'You may discard any number of basic Energy cards attached to Emberling. If you do, this attack does 50 damage plus 20 more damage for each basic Energy card you discarded.',
    '50+',
    {
      before: [
        {
          do: 'may',
          yes: [
            {
              do: 'chooseCards',
              from: { on: 'self', part: 'energy', where: { basicEnergy: true } },
              min: 0,
              max: 60,
              as: 'cards1',
            },
            { do: 'move', cards: { bound: 'cards1' }, to: 'discard' },
          ],
        },
      ],
      damage: { sum: [50, { product: [20, { cards: { bound: 'cards1' } }] }] },
    },
  ],
  [
    'You may return all Grass Energy attached to Emberling to your hand. If you do, this attack does 20 damage plus 20 more damage for each Energy card you returned.',
    '20+',
    {
      before: [
        {
          do: 'may',
          yes: [
            {
              do: 'chooseCards',
              from: { on: 'self', part: 'energy', providing: 'Grass' },
              min: 60,
              max: 60,
              as: 'cards1',
            },
            { do: 'move', cards: { bound: 'cards1' }, to: 'hand' },
          ],
        },
      ],
      damage: { sum: [20, { product: [20, { cards: { bound: 'cards1' } }] }] },
    },
  ],
  [
    "You may discard all Lightning Energy attached to Emberling. If you do, this attack's base damage is 120 instead of 60.",
    '60',
    {
      before: [
        {
          do: 'may',
          yes: [
            {
              do: 'chooseCards',
              from: { on: 'self', part: 'energy', providing: 'Lightning' },
              min: 60,
              max: 60,
              as: 'cards1',
            },
            { do: 'move', cards: { bound: 'cards1' }, to: 'discard' },
          ],
        },
      ],
      damage: {
        sum: [
          { when: { some: 'cards1' }, then: 120 },
          { when: { not: { some: 'cards1' } }, then: 60 },
        ],
      },
    },
  ],
  [
    'Discard the top 5 cards of your deck. This attack does 20 damage for each Fire Energy card you discarded in this way.',
    '20×',
    {
      damage: {
        product: [
          20,
          { cards: { pile: 'deck', whose: 'own', top: 5, where: { kind: 'energy', type: 'Fire' } } },
        ],
      },
      after: [{ do: 'move', cards: { pile: 'deck', whose: 'own', top: 5 }, to: 'discard' }],
    },
  ],
  [
    'Each player discards the top card of his or her deck. This attack does 40 damage plus 10 more damage for each Energy card discarded in this way.',
    '40+',
    {
      damage: {
        sum: [
          40,
          {
            product: [
              10,
              {
                sum: [
                  { cards: { pile: 'deck', whose: 'own', top: 1, where: { kind: 'energy' } } },
                  { cards: { pile: 'deck', whose: 'opponent', top: 1, where: { kind: 'energy' } } },
                ],
              },
            ],
          },
        ],
      },
      after: [
        { do: 'move', cards: { pile: 'deck', whose: 'own', top: 1 }, to: 'discard' },
        { do: 'move', cards: { pile: 'deck', whose: 'opponent', top: 1 }, to: 'discard' },
      ],
    },
  ],
  [
    'Take 1 Lightning Energy card attached to Emberling and attach it to 1 of your Benched Pokémon. If you have no Benched Pokémon, discard that Energy card.',
    '20',
    {
      after: [
        {
          do: 'chooseCards',
          from: { on: 'self', part: 'energy', providing: 'Lightning' },
          min: 1,
          max: 1,
          as: 'card1',
        },
        {
          do: 'if',
          is: { exists: { whose: 'own', place: 'bench' } },
          yes: [
            { do: 'choosePokemon', from: { whose: 'own', place: 'bench' }, min: 1, max: 1, as: 'pokemon1' },
            { do: 'attachEnergy', cards: { bound: 'card1' }, to: { bound: 'pokemon1' } },
          ],
          no: [{ do: 'move', cards: { bound: 'card1' }, to: 'discard' }],
        },
      ],
    },
  ],
  [
    "Flip a coin. If heads, choose 1 Energy card attached to 1 of your opponent's Pokémon and put it in the Lost Zone.",
    '',
    {
      after: [
        { do: 'flip', coins: 1, as: 'coin1' },
        {
          do: 'if',
          is: { heads: 'coin1' },
          yes: [
            {
              do: 'choosePokemon',
              from: { whose: 'opponent', place: 'inPlay' },
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
            { do: 'move', cards: { bound: 'card1' }, to: 'lost' },
          ],
        },
      ],
    },
  ],
  [
    "Does 40 damage plus 10 more damage for each Water Energy attached to Emberling but not used to pay for this attack's Energy cost. Extra Water Energy after the 2nd doesn't count.",
    '40+',
    { damage: { sum: [40, { product: [10, { least: [{ unpaid: 'Water' }, 2] }] }] } },
  ],
  [
    "Does 30 damage plus 20 more damage for each Water Energy attached to Emberling but not used to pay for this attack. You can't add more than 40 damage in this way.",
    '30+',
    { damage: { sum: [30, { product: [20, { least: [{ unpaid: 'Water' }, 2] }] }] } },
  ],
  // What the attack did, and what was done before it.
  [
    'If the Defending Pokémon would be Knocked Out by this attack, Emberling does 40 damage to itself.',
    '50',
    {
      after: [
        {
          do: 'if',
          is: { exists: { whose: 'opponent', place: 'active', where: { remainingAtMost: 0 } } },
          yes: [{ do: 'damage', to: 'self', amount: 40 }],
        },
      ],
    },
  ],
  [
    "Unless this attack Knocks Out the Defending Pokémon, choose 1 of your opponent's Benched Pokémon and switch it with the Defending Pokémon.",
    '40',
    {
      after: [
        {
          do: 'if',
          is: { not: { exists: { whose: 'opponent', place: 'active', where: { remainingAtMost: 0 } } } },
          yes: [
            {
              do: 'choosePokemon',
              from: { whose: 'opponent', place: 'bench' },
              by: 'own',
              min: 1,
              max: 1,
              as: 'pokemon1',
            },
            { do: 'changePlaces', with: { bound: 'pokemon1' }, doneTo: 'benched' },
          ],
        },
      ],
    },
  ],
  [
    'If this attack damages the Defending Pokémon (after applying Weakness and Resistance), remove 1 damage counter from Emberling, if it has any.',
    '20',
    {
      after: [
        {
          do: 'if',
          is: { quantity: { damaged: 'defending', in: 'thisTurn' }, atLeast: 1 },
          yes: [{ do: 'heal', on: 'self', counters: 1 }],
        },
      ],
    },
  ],
  [
    'Unless all damage from this attack is prevented, you may remove 1 damage counter from Emberling.',
    '20',
    {
      after: [
        {
          do: 'if',
          is: { quantity: { damaged: 'defending', in: 'thisTurn' }, atLeast: 1 },
          yes: [{ do: 'may', yes: [{ do: 'heal', on: 'self', counters: 1 }] }],
        },
      ],
    },
  ],
  [
    "If Emberling was damaged by an attack during your opponent's last turn, the Defending Pokémon is now Paralyzed.",
    '30',
    {
      after: [
        {
          do: 'if',
          is: { quantity: { damaged: 'self', in: 'lastTurn' }, atLeast: 1 },
          yes: [{ do: 'afflict', on: 'defending', status: 'paralysis' }],
        },
      ],
    },
  ],
  [
    "Before doing damage, you may choose 1 of your opponent's Benched Pokémon and switch it with 1 of the Defending Pokémon. Your opponent chooses the Defending Pokémon to switch.",
    '20',
    {
      before: [
        {
          do: 'may',
          yes: [
            {
              do: 'choosePokemon',
              from: { whose: 'opponent', place: 'bench' },
              by: 'own',
              min: 1,
              max: 1,
              as: 'pokemon1',
            },
            { do: 'changePlaces', with: { bound: 'pokemon1' }, doneTo: 'benched' },
          ],
        },
      ],
    },
  ],
  // Cards by their names, and cards of a hand.
  [
    "Search your deck for a Basic Pokémon named Mosswing and put it onto your Bench. Shuffle your deck afterward. (You can't use this attack if your Bench is full.)",
    '',
    {
      needs: { not: { quantity: { count: { whose: 'own', place: 'bench' } }, atLeast: 5 } },
      after: [
        {
          do: 'chooseCards',
          from: {
            pile: 'deck',
            whose: 'own',
            where: { kind: 'pokemon', stages: ['basic'], name: 'Mosswing' },
          },
          min: 0,
          max: 1,
          as: 'card1',
        },
        { do: 'bench', cards: { bound: 'card1' }, whose: 'own' },
        { do: 'shuffle', whose: 'own' },
      ],
    },
  ],
  [
    'Search your deck for a Holon Energy card and attach it to 1 of your Pokémon. Shuffle your deck afterward.',
    '',
    {
      after: [
        {
          do: 'chooseCards',
          from: { pile: 'deck', whose: 'own', where: { nameHas: 'Holon Energy' } },
          min: 0,
          max: 1,
          as: 'card1',
        },
        { do: 'choosePokemon', from: { whose: 'own', place: 'inPlay' }, min: 1, max: 1, as: 'pokemon1' },
        { do: 'attachEnergy', cards: { bound: 'card1' }, to: { bound: 'pokemon1' } },
        { do: 'shuffle', whose: 'own' },
      ],
    },
  ],
  [
    "Choose 1 card from your opponent's hand without looking. Look at the card you chose, then have your opponent shuffle that card into his or her deck.",
    '20',
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
];
test.each(READ)('«%s» [%s]', (text, printed, meaning) => {
  expect(meaningOf(text, printed)).toEqual(meaning);
});
