/** Made-up trainers for the tests of the official rules: one of every word that they may have. */
import type { TrainerFacts } from '../model/facts.ts';
import type { Step } from '../model/language.ts';
import { BODY, trainer } from './cardBuilders.ts';

/** A berry: used up where its Pokémon has so many damage counters. */
const used = (counters: number, step: Step): readonly Step[] => [
  {
    do: 'if',
    is: { quantity: { counters: 'self' }, atLeast: counters },
    yes: [step, { do: 'move', cards: { bound: 'thisCard' }, to: 'discard' }],
  },
];

export const TRAINER_CARDS: readonly TrainerFacts[] = [
  trainer('Riddle', null),
  trainer('Letter', [{ do: 'draw', whose: 'own', cards: 2 }]),
  trainer('Balm', [
    {
      do: 'choosePokemon',
      from: { whose: 'own', place: 'inPlay', where: { damaged: true } },
      min: 1,
      max: 1,
      as: 'it',
    },
    { do: 'heal', on: { bound: 'it' }, counters: 2 },
  ]),
  trainer('Relay', [
    { do: 'choosePokemon', from: { whose: 'own', place: 'bench' }, min: 1, max: 1, as: 'it' },
    { do: 'changePlaces', with: { bound: 'it' }, doneTo: 'benched' },
  ]),
  trainer('Hook', [
    { do: 'choosePokemon', from: { whose: 'opponent', place: 'bench' }, min: 1, max: 1, as: 'it' },
    { do: 'changePlaces', with: { bound: 'it' }, doneTo: 'benched' },
  ]),
  trainer('Cleanse', [{ do: 'cure', on: { whose: 'own', place: 'active' }, statuses: 'all' }]),
  trainer(
    'Library',
    [
      { do: 'chooseCards', from: { pile: 'deck', whose: 'own' }, min: 1, max: 1, as: 'found' },
      { do: 'move', cards: { bound: 'found' }, to: 'hand' },
      { do: 'shuffle', whose: 'own' },
    ],
    {
      price: [
        { do: 'chooseCards', from: { pile: 'hand', whose: 'own' }, min: 2, max: 2, as: 'paid', price: true },
        { do: 'move', cards: { bound: 'paid' }, to: 'discard' },
      ],
    },
  ),
  trainer('Spyglass', [{ do: 'orderTop', whose: 'own', count: 3 }]),
  trainer('Muscle', [
    {
      do: 'place',
      modifier: { change: 'damageDealt', by: 10, after: true },
      on: { whose: 'own', place: 'active' },
      window: 'thisTurn',
      withCard: true,
    },
  ]),
  trainer('Padding', [
    { do: 'choosePokemon', from: { whose: 'own', place: 'inPlay' }, min: 1, max: 1, as: 'it' },
    {
      do: 'place',
      modifier: { change: 'damageTaken', by: -20 },
      on: { bound: 'it' },
      window: 'untilOpponentsNextTurnEnds',
      withCard: true,
    },
  ]),
  trainer('Growth', [
    {
      do: 'choosePokemon',
      from: { whose: 'own', place: 'inPlay', where: { evolvesPastOne: true } },
      min: 1,
      max: 1,
      as: 'it',
    },
    {
      do: 'chooseCards',
      from: { pile: 'hand', whose: 'own', pastOneOnto: { bound: 'it' } },
      min: 1,
      max: 1,
      as: 'card',
    },
    { do: 'evolve', card: { bound: 'card' }, on: { bound: 'it' } },
  ]),
  trainer('Regress', [
    {
      do: 'choosePokemon',
      from: { whose: 'own', place: 'inPlay', where: { evolved: true } },
      min: 1,
      max: 1,
      as: 'it',
    },
    { do: 'chooseCards', from: { on: { bound: 'it' }, part: 'evolutions' }, min: 1, max: 1, as: 'downTo' },
    { do: 'devolve', on: { bound: 'it' }, downTo: { bound: 'downTo' }, to: 'discard' },
  ]),
  trainer('Recall', [
    { do: 'choosePokemon', from: { whose: 'own', place: 'inPlay' }, min: 1, max: 1, as: 'it' },
    { do: 'takeBack', on: { bound: 'it' }, to: 'hand' },
  ]),
  trainer('Rebirth', [
    {
      do: 'chooseCards',
      from: { pile: 'discard', whose: 'own', where: { kind: 'pokemon', stages: ['basic'] } },
      min: 1,
      max: 1,
      as: 'card',
    },
    { do: 'bench', cards: { bound: 'card' }, whose: 'own', as: 'it' },
    {
      do: 'putCounters',
      on: { bound: 'it' },
      counters: { inCounters: { half: { hp: { bound: 'it' } }, round: 'down' } },
    },
  ]),
  trainer('Exchange', [
    { do: 'move', cards: { pile: 'hand', whose: 'opponent' }, to: 'deck' },
    { do: 'shuffle', whose: 'opponent' },
    { do: 'draw', whose: 'opponent', cards: 7 },
  ]),
  trainer('Mentor', [{ do: 'draw', whose: 'own', cards: 3 }], { trainer: 'supporter' }),
  trainer('Charm', null, {
    trainer: 'tool',
    holds: [{ on: 'self', modifiers: [{ change: 'hp', by: 30 }] }],
  }),
  trainer('Goldfruit', null, {
    trainer: 'tool',
    holds: [
      {
        on: 'self',
        modifiers: [
          { change: 'answer', on: 'checkup', steps: used(4, { do: 'heal', on: 'self', counters: 4 }) },
        ],
      },
    ],
  }),
  trainer('Snackfruit', null, {
    trainer: 'tool',
    holds: [
      {
        on: 'self',
        modifiers: [
          { change: 'answer', on: 'eachTurnEnds', steps: used(3, { do: 'heal', on: 'self', counters: 3 }) },
        ],
      },
    ],
  }),
  trainer('Reading Room', null, {
    trainer: 'stadium',
    use: { steps: [{ do: 'draw', whose: 'own', cards: 1 }] },
  }),
  trainer('Meadow', null, {
    trainer: 'stadium',
    holds: [{ on: { whose: 'both', place: 'inPlay' }, modifiers: [{ change: 'retreat', by: -1 }] }],
  }),
  trainer('Hothouse', null, {
    trainer: 'stadium',
    holds: [
      {
        on: { whose: 'both', place: 'inPlay', where: { card: { type: 'Grass' } } },
        modifiers: [{ change: 'hp', by: 20 }],
      },
    ],
  }),
  trainer('Scissors', [
    {
      do: 'choosePokemon',
      from: { whose: 'opponent', place: 'inPlay', where: { tool: true } },
      min: 1,
      max: 1,
      as: 'it',
    },
    { do: 'move', cards: { on: { bound: 'it' }, part: 'attached' }, to: 'discard' },
  ]),
  trainer('Puppet', null, {
    body: {
      ...BODY,
      hp: 10,
      attacks: [],
      prizes: 0,
      abilities: [
        {
          name: 'Only straw',
          kind: 'Rule',
          offWhile: [],
          effects: [
            {
              works: 'always',
              on: 'self',
              modifiers: [
                { change: 'cannot', what: 'retreat' },
                { change: 'immune', statuses: ['poison', 'burn', 'sleep', 'paralysis', 'confusion'] },
              ],
            },
          ],
        },
        {
          name: 'Put away',
          kind: 'Rule',
          offWhile: [],
          effects: [
            {
              works: 'activated',
              often: 'any',
              steps: [{ do: 'takeBack', on: 'self', to: 'discard' }],
            },
          ],
        },
      ],
    },
  }),
];
