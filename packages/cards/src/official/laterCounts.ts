/** Cards of later sets for quantities, conditions and filters that count what others leave out: for `docs/reference/effects.md`. */
import type { AbilityEffect, AttackEffect, TrainerEffect } from '@pokesol/engine/official';
import { after, place, plus } from './phrases.ts';

export const COUNT_ATTACKS: Readonly<Record<string, AttackEffect>> = {
  'Scyther (base2-10), Swords Dance': after(
    place({ change: 'baseDamage', attack: 'Slash', is: 60 }, 'self', 'duringOwnNextTurn'),
  ),
  'Wigglytuff ex (sv3pt5-40), Friend Tackle': {
    damage: { sum: [90, { when: { playedThisTurn: { trainers: ['supporter'] } }, then: 90 }] },
  },
  // Who goes first does not attack in that turn (rule 3.7).
  'Scream Tail ex (sv6-94), Scream': {
    needs: { turn: 'first' },
    after: [{ do: 'forbid', whose: 'opponent', what: ['supporter'], window: 'duringOpponentsNextTurn' }],
  },
  'Lokix (sv2-21), Assaulting Kick': {
    damage: {
      sum: [
        30,
        {
          when: {
            all: [
              { evolvedThisTurn: 'self' },
              { exists: { among: 'self', where: { evolvedFrom: 'Nymble' } } },
            ],
          },
          then: 100,
        },
      ],
    },
  },
  'Meowth (xy11-88), Stall': {
    needs: { turn: 'firstGoingSecond' },
    after: [
      { do: 'choosePokemon', from: { whose: 'opponent', place: 'inPlay' }, min: 1, max: 1, as: 'it' },
      {
        do: 'chooseCards',
        from: { on: { bound: 'it' }, part: 'energy' },
        min: 1,
        max: 1,
        as: 'energy',
      },
      { do: 'move', cards: { bound: 'energy' }, to: 'discard' },
    ],
  },
  'Heatran V (swsh10-25), Magma Fall': {
    damage: { sum: [90, { when: { stadium: true, whose: 'own' }, then: 90 }] },
  },
  'Crobat (sm1-56), Surprise Strike': {
    damage: { sum: [60, { when: { cameThisTurn: 'self' }, then: 60 }] },
  },
  'Lunala-GX (sm1-66), Moongeist Beam': after(
    place({ change: 'cannot', what: 'beHealed' }, 'defending', 'duringOpponentsNextTurn'),
  ),
  'Noivern-GX (sm3-99), Sonic Volume': after({
    do: 'forbid',
    whose: 'opponent',
    what: ['specialEnergy'],
    window: 'duringOpponentsNextTurn',
  }),
  'Gengar & Mimikyu-GX (sm9-53), Horror House GX': after(
    { do: 'forbid', whose: 'opponent', what: 'any', window: 'duringOpponentsNextTurn' },
    {
      do: 'if',
      is: { quantity: { unpaid: 'Psychic' }, atLeast: 1 },
      yes: (['own', 'opponent'] as const).map((whose) => ({
        do: 'draw',
        whose,
        cards: { difference: [7, { cards: { pile: 'hand', whose } }] },
      })),
    },
  ),
  'Dedenne ex (sv2-93), Tail Swap': after(
    {
      do: 'choosePokemon',
      from: { whose: 'own', place: 'bench', where: { damaged: true } },
      min: 1,
      max: 1,
      as: 'it',
    },
    { do: 'moveCounters', from: { bound: 'it' }, to: 'defending', counters: 'all' },
  ),
  'Alakazam ex (sv3pt5-65), Dimensional Hand': { fromBench: true },
  'Sableye (sm8-96), Quick Hunt': {
    onFirstTurn: true,
    ...after(
      { do: 'chooseCards', from: { pile: 'deck', whose: 'own' }, min: 1, max: 1, as: 'found' },
      { do: 'move', cards: { bound: 'found' }, to: 'hand' },
      { do: 'shuffle', whose: 'own' },
    ),
  },
  'Iron Hands ex (sv4-70), Amp You Very Much': { prizes: { by: 1 } },
  'Greedent VMAX (swsh8-218), Turn a Profit': {
    prizes: {
      by: 2,
      while: { exists: { whose: 'opponent', place: 'active', where: { card: { stages: ['basic'] } } } },
    },
  },
  'Heracross (sv1-2), Superpowered Throw': plus(10, 30, { retreatCost: 'defending' }),
  'Hisuian Sneasler V (swsh10-94), Dire Claw': { damage: { product: [80, { conditions: 'defending' }] } },
  'Mega Lopunny & Jigglypuff-GX (sm12-165), Puffy Smashers GX': after(
    { do: 'afflict', on: 'defending', status: 'sleep' },
    {
      do: 'if',
      is: { quantity: { unpaid: 'any' }, atLeast: 4 },
      yes: [
        { do: 'choosePokemon', from: { whose: 'opponent', place: 'bench' }, min: 1, max: 1, as: 'it' },
        { do: 'damage', to: { bound: 'it' }, amount: 200, plain: true },
      ],
    },
  ),
  'Spiritomb (sv1-129), Doom Decree': after(
    { do: 'flip', coins: 2, as: 'coins' },
    { do: 'if', is: { allHeads: 'coins' }, yes: [{ do: 'knockOut', on: 'defending' }] },
  ),
  'Clefairy (dp1-77), Moon Impact': {
    damage: {
      sum: [20, { when: { exists: { among: 'self', where: { evolvedFrom: 'Cleffa' } } }, then: 20 }],
    },
  },
  'Flamigo (sv2-170), United Wings': {
    damage: {
      product: [
        20,
        { cards: { pile: 'discard', whose: 'own', where: { kind: 'pokemon', hasAttack: 'United Wings' } } },
      ],
    },
  },
  'Steelix (sm12-139), Thumping Fall': {
    before: [
      {
        do: 'chooseCards',
        from: { pile: 'hand', whose: 'own', where: { kind: 'pokemon', retreatCost: 4 } },
        min: 0,
        max: 60,
        as: 'thrown',
      },
      { do: 'move', cards: { bound: 'thrown' }, to: 'discard' },
    ],
    damage: { product: [50, { cards: { bound: 'thrown' } }] },
  },
};

export const COUNT_ABILITIES: Readonly<Record<string, AbilityEffect>> = {
  'Slaking (ex1-12), Lazy': {
    works: 'always',
    from: 'active',
    on: { whose: 'opponent', place: 'inPlay' },
    modifiers: [{ change: 'noAbilities', kind: 'Poké-Power' }],
  },
  'Sabrina’s Gastly (gym2-97), Gaseous Form': {
    works: 'always',
    on: 'self',
    modifiers: [{ change: 'hp', by: { product: [10, { energy: 'self', type: 'Psychic' }] } }],
  },
  'Metagross (pl3-7), Gravitation': {
    works: 'always',
    counts: 'onceInPlay',
    on: { whose: 'both', place: 'inPlay' },
    modifiers: [{ change: 'hp', by: -20 }],
  },
  'Silcoon (ex1-43), Hard Cocoon': {
    works: 'always',
    on: 'self',
    modifiers: [{ change: 'coinAgainstDamage', each: -30, ofOpponent: true }],
  },
  'Bibarel (dp7-32), Unaware': {
    works: 'always',
    on: 'self',
    modifiers: [{ change: 'preventOtherEffects' }],
  },
  'Salamence (dp7-24), Battle Rush': {
    works: 'always',
    while: { exists: { whose: 'opponent', place: 'inPlay', where: { card: { hpAtLeast: 120 } } } },
    on: 'self',
    modifiers: [{ change: 'attackCostWithout', type: 'Colorless' }],
  },
  'Beautifly (ex1-2), Withering Dust': {
    works: 'always',
    on: { whose: 'both', place: 'active' },
    modifiers: [{ change: 'noResistance' }],
  },
  'Shedinja (pl3-44), Marvel Shell': {
    works: 'always',
    on: 'self',
    modifiers: [
      { change: 'preventEffects', ofOpponent: true, from: { abilityOf: ['Poké-Power', 'Poké-Body'] } },
    ],
  },
  'Dustox (pl1-25), Camouflage Pattern': {
    works: 'always',
    on: 'self',
    modifiers: [{ change: 'preventEffects', ofOpponent: true, from: { conditionsAtLeast: 2 } }],
  },
  'Dugtrio (pl1-24), Sinkhole': {
    works: 'always',
    on: { whose: 'opponent', place: 'inPlay' },
    modifiers: [
      { change: 'answer', on: 'retreated', steps: [{ do: 'putCounters', on: 'self', counters: 2 }] },
    ],
  },
  'Munkidori (sv6-95), Adrena-Brain': {
    works: 'activated',
    often: 'oncePerTurn',
    while: { exists: { among: 'self', where: { energy: 'Darkness' } } },
    steps: [
      {
        do: 'choosePokemon',
        from: { whose: 'own', place: 'inPlay', where: { damaged: true } },
        min: 1,
        max: 1,
        as: 'from',
      },
      { do: 'choosePokemon', from: { whose: 'opponent', place: 'inPlay' }, min: 1, max: 1, as: 'to' },
      {
        do: 'moveCounters',
        from: { bound: 'from' },
        to: { bound: 'to' },
        counters: { upTo: 3 },
      },
    ],
  },
  'Koraidon ex (sv1-125), Dino Cry': {
    works: 'activated',
    often: 'oncePerTurn',
    steps: [
      {
        do: 'chooseCards',
        from: { pile: 'discard', whose: 'own', where: { type: 'Fighting', basicEnergy: true } },
        min: 1,
        max: 2,
        as: 'energy',
      },
      {
        do: 'attachEach',
        cards: { bound: 'energy' },
        among: {
          whose: 'own',
          place: 'inPlay',
          where: { card: { type: 'Fighting', stages: ['basic'] } },
        },
      },
    ],
    endsTurn: true,
  },
};

export const COUNT_TRAINERS: Readonly<Record<string, TrainerEffect>> = {
  'Morty (sm8-186)': {
    needs: { knockedOutLastTurn: 'anyhow', of: { type: 'Psychic' } },
    steps: [
      { do: 'reveal', cards: { pile: 'hand', whose: 'opponent' } },
      { do: 'chooseCards', from: { pile: 'hand', whose: 'opponent' }, min: 2, max: 2, as: 'found' },
      { do: 'move', cards: { bound: 'found' }, to: 'deck' },
      { do: 'shuffle', whose: 'opponent' },
    ],
  },
  'Energy Restore (ex1-81)': {
    steps: [
      { do: 'flip', coins: 3, as: 'coins' },
      {
        do: 'repeat',
        times: { heads: 'coins' },
        steps: [
          {
            do: 'chooseCards',
            from: { pile: 'discard', whose: 'own', where: { basicEnergy: true } },
            min: 1,
            max: 1,
            as: 'energy',
          },
          { do: 'move', cards: { bound: 'energy' }, to: 'hand' },
        ],
      },
    ],
  },
};
