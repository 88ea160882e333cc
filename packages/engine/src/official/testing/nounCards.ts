/** Made-up cards for the tests of the official rules: nouns of later texts, which join the random battles by them. */
import type { PokemonFacts, TrainerFacts } from '../model/facts.ts';
import { after, attack, attacking, pokemon, power, THEIRS, trainer } from './cardBuilders.ts';

const THEIR_HAND = { pile: 'hand', whose: 'opponent' } as const;

export const NOUN_POKEMON: readonly PokemonFacts[] = [
  attacking('Juggler', 10, {
    before: [{ do: 'flip', coins: 1, as: 'coins', untilTails: true }],
    damage: { sum: [10, { product: [20, { heads: 'coins' }] }] },
  }),
  attacking('Gardener', 20, {
    damage: {
      sum: [
        20,
        {
          when: { all: [{ stadium: true }, { exists: { among: 'self', where: { energy: 'Grass' } } }] },
          then: 30,
        },
      ],
    },
    ignores: ['weakness', 'resistance'],
  }),
  attacking(
    'Gust',
    10,
    after(
      { do: 'move', cards: { stadium: true }, to: 'discard' },
      { do: 'move', cards: { on: 'defending', part: 'tools' }, to: 'discard' },
    ),
  ),
  attacking(
    'Magpie',
    0,
    after(
      { do: 'chooseCards', from: THEIR_HAND, min: 1, max: 1, as: 'snatched', random: true },
      { do: 'may', yes: [{ do: 'draw', whose: 'own', cards: 1 }] },
      { do: 'move', cards: { bound: 'snatched' }, to: 'deckBottom' },
    ),
  ),
  pokemon('Sharpbeak', {
    attacks: [attack('Peck', 'C', 10), attack('Swoop', 'CC', 20)],
    abilities: [
      power('Sharp', {
        works: 'always',
        on: 'self',
        modifiers: [
          { change: 'damageDealt', by: 30, to: { any: [{ evolved: true }, { specialEnergy: true }] } },
          { change: 'damageDealt', by: 10, attack: 'Swoop' },
        ],
      }),
    ],
  }),
  pokemon('Wary', {
    abilities: [
      power('Wary', {
        works: 'always',
        on: 'self',
        modifiers: [
          { change: 'preventEffects', from: { hasAbility: true } },
          { change: 'damageTaken', by: -20, from: { energyAtLeast: { units: 2 } } },
        ],
      }),
    ],
  }),
];

export const NOUN_TRAINERS: readonly TrainerFacts[] = [
  trainer('Peephole', [{ do: 'look', cards: THEIR_HAND }]),
  trainer('Horoscope', [
    { do: 'look', cards: { pile: 'deck', whose: 'own', top: 3 } },
    {
      do: 'chooseCards',
      from: { pile: 'deck', whose: 'own', top: 3, where: { kind: 'trainer' } },
      min: 0,
      max: 1,
      as: 'found',
    },
    { do: 'move', cards: { bound: 'found' }, to: 'hand' },
    {
      do: 'move',
      cards: { pile: 'deck', whose: 'own', top: { difference: [3, { cards: { bound: 'found' } }] } },
      to: 'deckBottom',
    },
  ]),
  trainer('Turnstile', [
    { do: 'choosePokemon', from: { whose: 'own', place: 'bench' }, min: 1, max: 1, as: 'it' },
    { do: 'takeBack', on: { bound: 'it' }, to: 'deck', all: true },
    { do: 'shuffle', whose: 'own' },
  ]),
  trainer('Rewinder', [{ do: 'devolve', on: THEIRS, downTo: 'top', to: 'hand' }]),
  trainer('Assortment', [
    {
      do: 'chooseCards',
      from: {
        pile: 'deck',
        whose: 'own',
        where: { any: [{ basicEnergy: true }, { kind: 'pokemon', hpAtMost: 60 }] },
      },
      min: 2,
      max: 2,
      as: 'found',
      different: 'names',
    },
    { do: 'move', cards: { bound: 'found' }, to: 'hand' },
    { do: 'shuffle', whose: 'own' },
  ]),
  trainer('Prospect', [
    {
      do: 'chooseCards',
      from: { pile: 'deck', whose: 'own', top: 4, where: { kind: 'energy' } },
      min: 0,
      max: 2,
      as: 'found',
      different: 'types',
      reveal: true,
    },
    { do: 'move', cards: { bound: 'found' }, to: 'deckTop' },
  ]),
];
