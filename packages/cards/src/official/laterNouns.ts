/** Cards of later sets for the nouns and fields that no card of the Base set has: what `docs/reference/effects.md` shows of them. */
import type { AbilityEffect, AttackEffect, Continuous, TrainerEffect } from '@pokesol/engine/official';
import { after, place } from './phrases.ts';

const DISCARD_STADIUM = { do: 'move', cards: { stadium: true }, to: 'discard' } as const;

const LOW = { exists: { among: 'self', where: { remainingAtMost: 50 } } } as const;

export const NOUN_ATTACKS: Readonly<Record<string, AttackEffect>> = {
  'Rellor (sv2-26), Ball Roll': {
    before: [{ do: 'flip', coins: 1, as: 'coins', untilTails: true }],
    damage: { product: [30, { heads: 'coins' }] },
  },
  'Solrock (sm3-69), Solar Heat': {
    damage: { sum: [20, { when: { stadium: true }, then: 20 }] },
  },
  'Team Aqua’s Sealeo (ex4-31), Knock Over': after({ do: 'may', yes: [DISCARD_STADIUM] }),
  'Mightyena (sm9-87), Dark Fang': after(
    {
      do: 'chooseCards',
      from: { pile: 'hand', whose: 'opponent' },
      min: 1,
      max: 1,
      as: 'card',
      random: true,
    },
    { do: 'move', cards: { bound: 'card' }, to: 'discard' },
  ),
  'Meditite (sv1-110), Feint': { ignores: ['resistance'] },
  'Magnemite (ex7-66), Sonicboom': { ignores: ['weakness', 'resistance'] },
  'Oranguru (sm5-114), Resource Management': after(
    { do: 'chooseCards', from: { pile: 'discard', whose: 'own' }, min: 3, max: 3, as: 'cards' },
    { do: 'move', cards: { bound: 'cards' }, to: 'deckBottom' },
  ),
  'Drampa (swsh1-149), Dragon Pulse': after({
    do: 'move',
    cards: { pile: 'deck', whose: 'own', top: 2 },
    to: 'discard',
  }),
  'Staraptor (swsh9-119), Spinning Bird': after(
    { do: 'chooseCards', from: { on: 'self', part: 'energy' }, min: 2, max: 2, inUnits: true, as: 'paid' },
    { do: 'move', cards: { bound: 'paid' }, to: 'discard' },
  ),
  'Shaymin (sm5-15), Coax': after(
    {
      do: 'chooseCards',
      from: { pile: 'deck', whose: 'own', where: { kind: 'pokemon', stages: ['basic'] } },
      min: 0,
      max: 3,
      as: 'found',
      different: 'types',
    },
    { do: 'bench', cards: { bound: 'found' }, whose: 'own' },
    { do: 'shuffle', whose: 'own' },
  ),
  'Leafeon-GX (sm5-13), Grand Bloom-GX': after(
    {
      do: 'forEach',
      pokemon: { whose: 'own', place: 'bench', where: { card: { stages: ['basic'] } } },
      as: 'it',
      steps: [
        {
          do: 'chooseCards',
          from: { pile: 'deck', whose: 'own', evolvesOnto: { bound: 'it' } },
          min: 0,
          max: 1,
          as: 'found',
        },
        { do: 'evolve', card: { bound: 'found' }, on: { bound: 'it' } },
      ],
    },
    { do: 'shuffle', whose: 'own' },
  ),
  'Rookidee (swsh3-154), Pluck': {
    before: [{ do: 'move', cards: { on: 'defending', part: 'tools' }, to: 'discard' }],
  },
  'Weavile (sm5-74), Evil Admonition': {
    damage: {
      product: [50, { count: { whose: 'opponent', place: 'inPlay', where: { hasAbility: true } } }],
    },
  },
  'Cetitan (sv2-55), Special Horn': {
    damage: {
      sum: [80, { when: { exists: { among: 'self', where: { specialEnergy: true } } }, then: 140 }],
    },
  },
  'Archeops (bw10-54), Swift Dive': {
    damage: {
      sum: [
        { when: LOW, then: 50 },
        { when: { not: LOW }, then: 100 },
      ],
    },
  },
  'Crustle (sv4-7), Crag Bash': after(
    place(
      {
        change: 'damageTaken',
        by: -100,
        from: { card: { stages: ['stage1', 'stage2', 'mega', 'vmax', 'vstar', 'break'] } },
      },
      'self',
      'duringOpponentsNextTurn',
    ),
  ),
};

export const NOUN_ABILITIES: Readonly<Record<string, AbilityEffect>> = {
  'Vibrava (ex3-22), Levitate': {
    works: 'always',
    while: { exists: { among: 'self', where: { energyCard: { basicEnergy: true } } } },
    on: 'self',
    modifiers: [{ change: 'noRetreatCost' }],
  },
  'Gardevoir (bw5-57), Psychic Mirage': {
    works: 'always',
    counts: 'onceByName',
    on: { whose: 'own', place: 'inPlay', where: { card: { type: 'Psychic' } } },
    modifiers: [
      {
        change: 'energyProvides',
        of: { basicEnergy: true, type: 'Psychic' },
        units: [['Psychic'], ['Psychic']],
      },
    ],
  },
  'Iron Valiant ex (sv4-89), Tachyon Bits': {
    works: 'answers',
    on: 'movedToActive',
    steps: [
      {
        do: 'may',
        yes: [
          { do: 'choosePokemon', from: { whose: 'opponent', place: 'inPlay' }, min: 1, max: 1, as: 'it' },
          { do: 'putCounters', on: { bound: 'it' }, counters: 2 },
        ],
      },
    ],
  },
  'Lucario (bw8-78), Dual Armor': {
    works: 'always',
    while: { exists: { among: 'self', where: { energy: 'Metal' } } },
    on: 'self',
    modifiers: [{ change: 'types', types: ['Fighting', 'Metal'] }],
  },
  'Abra (sv6-80), Teleporter': {
    works: 'activated',
    often: 'oncePerTurn',
    from: 'active',
    steps: [
      { do: 'takeBack', on: 'self', to: 'deck', all: true },
      { do: 'shuffle', whose: 'own' },
    ],
  },
  'Porygon-Z (sm3-105), Initialize': {
    works: 'answers',
    on: 'evolved',
    steps: [
      {
        do: 'may',
        yes: [
          {
            do: 'devolve',
            on: { whose: 'opponent', place: 'inPlay', where: { evolved: true } },
            downTo: 'top',
            to: 'hand',
          },
        ],
      },
    ],
  },
  'Rotom V (swsh12pt5-45), Instant Charge': {
    works: 'activated',
    often: 'oncePerTurn',
    steps: [{ do: 'draw', whose: 'own', cards: 3 }],
    endsTurn: true,
  },
  'Entei (swsh12pt5-21), Explosive Heat Dash': {
    works: 'always',
    while: { exists: { among: 'self', where: { energy: 'Fire' } } },
    on: 'self',
    modifiers: [{ change: 'noRetreatCost' }],
  },
  'Pyukumuku (sm1-47), Innards Out': {
    works: 'answers',
    on: 'knockedOutByAttack',
    from: 'active',
    steps: [{ do: 'putCounters', on: 'attacker', counters: 6 }],
  },
  'Araquanid (sm1-46), Water Bubble': {
    works: 'always',
    on: 'self',
    modifiers: [{ change: 'preventDamage', from: { card: { type: 'Fire' } } }],
  },
};

export const NOUN_TRAINERS: Readonly<Record<string, TrainerEffect>> = {
  'Alph Lithograph (hgss1-ONE)': {
    steps: [{ do: 'look', cards: { pile: 'hand', whose: 'opponent' } }],
  },
  'Rotom Bike (swsh1-181)': {
    steps: [
      {
        do: 'draw',
        whose: 'own',
        cards: { difference: [6, { cards: { pile: 'hand', whose: 'own' } }] },
      },
      { do: 'endTurn' },
    ],
  },
  'Evelyn (sm9-141)': {
    needs: {
      exists: { whose: 'opponent', place: 'active', where: { card: { stages: ['stage1'] } } },
    },
    steps: [{ do: 'draw', whose: 'own', cards: 4 }],
  },
  'Level Ball (xy7-76)': {
    steps: [
      {
        do: 'chooseCards',
        from: { pile: 'deck', whose: 'own', where: { kind: 'pokemon', hpAtMost: 90 } },
        min: 0,
        max: 1,
        as: 'found',
        reveal: true,
      },
      { do: 'move', cards: { bound: 'found' }, to: 'hand', shown: true },
      { do: 'shuffle', whose: 'own' },
    ],
  },
};

export const NOUN_HOLDS: Readonly<Record<string, Continuous>> = {
  'Unit Energy GrassFireWater (sm5-137)': {
    on: 'self',
    modifiers: [{ change: 'provides', units: [['Grass', 'Fire', 'Water']] }],
  },
  'Choice Belt (sv2-176)': {
    on: 'self',
    modifiers: [{ change: 'damageDealt', by: 30, to: { card: { tag: 'V' } } }],
  },
};
