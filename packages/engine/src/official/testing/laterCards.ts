/** Made-up cards for the tests of the official rules: what cards of later years do, so that random battles have it too. */
import type { PokemonFacts, TrainerFacts } from '../model/facts.ts';
import { after, attack, attacking, onHeads, pokemon, power, THEIRS, trainer } from './cardBuilders.ts';

export const ACID = attacking(
  'Acid',
  20,
  after({
    do: 'place',
    modifier: { change: 'noAbilities' },
    on: 'defending',
    window: 'untilOwnNextTurnEnds',
  }),
);

export const LATER_POKEMON: readonly PokemonFacts[] = [
  pokemon('Caller', {
    attacks: [
      attack(
        'Call',
        'C',
        0,
        after(
          {
            do: 'chooseCards',
            from: { pile: 'deck', whose: 'own', where: { kind: 'pokemon', stages: ['basic'] } },
            min: 0,
            max: 2,
            as: 'found',
          },
          { do: 'bench', cards: { bound: 'found' }, whose: 'own' },
          { do: 'shuffle', whose: 'own' },
        ),
      ),
      attack('Pierce', 'CC', 30, { past: true }),
    ],
  }),
  attacking(
    'Mover',
    10,
    after(
      {
        do: 'chooseCards',
        from: { on: { whose: 'opponent', place: 'bench' }, part: 'energy' },
        min: 1,
        max: 1,
        as: 'it',
      },
      { do: 'attachEnergy', cards: { bound: 'it' }, to: 'defending' },
      { do: 'moveCounters', from: 'self', to: 'defending', counters: 2 },
    ),
  ),
  ACID,
  pokemon('Rhythm', {
    attacks: [
      attack('Beat', 'C', 10),
      attack('Drum', 'C', 20, {
        after: [{ do: 'if', is: { usedLastTurn: 'Beat' }, yes: [{ do: 'draw', whose: 'own', cards: 2 }] }],
      }),
    ],
  }),
  pokemon('Mourner', {
    attacks: [
      attack('Avenge', 'C', 10, {
        after: [
          {
            do: 'if',
            is: { knockedOutLastTurn: 'byAttack' },
            yes: [{ do: 'draw', whose: 'own', cards: 2 }],
          },
        ],
      }),
    ],
    abilities: [
      power('Wake', {
        works: 'activated',
        often: 'oncePerTurn',
        steps: [
          { do: 'if', is: { knockedOutLastTurn: 'anyhow' }, yes: [{ do: 'draw', whose: 'own', cards: 3 }] },
        ],
      }),
    ],
  }),
  pokemon('Scales', {
    abilities: [
      power('Burn on', {
        works: 'always',
        on: THEIRS,
        modifiers: [
          { change: 'conditionCounters', status: 'burn', counters: 4, instead: true },
          { change: 'conditionCounters', status: 'poison', counters: 1 },
        ],
      }),
    ],
  }),
  pokemon('Veiled', {
    abilities: [
      power('Veil', {
        works: 'always',
        on: 'self',
        modifiers: [{ change: 'preventTrainers', what: ['item', 'supporter'] }],
      }),
      power('Lookup', {
        works: 'activated',
        often: 'oncePerTurnByName',
        steps: [{ do: 'draw', whose: 'own', cards: 1 }],
      }),
    ],
  }),
  pokemon('Lucky', {
    abilities: [
      power('Luck', {
        works: 'answers',
        on: 'prizeTaken',
        steps: [{ do: 'may', yes: [{ do: 'bench', cards: { bound: 'attached' }, whose: 'own' }] }],
      }),
    ],
  }),
  attacking(
    'Hourglass',
    10,
    after(
      { do: 'place', modifier: { change: 'preventDamage' }, on: 'self', window: 'duringOpponentsNextTurn' },
      { do: 'forbid', whose: 'opponent', what: ['item'], window: 'duringOpponentsNextTurn' },
      ...onHeads({ do: 'anotherTurn' }),
    ),
  ),
  pokemon('Keyring', {
    abilities: [
      power('Lock', {
        works: 'always',
        from: 'active',
        on: { whose: 'both', place: 'inPlay', where: { card: { stages: ['basic'] } } },
        modifiers: [{ change: 'noAbilities', except: 'Lock' }],
      }),
    ],
  }),
  pokemon('Sludge', {
    stage: 'stage1',
    line: ['Keyring'],
    hp: 110,
    abilities: [
      power('Sludge', {
        works: 'always',
        on: { whose: 'both', place: 'inPlay' },
        modifiers: [{ change: 'noAbilities' }],
      }),
    ],
  }),
  pokemon('Spender', {
    abilities: [
      power('For free', {
        works: 'always',
        on: { whose: 'own', place: 'active' },
        modifiers: [{ change: 'attackCostIs', cost: ['Colorless'] }],
      }),
    ],
  }),
];

export const LATER_TRAINERS: readonly TrainerFacts[] = [
  trainer(
    'Dragger',
    [
      { do: 'choosePokemon', from: { whose: 'opponent', place: 'bench' }, min: 1, max: 1, as: 'theirs' },
      { do: 'changePlaces', with: { bound: 'theirs' }, doneTo: 'benched', as: 'came' },
      {
        do: 'if',
        is: { some: 'came' },
        yes: [
          { do: 'choosePokemon', from: { whose: 'own', place: 'bench' }, min: 1, max: 1, as: 'own' },
          { do: 'changePlaces', with: { bound: 'own' }, doneTo: 'benched' },
        ],
      },
    ],
    { trainer: 'supporter' },
  ),
  trainer('Summit', null, {
    trainer: 'stadium',
    holds: [
      {
        on: { whose: 'both', place: 'inPlay', where: { card: { tag: 'Rule Box' } } },
        modifiers: [{ change: 'noAbilities' }],
      },
    ],
  }),
  trainer('Fan', null, {
    trainer: 'tool',
    holds: [{ on: 'self', modifiers: [{ change: 'noWeakness' }] }],
  }),
];
