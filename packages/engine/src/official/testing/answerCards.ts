/** Made-up cards for the tests of the official rules: what answers an event, what locks a player, counters at will. */
import type { EnergyFacts, PokemonFacts } from '../model/facts.ts';
import type { Step } from '../model/language.ts';
import type { Trigger } from '../model/times.ts';
import { after, attack, attacking, energy, onHeads, pokemon, power } from './cardBuilders.ts';

const answering = (
  name: string,
  on: Trigger,
  steps: readonly Step[],
  facts: Parameters<typeof pokemon>[1] = {},
): PokemonFacts =>
  pokemon(name, {
    attacks: TWO,
    abilities: [{ ...power(`${name}'s way`, { works: 'answers', on, steps }), offWhile: [] }],
    ...facts,
  });

const TWO = [attack('Hit', 'C', 20), attack('Swipe', 'CC', 40)];
const DRAW: Step = { do: 'draw', whose: 'own', cards: 1 };
const LOCK = ['item', 'supporter'] as const;

export const ANSWER_POKEMON: readonly PokemonFacts[] = [
  answering('Welcomer', 'played', [{ do: 'may', yes: [DRAW] }]),
  answering('Herald', 'evolved', [DRAW], { stage: 'stage1', line: ['Mosslamb'], hp: 80, types: ['Grass'] }),
  answering('Grand Herald', 'evolved', [DRAW], {
    stage: 'stage2',
    line: ['Mossram', 'Mosslamb'],
    hp: 150,
    types: ['Grass'],
  }),
  answering('Nibbler', 'energyAttached', [{ do: 'heal', on: 'self', counters: 1 }]),
  pokemon('Sipper', {
    attacks: TWO,
    abilities: [
      power('Sip', {
        works: 'answers',
        on: 'energyAttached',
        card: { type: 'Water' },
        steps: [{ do: 'heal', on: 'self', counters: 2 }],
      }),
    ],
  }),
  answering('Fumes', 'checkup', [
    { do: 'putCounters', on: { whose: 'opponent', place: 'active' }, counters: 1 },
  ]),
  // A berry in its rule line.
  pokemon('Forager', {
    attacks: TWO,
    abilities: [
      {
        ...power('Rowanberry', {
          works: 'answers',
          on: 'checkup',
          steps: [
            {
              do: 'if',
              is: { quantity: { counters: 'self' }, atLeast: 2 },
              yes: [{ do: 'heal', on: 'self', counters: 2 }],
            },
          ],
        }),
        kind: 'Rule',
        offWhile: [],
      },
    ],
  }),
  answering('Gardener', 'turnEnds', [{ do: 'heal', on: { whose: 'own', place: 'inPlay' }, counters: 1 }]),
  answering('Stalwart', 'wouldBeKnockedOut', onHeads({ do: 'survive', on: 'self', hp: 10 })),
  attacking(
    'Doomer',
    0,
    after({
      do: 'place',
      modifier: { change: 'answer', on: 'turnEnds', steps: [{ do: 'knockOut', on: 'self' }] },
      on: 'defending',
      window: 'duringOpponentsNextTurn',
    }),
  ),
  attacking(
    'Rainmaker',
    0,
    after({ do: 'distribute', among: { whose: 'opponent', place: 'inPlay' }, counters: 3 }),
  ),
  attacking(
    'Jammer',
    10,
    after({ do: 'forbid', whose: 'opponent', what: LOCK, window: 'duringOpponentsNextTurn' }),
  ),
  pokemon('Slim', {
    attacks: [
      attack('Screw', 'WWW', 30, {
        canBeUsedFor: {
          cost: ['Fire'],
          while: { not: { quantity: { cards: { pile: 'hand', whose: 'own' } }, atLeast: 1 } },
        },
      }),
      attack('Free', 'WW', 10, {
        canBeUsedFor: { cost: [], while: { exists: { whose: 'own', place: 'bench' } } },
      }),
    ],
  }),
  pokemon('Warden', {
    attacks: TWO,
    abilities: [
      power('Watch', {
        works: 'always',
        from: 'active',
        on: { whose: 'opponent', place: 'active' },
        modifiers: [{ change: 'cannotPlay', what: ['item'] }],
      }),
    ],
  }),
];

export const ANSWER_ENERGY: readonly EnergyFacts[] = [
  energy('Medicine', 'C', {
    basic: false,
    type: null,
    holds: [
      {
        on: 'self',
        modifiers: [{ change: 'answer', on: 'attached', steps: [{ do: 'heal', on: 'self', counters: 2 }] }],
      },
    ],
  }),
];
