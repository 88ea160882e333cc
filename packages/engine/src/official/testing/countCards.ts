/** Made-up cards for the tests of the official rules: what is counted, repeated and looked back on, for random battles too. */
import type { PokemonFacts, TrainerFacts } from '../model/facts.ts';
import { after, attack, attacking, OWN, pokemon, trainer } from './cardBuilders.ts';

export const COUNT_POKEMON: readonly PokemonFacts[] = [
  attacking('Counter', 10, {
    damage: {
      sum: [
        10,
        { product: [20, { retreatCost: 'defending' }] },
        { product: [30, { conditions: 'defending' }] },
        { product: [10, { unpaid: 'any' }] },
      ],
    },
  }),
  attacking(
    'Reaper',
    10,
    after(
      { do: 'flip', coins: 2, as: 'coins' },
      { do: 'if', is: { allHeads: 'coins' }, yes: [{ do: 'knockOut', on: 'defending' }] },
    ),
  ),
];

export const HISTORY_POKEMON: readonly PokemonFacts[] = [
  attacking('Collector', 30, {
    prizes: { by: 1, while: { playedThisTurn: { kind: 'trainer' } } },
  }),
  pokemon('Swordsman', {
    attacks: [
      attack('Hit', 'C', 20, {
        damage: { sum: [20, { when: { cameThisTurn: 'self' }, then: 30 }] },
        after: [
          {
            do: 'place',
            modifier: { change: 'baseDamage', attack: 'Hit', is: 50 },
            on: 'self',
            window: 'duringOwnNextTurn',
          },
          {
            do: 'if',
            is: { knockedOutLastTurn: 'byAttack', of: { kind: 'pokemon', hpAtMost: 60 } },
            yes: [{ do: 'draw', whose: 'own', cards: 1 }],
          },
        ],
      }),
    ],
  }),
];

export const BARRING_POKEMON: readonly PokemonFacts[] = [
  attacking('Lookout', 20, { fromBench: true, onFirstTurn: true }),
  attacking(
    'Silencer',
    10,
    after({ do: 'forbid', whose: 'opponent', what: 'any', window: 'duringOpponentsNextTurn' }),
  ),
  attacking(
    'Chiller',
    10,
    after(
      { do: 'forbid', whose: 'opponent', what: ['specialEnergy'], window: 'duringOpponentsNextTurn' },
      {
        do: 'place',
        modifier: { change: 'cannot', what: 'beHealed' },
        on: 'defending',
        window: 'untilOwnNextTurnEnds',
      },
      { do: 'moveCounters', from: 'self', to: 'defending', counters: { upTo: 2 } },
    ),
  ),
];

export const COUNT_TRAINERS: readonly TrainerFacts[] = [
  trainer('Harvest', [
    {
      do: 'chooseCards',
      from: { pile: 'discard', whose: 'own', where: { kind: 'energy' } },
      min: 1,
      max: 3,
      as: 'energy',
    },
    { do: 'attachEach', cards: { bound: 'energy' }, among: OWN },
  ]),
  trainer('Outpour', [
    {
      do: 'attachEach',
      cards: { pile: 'hand', whose: 'own', where: { kind: 'energy' } },
      among: { whose: 'own', place: 'bench' },
    },
  ]),
  trainer('Reshuffle', [{ do: 'attachEach', cards: { on: OWN, part: 'energy' }, among: OWN }]),
  trainer('Gleanings', [
    { do: 'flip', coins: 3, as: 'coins' },
    {
      do: 'repeat',
      times: { heads: 'coins' },
      steps: [
        {
          do: 'chooseCards',
          from: { pile: 'deck', whose: 'own', where: { kind: 'trainer' } },
          min: 0,
          max: 1,
          as: 'found',
        },
        { do: 'move', cards: { bound: 'found' }, to: 'hand', shown: true },
        { do: 'shuffle', whose: 'own' },
      ],
    },
  ]),
];
