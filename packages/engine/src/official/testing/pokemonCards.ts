/** Made-up Pokémon for the tests of the official rules: one of every word that an attack may have. */
import type { PokemonFacts } from '../model/facts.ts';
import { after, attack, attacking, onHeads, pokemon } from './cardBuilders.ts';

export const POKEMON_CARDS: readonly PokemonFacts[] = [
  pokemon('Sparkmouse', { types: ['Lightning'] }),
  pokemon('Pebblecub', {
    hp: 80,
    types: ['Fighting'],
    attacks: [attack('Hit', 'C', 30), attack('Crush', 'FFC', 80)],
  }),
  pokemon('Mosslamb', {
    hp: 90,
    types: ['Grass'],
    weaknesses: [{ type: 'Fire', times: 2, plus: 0 }],
    resistances: [{ type: 'Fighting', minus: 30 }],
    retreatCost: 2,
  }),
  pokemon('Mossram', {
    hp: 120,
    types: ['Grass'],
    stage: 'stage1',
    line: ['Mosslamb'],
    attacks: [attack('Hit', 'GC', 50)],
  }),
  pokemon('Mosslord', {
    hp: 160,
    types: ['Grass'],
    stage: 'stage2',
    line: ['Mossram', 'Mosslamb'],
    prizes: 2,
  }),
  pokemon('Emberfox', {
    types: ['Fire'],
    attacks: [
      attack('Hit', 'R', 30),
      attack('Burn', 'RC', 10, after({ do: 'afflict', on: 'defending', status: 'burn' })),
    ],
  }),
  attacking('Stinger', 10, after({ do: 'afflict', on: 'defending', status: 'poison' })),
  attacking('Toxitail', 0, after({ do: 'afflict', on: 'defending', status: 'poison', counters: 2 })),
  attacking('Lullaby', 10, after(...onHeads({ do: 'afflict', on: 'defending', status: 'sleep' }))),
  attacking('Shocker', 10, after(...onHeads({ do: 'afflict', on: 'defending', status: 'paralysis' }))),
  attacking('Dazzler', 10, after({ do: 'afflict', on: 'defending', status: 'confusion' })),
  attacking('Recoiler', 60, after({ do: 'damage', to: 'self', amount: 60 })),
  attacking(
    'Spreader',
    10,
    after({ do: 'damage', to: { whose: 'both', place: 'bench' }, amount: 10, plain: true }),
  ),
  attacking(
    'Puller',
    10,
    after(
      { do: 'choosePokemon', from: { whose: 'opponent', place: 'bench' }, min: 1, max: 1, as: 'it' },
      { do: 'changePlaces', with: { bound: 'it' }, doneTo: 'benched' },
    ),
  ),
  attacking(
    'Blower',
    20,
    after(
      {
        do: 'choosePokemon',
        from: { whose: 'opponent', place: 'bench' },
        by: 'opponent',
        min: 1,
        max: 1,
        as: 'it',
      },
      { do: 'changePlaces', with: { bound: 'it' }, doneTo: 'active' },
    ),
  ),
  attacking('Twohead', 30, {
    before: [{ do: 'flip', coins: 2, as: 'coins' }],
    damage: { product: [30, { heads: 'coins' }] },
  }),
  attacking(
    'Sandthrower',
    10,
    after({
      do: 'place',
      modifier: { change: 'flipToAttack' },
      on: 'defending',
      window: 'duringOpponentsNextTurn',
    }),
  ),
  attacking('Shielder', 0, {
    before: onHeads({
      do: 'place',
      modifier: { change: 'preventDamage' },
      on: 'self',
      window: 'duringOpponentsNextTurn',
    }),
  }),
  attacking('Warder', 0, {
    price: [
      { do: 'chooseCards', from: { on: 'self', part: 'energy' }, min: 1, max: 1, as: 'paid', price: true },
      { do: 'move', cards: { bound: 'paid' }, to: 'discard' },
    ],
    before: [
      { do: 'place', modifier: { change: 'preventEffects' }, on: 'self', window: 'duringOpponentsNextTurn' },
    ],
  }),
  attacking(
    'Hardshell',
    10,
    after({
      do: 'place',
      modifier: { change: 'preventDamage', atMost: 30 },
      on: 'self',
      window: 'duringOpponentsNextTurn',
    }),
  ),
  attacking(
    'Avenger',
    0,
    after({
      do: 'place',
      modifier: { change: 'answer', on: 'knockedOutByAttack', steps: [{ do: 'knockOut', on: 'attacker' }] },
      on: 'self',
      window: 'duringOpponentsNextTurn',
    }),
  ),
  attacking(
    'Forgetter',
    0,
    after(
      { do: 'chooseAttack', of: 'defending', as: 'which' },
      {
        do: 'place',
        modifier: { change: 'cannotUse', attack: { bound: 'which' } },
        on: 'defending',
        window: 'duringOpponentsNextTurn',
      },
    ),
  ),
  attacking(
    'Mimic',
    0,
    after({ do: 'chooseAttack', of: 'defending', as: 'which' }, { do: 'copyAttack', attack: 'which' }),
  ),
  attacking(
    'Painter',
    0,
    after(
      { do: 'chooseType', from: ['Fire', 'Water', 'Grass'], as: 'type' },
      {
        do: 'place',
        modifier: { change: 'resistance', type: { bound: 'type' } },
        on: 'self',
        window: 'whileInPlay',
      },
    ),
  ),
  attacking('Gambler', 30, {
    before: [
      { do: 'flip', coins: 1, as: 'coin' },
      { do: 'if', is: { heads: 'coin' }, yes: [], no: [{ do: 'nothing' }] },
    ],
  }),
  attacking('Scatterer', 0, {
    after: [{ do: 'putCounters', on: { whose: 'opponent', place: 'inPlay' }, counters: 2 }],
  }),
];
