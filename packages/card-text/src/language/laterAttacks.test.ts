/** Attacks of later years: what holds for a while, what is done with hands and decks; each wording beside its meaning. */
import { expect, test } from 'vitest';
import { meaningOf, type Row } from '../testing/attackTexts.ts';

const READ: readonly Row[] = [
  // For a while.
  [
    'During your next turn, the Defending Pokémon takes 60 more damage from attacks (after applying Weakness and Resistance).',
    '80',
    {
      after: [
        {
          do: 'place',
          modifier: { change: 'damageTaken', by: 60 },
          on: 'defending',
          window: 'duringOwnNextTurn',
        },
      ],
    },
  ],
  [
    'The Defending Pokémon has no Abilities until the end of your next turn.',
    '20',
    {
      after: [
        { do: 'place', modifier: { change: 'noAbilities' }, on: 'defending', window: 'untilOwnNextTurnEnds' },
      ],
    },
  ],
  [
    "During your opponent's next turn, this Pokémon can't be affected by any Special Conditions.",
    '110',
    {
      after: [
        {
          do: 'place',
          modifier: { change: 'immune', statuses: ['sleep', 'burn', 'confusion', 'paralysis', 'poison'] },
          on: 'self',
          window: 'duringOpponentsNextTurn',
        },
      ],
    },
  ],
  [
    "During your opponent's next turn, prevent all damage done to this Pokémon by attacks from Ultra Beasts.",
    '70',
    {
      after: [
        {
          do: 'place',
          modifier: { change: 'preventDamage', from: { card: { tag: 'Ultra Beast' } } },
          on: 'self',
          window: 'duringOpponentsNextTurn',
        },
      ],
    },
  ],
  [
    "Heal 30 damage from this Pokémon. It can't retreat during your next turn.",
    '',
    {
      after: [
        { do: 'heal', on: 'self', counters: 3 },
        {
          do: 'place',
          modifier: { change: 'cannot', what: 'retreat' },
          on: 'self',
          window: 'duringOwnNextTurn',
        },
      ],
    },
  ],
  [
    "If this Pokémon has at least 1 extra Energy attached to it (in addition to this attack's cost), prevent all effects of attacks, including damage, done to it during your opponent's next turn.",
    '',
    {
      after: [
        {
          do: 'if',
          is: { quantity: { unpaid: 'any' }, atLeast: 1 },
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
    "During your opponent's next turn, if this Pokémon is damaged by an attack (even if it is Knocked Out), put damage counters on the Attacking Pokémon equal to the damage done to this Pokémon.",
    '20',
    {
      after: [
        {
          do: 'place',
          modifier: {
            change: 'answer',
            on: 'damagedByAttack',
            steps: [
              {
                do: 'putCounters',
                on: 'attacker',
                counters: { inCounters: { damaged: 'self', in: 'thisTurn' } },
              },
            ],
          },
          on: 'self',
          window: 'duringOpponentsNextTurn',
        },
      ],
    },
  ],
  [
    "If the Defending Pokémon tries to attack during your opponent's next turn, your opponent flips a coin. If tails, that attack doesn't happen.",
    '10',
    {
      after: [
        {
          do: 'place',
          modifier: { change: 'flipToAttack' },
          on: 'defending',
          window: 'duringOpponentsNextTurn',
        },
      ],
    },
  ],
  // Hands, decks.
  [
    'Your opponent reveals their hand. If you find a Pokémon there, this attack does 80 more damage.',
    '20+',
    {
      before: [{ do: 'reveal', cards: { pile: 'hand', whose: 'opponent' } }],
      damage: {
        sum: [
          20,
          {
            when: {
              quantity: { cards: { pile: 'hand', whose: 'opponent', where: { kind: 'pokemon' } } },
              atLeast: 1,
            },
            then: 80,
          },
        ],
      },
    },
  ],
  [
    "Your opponent reveals their hand. If you find any Energy cards there, your opponent's Active Pokémon is now Paralyzed.",
    '90',
    {
      after: [
        { do: 'reveal', cards: { pile: 'hand', whose: 'opponent' } },
        {
          do: 'if',
          is: {
            quantity: { cards: { pile: 'hand', whose: 'opponent', where: { kind: 'energy' } } },
            atLeast: 1,
          },
          yes: [{ do: 'afflict', on: 'defending', status: 'paralysis' }],
        },
      ],
    },
  ],
  [
    'Your opponent reveals their hand. Choose a card you find there and put it on the bottom of their deck.',
    '',
    {
      after: [
        { do: 'reveal', cards: { pile: 'hand', whose: 'opponent' } },
        { do: 'chooseCards', from: { pile: 'hand', whose: 'opponent' }, min: 1, max: 1, as: 'card1' },
        { do: 'move', cards: { bound: 'card1' }, to: 'deckBottom' },
      ],
    },
  ],
  [
    'You may discard the top card of your deck. If that card is a Fire Energy card, this attack does 50 more damage.',
    '30+',
    {
      before: [
        {
          do: 'may',
          yes: [
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
        },
      ],
      damage: { sum: [30, { when: { some: 'card1' }, then: 50 }] },
    },
  ],
  [
    "Reveal the top 6 cards of your deck. This attack does 60 damage to 1 of your opponent's Pokémon for each Energy card you find there. Then, discard those Energy cards and shuffle the other cards back into your deck.",
    '',
    {
      after: [
        { do: 'reveal', cards: { pile: 'deck', whose: 'own', top: 6 } },
        { do: 'choosePokemon', from: { whose: 'opponent', place: 'inPlay' }, min: 1, max: 1, as: 'pokemon1' },
        {
          do: 'damage',
          to: { bound: 'pokemon1' },
          amount: {
            product: [60, { cards: { pile: 'deck', whose: 'own', top: 6, where: { kind: 'energy' } } }],
          },
        },
        {
          do: 'move',
          cards: { pile: 'deck', whose: 'own', top: 6, where: { kind: 'energy' } },
          to: 'discard',
        },
        { do: 'shuffle', whose: 'own' },
      ],
    },
  ],
  [
    'Each player draws cards until they have 7 cards in their hand.',
    '',
    {
      after: [
        { do: 'draw', whose: 'own', cards: { difference: [7, { cards: { pile: 'hand', whose: 'own' } }] } },
        {
          do: 'draw',
          whose: 'opponent',
          cards: { difference: [7, { cards: { pile: 'hand', whose: 'opponent' } }] },
        },
      ],
    },
  ],
  [
    "Discard the top card of your opponent's deck for each damage counter on this Pokémon.",
    '',
    {
      after: [
        { do: 'move', cards: { pile: 'deck', whose: 'opponent', top: { counters: 'self' } }, to: 'discard' },
      ],
    },
  ],
  [
    "Look at the top card of your opponent's deck.",
    '',
    { after: [{ do: 'look', cards: { pile: 'deck', whose: 'opponent', top: 1 } }] },
  ],
  [
    "Discard a Pokémon Tool card from your hand. If you don't, this attack does nothing.",
    '90',
    {
      before: [
        {
          do: 'chooseCards',
          from: { pile: 'hand', whose: 'own', where: { trainers: ['tool', 'toolF'] } },
          min: 1,
          max: 1,
          as: 'card1',
        },
        { do: 'move', cards: { bound: 'card1' }, to: 'discard' },
        { do: 'if', is: { not: { some: 'card1' } }, yes: [{ do: 'nothing' }] },
      ],
    },
  ],
  [
    'Search your deck for up to 3 in any combination of Water and Psychic Energy cards and attach them to 1 of your Benched Pokémon. Then, shuffle your deck.',
    '',
    {
      after: [
        {
          do: 'chooseCards',
          from: {
            pile: 'deck',
            whose: 'own',
            where: {
              any: [
                { kind: 'energy', type: 'Water' },
                { kind: 'energy', type: 'Psychic' },
              ],
            },
          },
          min: 0,
          max: 3,
          as: 'cards1',
        },
        { do: 'choosePokemon', from: { whose: 'own', place: 'bench' }, min: 1, max: 1, as: 'pokemon1' },
        { do: 'attachEnergy', cards: { bound: 'cards1' }, to: { bound: 'pokemon1' } },
        { do: 'shuffle', whose: 'own' },
      ],
    },
  ],
  [
    'Put 2 Item cards that have Fossil in their names from your discard pile into your hand.',
    '',
    {
      after: [
        {
          do: 'chooseCards',
          from: { pile: 'discard', whose: 'own', where: { trainers: ['item'], nameHas: 'Fossil' } },
          min: 2,
          max: 2,
          as: 'cards1',
        },
        { do: 'move', cards: { bound: 'cards1' }, to: 'hand' },
      ],
    },
  ],
  // The table.
  [
    'If Emberling is on your Bench, this attack does 60 more damage.',
    '30+',
    {
      damage: {
        sum: [
          30,
          {
            when: { exists: { whose: 'own', place: 'bench', where: { card: { name: 'Emberling' } } } },
            then: 60,
          },
        ],
      },
    },
  ],
  [
    'If the Defending Pokémon has no Retreat Cost, this attack does 40 more damage.',
    '30+',
    {
      damage: {
        sum: [30, { when: { not: { quantity: { retreatCost: 'defending' }, atLeast: 1 } }, then: 40 }],
      },
    },
  ],
  [
    "If, before doing damage, your opponent's Active Pokémon has fewer remaining HP than this Pokémon, this attack does 50 more damage.",
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
    "Put 4 damage counters on your opponent's Pokémon in any way you like. If your opponent has exactly 3 Prize cards remaining, put 12 damage counters on them instead.",
    '',
    {
      after: [
        {
          do: 'if',
          is: {
            all: [
              { quantity: { cards: { pile: 'prizes', whose: 'opponent' } }, atLeast: 3 },
              {
                not: { quantity: { cards: { pile: 'prizes', whose: 'opponent' } }, atLeast: { sum: [3, 1] } },
              },
            ],
          },
          yes: [{ do: 'distribute', among: { whose: 'opponent', place: 'inPlay' }, counters: 12 }],
          no: [{ do: 'distribute', among: { whose: 'opponent', place: 'inPlay' }, counters: 4 }],
        },
      ],
    },
  ],
  [
    'Your opponent chooses 1 of their Benched Pokémon and switches it with their Active Pokémon. The new Active Pokémon is now Asleep.',
    '',
    {
      after: [
        {
          do: 'choosePokemon',
          from: { whose: 'opponent', place: 'bench' },
          by: 'opponent',
          min: 1,
          max: 1,
          as: 'pokemon1',
        },
        { do: 'changePlaces', with: { bound: 'pokemon1' }, doneTo: 'active' },
        { do: 'afflict', on: { bound: 'pokemon1' }, status: 'sleep' },
      ],
    },
  ],
  [
    "You may choose to make your opponent's Active Pokémon Paralyzed. If you do, this Pokémon also does 70 damage to itself.",
    '70',
    {
      after: [
        { do: 'may', yes: [{ do: 'bindAll', pokemon: 'self', as: 'pokemons1' }] },
        {
          do: 'if',
          is: { some: 'pokemons1' },
          yes: [
            { do: 'afflict', on: 'defending', status: 'paralysis' },
            { do: 'damage', to: 'self', amount: 70 },
          ],
        },
      ],
    },
  ],
  [
    "This attack does 60 damage to each Pokémon that has an Ability (both yours and your opponent's).",
    '',
    {
      after: [
        { do: 'damage', to: { whose: 'both', place: 'inPlay', where: { hasAbility: true } }, amount: 60 },
      ],
    },
  ],
  // More of the same.
  [
    "During your opponent's next turn, this Pokémon takes 100 less damage from attacks from Evolution Pokémon (after applying Weakness and Resistance).",
    '100',
    {
      after: [
        {
          do: 'place',
          modifier: {
            change: 'damageTaken',
            by: -100,
            from: { card: { stages: ['stage1', 'stage2', 'mega', 'vmax', 'vstar', 'break', 'levelUp'] } },
          },
          on: 'self',
          window: 'duringOpponentsNextTurn',
        },
      ],
    },
  ],
  [
    "Prevent all effects of attacks, including damage, done to each of your Pokémon during your opponent's next turn.",
    '',
    {
      after: [
        {
          do: 'place',
          modifier: { change: 'preventEffects' },
          on: { whose: 'own', place: 'inPlay' },
          window: 'duringOpponentsNextTurn',
        },
      ],
    },
  ],
  [
    "During your opponent's next turn, prevent all damage done to this Pokémon by attacks from Pokémon that have an Ability, except any Emberling.",
    '100',
    {
      after: [
        {
          do: 'place',
          modifier: {
            change: 'preventDamage',
            from: { hasAbility: true, not: { card: { name: 'Emberling' } } },
          },
          on: 'self',
          window: 'duringOpponentsNextTurn',
        },
      ],
    },
  ],
  [
    "If this Pokémon would be Knocked Out by damage from an attack during your opponent's next turn, it is not Knocked Out and its remaining HP becomes 10 instead.",
    '',
    {
      after: [
        {
          do: 'place',
          modifier: {
            change: 'answer',
            on: 'wouldBeKnockedOut',
            steps: [{ do: 'survive', on: 'self', hp: 10 }],
          },
          on: 'self',
          window: 'duringOpponentsNextTurn',
        },
      ],
    },
  ],
  [
    'This Pokémon does 10 damage to itself for each damage counter on it.',
    '80',
    { after: [{ do: 'damage', to: 'self', amount: { product: [10, { counters: 'self' }] } }] },
  ],
  [
    "If this Pokémon's remaining HP is 10, this attack does 70 more damage.",
    '20+',
    {
      damage: {
        sum: [
          20,
          {
            when: {
              all: [
                { quantity: { remainingHp: 'self' }, atLeast: 10 },
                { not: { quantity: { remainingHp: 'self' }, atLeast: { sum: [10, 1] } } },
              ],
            },
            then: 70,
          },
        ],
      },
    },
  ],
  [
    "If your opponent's Active Pokémon's maximum HP is 100 or more, this attack does nothing.",
    '50',
    { before: [{ do: 'if', is: { quantity: { hp: 'defending' }, atLeast: 100 }, yes: [{ do: 'nothing' }] }] },
  ],
  [
    'If you have any Supporter cards in your discard pile, this attack does nothing.',
    '160',
    {
      before: [
        {
          do: 'if',
          is: {
            quantity: { cards: { pile: 'discard', whose: 'own', where: { trainers: ['supporter'] } } },
            atLeast: 1,
          },
          yes: [{ do: 'nothing' }],
        },
      ],
    },
  ],
  [
    'If you have fewer than 10 Fire Energy cards in your discard pile, this attack does nothing.',
    '200',
    {
      before: [
        {
          do: 'if',
          is: {
            not: {
              quantity: { cards: { pile: 'discard', whose: 'own', where: { kind: 'energy', type: 'Fire' } } },
              atLeast: 10,
            },
          },
          yes: [{ do: 'nothing' }],
        },
      ],
    },
  ],
  [
    'If your opponent has 3 or fewer cards in their hand, this attack does nothing.',
    '240',
    {
      before: [
        {
          do: 'if',
          is: { not: { quantity: { cards: { pile: 'hand', whose: 'opponent' } }, atLeast: { sum: [3, 1] } } },
          yes: [{ do: 'nothing' }],
        },
      ],
    },
  ],
  [
    'If your opponent has any Pokémon BREAK in play, this attack does 60 more damage.',
    '20+',
    {
      damage: {
        sum: [
          20,
          {
            when: { exists: { whose: 'opponent', place: 'inPlay', where: { card: { stages: ['break'] } } } },
            then: 60,
          },
        ],
      },
    },
  ],
  [
    'If you played a TAG TEAM Supporter card from your hand during this turn, this attack does 80 more damage.',
    '80+',
    {
      damage: {
        sum: [80, { when: { playedThisTurn: { trainers: ['supporter'], tag: 'TAG TEAM' } }, then: 80 }],
      },
    },
  ],
  [
    "If your opponent's Active Pokémon has no damage counters on it before this attack does damage, this attack does nothing.",
    '80',
    {
      before: [
        {
          do: 'if',
          is: { exists: { whose: 'opponent', place: 'active', where: { damaged: false } } },
          yes: [{ do: 'nothing' }],
        },
      ],
    },
  ],
  [
    'Search your deck for a Mosswing and put it onto this Emberling to evolve it. Then, shuffle your deck.',
    '',
    {
      after: [
        {
          do: 'chooseCards',
          from: { pile: 'deck', whose: 'own', where: { name: 'Mosswing' } },
          min: 0,
          max: 1,
          as: 'card1',
        },
        { do: 'evolve', card: { bound: 'card1' }, on: 'self' },
        { do: 'shuffle', whose: 'own' },
      ],
    },
  ],
  [
    'Put a card that evolves from this Pokémon from your discard pile onto this Pokémon to evolve it.',
    '',
    {
      after: [
        {
          do: 'chooseCards',
          from: { pile: 'discard', whose: 'own', where: { evolvesFrom: 'Emberling' } },
          min: 1,
          max: 1,
          as: 'card1',
        },
        { do: 'evolve', card: { bound: 'card1' }, on: 'self' },
      ],
    },
  ],
  [
    'Reveal any number of Mosswing cards from your hand. This attack does 60 damage for each card you revealed in this way.',
    '60×',
    {
      before: [
        {
          do: 'chooseCards',
          from: { pile: 'hand', whose: 'own', where: { name: 'Mosswing' } },
          min: 0,
          max: 60,
          as: 'cards1',
        },
        { do: 'reveal', cards: { bound: 'cards1' } },
      ],
      damage: { product: [60, { cards: { bound: 'cards1' } }] },
    },
  ],
  [
    'Your opponent chooses 1 of their own Pokémon. This attack does 90 damage to that Pokémon.',
    '',
    {
      after: [
        {
          do: 'choosePokemon',
          from: { whose: 'opponent', place: 'inPlay' },
          by: 'opponent',
          min: 1,
          max: 1,
          as: 'pokemon1',
        },
        { do: 'damage', to: { bound: 'pokemon1' }, amount: 90 },
      ],
    },
  ],
  [
    'Your opponent shuffles their hand and puts it on the bottom of their deck. If they put any cards on the bottom of their deck in this way, they draw 3 cards.',
    '',
    {
      after: [
        {
          do: 'chooseCards',
          from: { pile: 'hand', whose: 'opponent' },
          random: true,
          min: 60,
          max: 60,
          as: 'cards1',
        },
        { do: 'move', cards: { bound: 'cards1' }, to: 'deckBottom' },
        { do: 'if', is: { some: 'cards1' }, yes: [{ do: 'draw', whose: 'opponent', cards: 3 }] },
      ],
    },
  ],
  [
    "Devolve each of your opponent's evolved Pokémon and put the highest Stage Evolution card on it into your opponent's hand.",
    '',
    {
      after: [
        {
          do: 'devolve',
          on: { whose: 'opponent', place: 'inPlay', where: { evolved: true } },
          downTo: 'top',
          to: 'hand',
        },
      ],
    },
  ],
  [
    'You may have your opponent shuffle their deck.',
    '50',
    { after: [{ do: 'may', yes: [{ do: 'shuffle', whose: 'opponent' }] }] },
  ],
];

test.each(READ)('«%s» [%s]', (text, printed, meaning) => {
  expect(meaningOf(text, printed)).toEqual(meaning);
});
