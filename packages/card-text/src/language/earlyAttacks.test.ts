/** Attacks in the words of the years before 2011, beside what they mean. */
import { expect, test } from 'vitest';
import { meaningOf, type Row } from '../testing/attackTexts.ts';

const READ: readonly Row[] = [
  // A Pokémon that is chosen, and what is asked of it.
  [
    "Choose 1 of your opponent's Pokémon. This attack does 20 damage to that Pokémon. If that Pokémon already has any damage counters on it, this attack does 20 damage plus 10 more damage.",
    '',
    {
      after: [
        { do: 'choosePokemon', from: { whose: 'opponent', place: 'inPlay' }, min: 1, max: 1, as: 'pokemon1' },
        {
          do: 'damage',
          to: { bound: 'pokemon1' },
          amount: {
            sum: [
              20,
              { when: { exists: { among: { bound: 'pokemon1' }, where: { damaged: true } } }, then: 10 },
            ],
          },
        },
      ],
    },
  ],
  [
    "Choose 1 of your opponent's Benched Pokémon. This attack does 40 damage to that Pokémon. If that Pokémon is Asleep, this attack does 60 damage instead.",
    '',
    {
      after: [
        { do: 'choosePokemon', from: { whose: 'opponent', place: 'bench' }, min: 1, max: 1, as: 'pokemon1' },
        {
          do: 'damage',
          to: { bound: 'pokemon1' },
          amount: {
            sum: [
              {
                when: { exists: { among: { bound: 'pokemon1' }, where: { statuses: ['sleep'] } } },
                then: 60,
              },
              {
                when: { not: { exists: { among: { bound: 'pokemon1' }, where: { statuses: ['sleep'] } } } },
                then: 40,
              },
            ],
          },
          plain: true,
        },
      ],
    },
  ],
  [
    "Put 1 damage counter on 1 of your opponent's Pokémon. If that Pokémon has δ on its card, put 3 damage counters instead.",
    '',
    {
      after: [
        { do: 'choosePokemon', from: { whose: 'opponent', place: 'inPlay' }, min: 1, max: 1, as: 'pokemon1' },
        {
          do: 'putCounters',
          on: { bound: 'pokemon1' },
          counters: {
            sum: [
              {
                when: { exists: { among: { bound: 'pokemon1' }, where: { card: { nameHas: 'δ' } } } },
                then: 3,
              },
              {
                when: {
                  not: { exists: { among: { bound: 'pokemon1' }, where: { card: { nameHas: 'δ' } } } },
                },
                then: 1,
              },
            ],
          },
        },
      ],
    },
  ],
  [
    'If your opponent has any Benched Pokémon, choose up to 2 of them. This attack does 10 damage to each of them.',
    '20',
    {
      after: [
        { do: 'choosePokemon', from: { whose: 'opponent', place: 'bench' }, min: 0, max: 2, as: 'pokemons1' },
        { do: 'damage', to: { bound: 'pokemons1' }, amount: 10, plain: true },
      ],
    },
  ],
  [
    "Choose 1 of your opponent's Benched Pokémon and this attack does 10 damage to it.",
    '',
    {
      after: [
        { do: 'choosePokemon', from: { whose: 'opponent', place: 'bench' }, min: 1, max: 1, as: 'pokemon1' },
        { do: 'damage', to: { bound: 'pokemon1' }, amount: 10, plain: true },
      ],
    },
  ],
  // Counters by a number that is counted.
  [
    "Count the number of cards in your opponent's hand. Put that many damage counters on the Defending Pokémon.",
    '',
    {
      after: [
        { do: 'putCounters', on: 'defending', counters: { cards: { pile: 'hand', whose: 'opponent' } } },
      ],
    },
  ],
  [
    'Put a number of damage counters on the Defending Pokémon equal to the number of your Benched Pokémon.',
    '',
    {
      after: [{ do: 'putCounters', on: 'defending', counters: { count: { whose: 'own', place: 'bench' } } }],
    },
  ],
  [
    'Put damage counters on the Defending Pokémon until it is 10 HP away from being Knocked Out.',
    '',
    {
      after: [
        {
          do: 'putCounters',
          on: 'defending',
          counters: { inCounters: { difference: [{ remainingHp: 'defending' }, 10] } },
        },
      ],
    },
  ],
  [
    "Put 3 damage counters on any Pokémon (both yours and your opponent's) in any way you like.",
    '',
    { after: [{ do: 'distribute', among: { whose: 'both', place: 'inPlay' }, counters: 3 }] },
  ],
  // Healing by a number that is counted.
  [
    'Remove a number of damage counters from Emberling equal to half the damage done to the Defending Pokémon (after applying Weakness and Resistance) (rounded up to the nearest 10).',
    '30',
    {
      after: [
        {
          do: 'heal',
          on: 'self',
          counters: { inCounters: { half: { damaged: 'defending', in: 'thisTurn' }, round: 'up' } },
        },
      ],
    },
  ],
  [
    'Remove from 1 of your Pokémon the number of damage counters equal to the damage you did to the Defending Pokémon.',
    '30',
    {
      after: [
        { do: 'choosePokemon', from: { whose: 'own', place: 'inPlay' }, min: 1, max: 1, as: 'pokemon1' },
        {
          do: 'heal',
          on: { bound: 'pokemon1' },
          counters: { inCounters: { damaged: 'defending', in: 'thisTurn' } },
        },
      ],
    },
  ],
  [
    'Flip 2 coins. Remove 2 damage counters times the number of heads from Emberling.',
    '',
    {
      after: [
        { do: 'flip', coins: 2, as: 'coins1' },
        { do: 'heal', on: 'self', counters: { product: [2, { heads: 'coins1' }] } },
      ],
    },
  ],
  [
    'Remove 1 damage counter from each of your Pokémon. Remove no damage counters from Emberling.',
    '',
    { after: [{ do: 'heal', on: { whose: 'own', place: 'inPlay', other: true }, counters: 1 }] },
  ],
  [
    'Remove the Special Condition Asleep from the Defending Pokémon.',
    '',
    { after: [{ do: 'cure', on: 'defending', statuses: ['sleep'] }] },
  ],
  // Out of play, and to the Active Spot.
  [
    "Choose 1 of your opponent's Benched Pokémon. Put that Pokémon and all cards attached to it back to your opponent's hand.",
    '',
    {
      after: [
        { do: 'choosePokemon', from: { whose: 'opponent', place: 'bench' }, min: 1, max: 1, as: 'pokemon1' },
        { do: 'takeBack', on: { bound: 'pokemon1' }, to: 'hand', all: true },
      ],
    },
  ],
  [
    'Your opponent shuffles his or her Active Pokémon and all cards attached to it into his or her deck.',
    '',
    {
      after: [
        { do: 'takeBack', on: 'defending', to: 'deck', all: true },
        { do: 'shuffle', whose: 'opponent' },
      ],
    },
  ],
  [
    "Put 1 of your opponent's Benched Pokémon and all cards attached to it on top of your opponent's deck. Your opponent shuffles his or her deck afterward.",
    '',
    {
      after: [
        { do: 'choosePokemon', from: { whose: 'opponent', place: 'bench' }, min: 1, max: 1, as: 'pokemon1' },
        { do: 'takeBack', on: { bound: 'pokemon1' }, to: 'deck', all: true },
        { do: 'shuffle', whose: 'opponent' },
      ],
    },
  ],
  [
    'Shuffle Emberling into your deck. (Discard all cards attached to Emberling.)',
    '30',
    {
      after: [
        { do: 'move', cards: { on: 'self', part: 'energy' }, to: 'discard' },
        { do: 'move', cards: { on: 'self', part: 'attached' }, to: 'discard' },
        { do: 'takeBack', on: 'self', to: 'deck', all: true },
        { do: 'shuffle', whose: 'own' },
      ],
    },
  ],
  [
    "Before doing damage, choose 1 of your opponent's Benched Pokémon and switch it with the Defending Pokémon.",
    '20',
    {
      before: [
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
  [
    'Before doing damage, discard all Trainer cards attached to the Defending Pokémon.',
    '20',
    { before: [{ do: 'move', cards: { on: 'defending', part: 'attached' }, to: 'discard' }] },
  ],
  // For a while.
  [
    'Any damage done to Emberling by attacks is reduced by 20 (after applying Weakness and Resistance) until the end of your next turn.',
    '40',
    {
      after: [
        {
          do: 'place',
          modifier: { change: 'damageTaken', by: -20 },
          on: 'self',
          window: 'untilOwnNextTurnEnds',
        },
      ],
    },
  ],
  [
    "During your opponent's next turn, whenever 30 or less damage is done to Emberling (after applying Weakness and Resistance), prevent that damage.",
    '',
    {
      after: [
        {
          do: 'place',
          modifier: { change: 'preventDamage', atMost: 30 },
          on: 'self',
          window: 'duringOpponentsNextTurn',
        },
      ],
    },
  ],
  [
    'Until the end of your next turn, if an attack damages the Defending Pokémon (after applying Weakness and Resistance), that attack does 20 more damage to the Defending Pokémon.',
    '',
    {
      after: [
        {
          do: 'place',
          modifier: { change: 'damageTaken', by: 20 },
          on: 'defending',
          window: 'untilOwnNextTurnEnds',
        },
      ],
    },
  ],
  [
    "Until the end of your opponent's next turn, the Defending Pokémon can't attack or retreat.",
    '',
    {
      after: [
        {
          do: 'place',
          modifier: { change: 'cannot', what: 'attack' },
          on: 'defending',
          window: 'untilOpponentsNextTurnEnds',
        },
        {
          do: 'place',
          modifier: { change: 'cannot', what: 'retreat' },
          on: 'defending',
          window: 'untilOpponentsNextTurnEnds',
        },
      ],
    },
  ],
  [
    "During your opponent's next turn, prevent all damage done to Emberling by attacks from your opponent's Stage 1 or Stage 2 Pokémon.",
    '30',
    {
      after: [
        {
          do: 'place',
          modifier: {
            change: 'preventDamage',
            ofOpponent: true,
            from: { card: { stages: ['stage1', 'stage2'] } },
          },
          on: 'self',
          window: 'duringOpponentsNextTurn',
        },
      ],
    },
  ],
  [
    'The Retreat Cost for the Defending Pokémon is 0 until the end of your next turn.',
    '40',
    {
      after: [
        {
          do: 'place',
          modifier: { change: 'noRetreatCost' },
          on: 'defending',
          window: 'untilOwnNextTurnEnds',
        },
      ],
    },
  ],
  [
    "The Defending Pokémon can't retreat. (Benching or evolving that Pokémon ends this effect.)",
    '20',
    {
      after: [
        {
          do: 'place',
          modifier: { change: 'cannot', what: 'retreat' },
          on: 'defending',
          window: 'whileActive',
        },
      ],
    },
  ],
  [
    "At the end of your opponent's next turn, the Defending Pokémon is now Asleep.",
    '20',
    {
      after: [
        {
          do: 'place',
          modifier: {
            change: 'answer',
            on: 'turnEnds',
            steps: [{ do: 'afflict', on: 'self', status: 'sleep' }],
          },
          on: 'defending',
          window: 'duringOpponentsNextTurn',
        },
      ],
    },
  ],
  [
    "During your opponent's next turn, if Emberling would be Knocked Out by damage from an attack, flip a coin. If heads, Emberling is not Knocked Out and its remaining HP becomes 10 instead.",
    '',
    {
      after: [
        {
          do: 'place',
          modifier: {
            change: 'answer',
            on: 'wouldBeKnockedOut',
            steps: [
              { do: 'flip', coins: 1, as: 'coin1' },
              { do: 'if', is: { heads: 'coin1' }, yes: [{ do: 'survive', on: 'self', hp: 10 }] },
            ],
          },
          on: 'self',
          window: 'duringOpponentsNextTurn',
        },
      ],
    },
  ],
  [
    "If a Pokémon Knocks Out Emberling during your opponent's next turn, Knock Out that Pokémon.",
    '',
    {
      after: [
        {
          do: 'place',
          modifier: {
            change: 'answer',
            on: 'knockedOutByAttack',
            steps: [{ do: 'knockOut', on: 'attacker' }],
          },
          on: 'self',
          window: 'duringOpponentsNextTurn',
        },
      ],
    },
  ],
  // Counts.
  [
    "Does 20 damage plus 10 more damage for each Energy attached to all Pokémon (both yours and your opponent's).",
    '20+',
    { damage: { sum: [20, { product: [10, { energy: { whose: 'both', place: 'inPlay' } }] }] } },
  ],
  [
    'Does 20 damage plus 10 more damage for each Pokémon you have in play that has δ on its card.',
    '20+',
    {
      damage: {
        sum: [
          20,
          { product: [10, { count: { whose: 'own', place: 'inPlay', where: { card: { nameHas: 'δ' } } } }] },
        ],
      },
    },
  ],
  [
    'Does 10 damage times the number of Darkness Pokémon and Metal Pokémon you have in play.',
    '10×',
    {
      damage: {
        product: [
          10,
          {
            count: {
              whose: 'own',
              place: 'inPlay',
              where: { card: { any: [{ type: 'Darkness' }, { type: 'Metal' }] } },
            },
          },
        ],
      },
    },
  ],
  [
    'Your opponent flips 3 coins. This attack does 20 damage times the number of heads.',
    '20×',
    { before: [{ do: 'flip', coins: 3, as: 'coins1' }], damage: { product: [20, { heads: 'coins1' }] } },
  ],
  [
    'Flip 4 coins. This attack does 20 damage times the number of heads. If 2 or more of them are heads, the Defending Pokémon is now Poisoned.',
    '20×',
    {
      before: [{ do: 'flip', coins: 4, as: 'coins1' }],
      damage: { product: [20, { heads: 'coins1' }] },
      after: [
        {
          do: 'if',
          is: { quantity: { heads: 'coins1' }, atLeast: 2 },
          yes: [{ do: 'afflict', on: 'defending', status: 'poison' }],
        },
      ],
    },
  ],
];
test.each(READ)('«%s» [%s]', (text, printed, meaning) => {
  expect(meaningOf(text, printed)).toEqual(meaning);
});
