/** Made-up Pokémon for the tests of the official rules: one of every word that an ability may have. */
import type { PokemonFacts } from '../model/facts.ts';
import { attack, pokemon, power } from './cardBuilders.ts';

export const ABILITY_POKEMON: readonly PokemonFacts[] = [
  pokemon('Striker', {
    hp: 70,
    abilities: [
      power('Hit back', {
        works: 'answers',
        on: 'damagedByAttack',
        steps: [{ do: 'putCounters', on: 'attacker', counters: 1 }],
      }),
    ],
  }),
  pokemon('Bristler', {
    hp: 80,
    abilities: [
      power('Sting back', {
        works: 'answers',
        on: 'damagedByAttack',
        steps: [{ do: 'putCounters', on: 'attacker', counters: 1 }],
      }),
      power('Daze back', {
        works: 'answers',
        on: 'damagedByAttack',
        steps: [{ do: 'afflict', on: 'attacker', status: 'confusion' }],
      }),
    ],
  }),
  pokemon('Porter', {
    abilities: [
      power('Carry', {
        works: 'activated',
        often: 'any',
        steps: [
          {
            do: 'choosePokemon',
            from: { whose: 'own', place: 'inPlay', where: { damaged: true } },
            min: 1,
            max: 1,
            as: 'from',
          },
          {
            do: 'choosePokemon',
            from: { whose: 'own', place: 'inPlay', notIn: 'from' },
            min: 1,
            max: 1,
            as: 'to',
          },
          { do: 'moveCounters', from: { bound: 'from' }, to: { bound: 'to' }, counters: 1 },
        ],
      }),
    ],
  }),
  pokemon('Turner', {
    abilities: [
      power('Turn', {
        works: 'activated',
        often: 'oncePerTurn',
        steps: [
          { do: 'place', modifier: { change: 'energyType', type: 'Fire' }, on: 'self', window: 'thisTurn' },
        ],
      }),
    ],
    attacks: [attack('Blaze', 'RR', 60)],
  }),
  pokemon('Battery', {
    abilities: [
      power('Charge', {
        works: 'activated',
        often: 'any',
        steps: [
          {
            do: 'choosePokemon',
            from: { whose: 'own', place: 'inPlay', other: true },
            min: 1,
            max: 1,
            as: 'it',
          },
          { do: 'chooseType', from: ['Fire', 'Water'], as: 'type' },
          { do: 'becomeEnergy', on: { bound: 'it' }, type: 'type', units: 2 },
        ],
      }),
    ],
  }),
  pokemon('Banner', {
    abilities: [
      {
        ...power('Rally', {
          works: 'always',
          on: { whose: 'own', place: 'inPlay' },
          modifiers: [
            { change: 'hp', by: 10 },
            { change: 'retreat', by: -1 },
          ],
        }),
        offWhile: [],
      },
    ],
  }),
];
