/** Made-up cards for the tests of the official rules: what works only from a place or under a condition, and ends a turn. */
import type { EnergyFacts, PokemonFacts, TrainerFacts } from '../model/facts.ts';
import { energy, pokemon, power, trainer } from './cardBuilders.ts';

const HAS_FIRE = { exists: { among: 'self', where: { energy: 'Fire' } } } as const;
const BEHIND = {
  quantity: { cards: { pile: 'prizes', whose: 'own' } },
  atLeast: { sum: [1, { cards: { pile: 'prizes', whose: 'opponent' } }] },
} as const;

export const WHILE_POKEMON: readonly PokemonFacts[] = [
  pokemon('Kindled', {
    hp: 90,
    retreatCost: 2,
    abilities: [
      power('Heat', {
        works: 'always',
        while: HAS_FIRE,
        on: 'self',
        modifiers: [{ change: 'noRetreatCost' }, { change: 'hp', by: 40 }],
      }),
    ],
  }),
  pokemon('Shifter', {
    types: ['Fighting'],
    abilities: [
      power('Shift', {
        works: 'always',
        while: HAS_FIRE,
        on: 'self',
        modifiers: [{ change: 'types', types: ['Fire'], add: true }],
      }),
      power('Arrival', {
        works: 'answers',
        on: 'movedToActive',
        steps: [{ do: 'may', yes: [{ do: 'draw', whose: 'own', cards: 1 }] }],
      }),
    ],
  }),
  pokemon('Rallier', {
    abilities: [
      power('Rally', {
        works: 'always',
        while: BEHIND,
        on: { whose: 'own', place: 'inPlay' },
        modifiers: [
          { change: 'hp', by: 20 },
          { change: 'retreat', by: -1 },
        ],
      }),
    ],
  }),
  pokemon('Hasty', {
    abilities: [
      power('Haste', {
        works: 'activated',
        often: 'oncePerTurn',
        from: 'active',
        steps: [{ do: 'draw', whose: 'own', cards: 2 }],
        endsTurn: true,
      }),
      power('Watch', {
        works: 'activated',
        often: 'oncePerTurn',
        from: 'bench',
        while: HAS_FIRE,
        steps: [{ do: 'draw', whose: 'own', cards: 1 }],
      }),
      power('Spikes', {
        works: 'answers',
        on: 'knockedOutByAttack',
        from: 'active',
        while: HAS_FIRE,
        steps: [{ do: 'putCounters', on: 'attacker', counters: 2 }],
      }),
    ],
  }),
];

export const WHILE_ENERGY: readonly EnergyFacts[] = [
  energy('Forked', 'C', {
    basic: false,
    type: null,
    holds: [
      {
        on: { among: 'self', where: { card: { type: 'Grass' } } },
        modifiers: [{ change: 'provides', units: [['Grass', 'Fire'], ['Grass']] }],
      },
    ],
  }),
];

export const WHILE_TRAINERS: readonly TrainerFacts[] = [
  trainer('Last Stand', null, {
    effect: { steps: [{ do: 'draw', whose: 'own', cards: 4 }], needs: BEHIND },
  }),
  trainer('Refill', [
    { do: 'draw', whose: 'own', cards: { difference: [5, { cards: { pile: 'hand', whose: 'own' } }] } },
    { do: 'endTurn' },
  ]),
];
