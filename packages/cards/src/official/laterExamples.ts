/** Cards of later sets for the words that no card of the Base set has: what `docs/reference/effects.md` shows of them. */
import type { AbilityEffect, AttackEffect, Continuous, TrainerEffect } from '@pokesol/engine/official';
import { after, heads } from './phrases.ts';

const draws = (cards: number) => ({ do: 'draw', whose: 'own', cards }) as const;

export const LATER_ATTACKS: Readonly<Record<string, AttackEffect>> = {
  'Arbok (xy1-48), Gastro Acid': after({
    do: 'place',
    modifier: { change: 'noAbilities' },
    on: 'defending',
    window: 'untilOwnNextTurnEnds',
  }),
  'Uxie (bw10-36), Psypower': after({
    do: 'distribute',
    among: { whose: 'opponent', place: 'inPlay' },
    counters: 3,
  }),
  'Dialga-GX (sm5-100), Timeless GX': after({ do: 'anotherTurn' }),
  'Luxio (sm5-47), Disconnect': after({
    do: 'forbid',
    whose: 'opponent',
    what: ['item'],
    window: 'duringOpponentsNextTurn',
  }),
};

export const LATER_ABILITIES: Readonly<Record<string, AbilityEffect>> = {
  'Hoppip (ex7-57)': {
    works: 'answers',
    on: 'wouldBeKnockedOut',
    steps: heads({ do: 'survive', on: 'self', hp: 10 }),
  },
  'Trevenant (xy1-55), Forest’s Curse': {
    works: 'always',
    from: 'active',
    on: { whose: 'opponent', place: 'active' },
    modifiers: [{ change: 'cannotPlay', what: ['item'] }],
  },
  'Octillery (sv4-34), Suction Cup Draw': {
    works: 'answers',
    on: 'evolved',
    steps: [{ do: 'may', yes: [draws(3)] }],
  },
  'Togepi (swsh10-55), Touch of Happiness': {
    works: 'answers',
    on: 'played',
    steps: [{ do: 'may', yes: [{ do: 'heal', on: { whose: 'own', place: 'active' }, counters: 1 }] }],
  },
  'Golduck (hgss4-22), Natural Remedy': {
    works: 'answers',
    on: 'energyAttached',
    card: { type: 'Water' },
    steps: [{ do: 'heal', on: 'self', counters: 2 }],
  },
  'Ditto (ex11-35), Duplicate': {
    works: 'activated',
    often: 'oncePerTurnByName',
    steps: [
      {
        do: 'chooseCards',
        from: { pile: 'deck', whose: 'own', where: { name: 'Ditto' } },
        min: 0,
        max: 1,
        as: 'other',
      },
      { do: 'exchange', on: 'self', card: { bound: 'other' }, to: 'deck' },
      { do: 'shuffle', whose: 'own' },
    ],
  },
  'Garganacl (sv2-123), Blessed Salt': {
    works: 'answers',
    on: 'checkup',
    steps: [{ do: 'heal', on: { whose: 'own', place: 'inPlay' }, counters: 2 }],
  },
  'Unown (sm8-91), HAND': {
    works: 'activated',
    often: 'oncePerTurn',
    steps: [
      {
        do: 'if',
        is: { quantity: { cards: { pile: 'hand', whose: 'own' } }, atLeast: 35 },
        yes: [{ do: 'win' }],
      },
    ],
  },
  'Volcarona (bw5-22), Scorching Scales': {
    works: 'always',
    on: { whose: 'opponent', place: 'active' },
    modifiers: [{ change: 'conditionCounters', status: 'burn', counters: 4, instead: true }],
  },
  'Alolan Dugtrio (sm1-87), Tangling Hair': {
    works: 'always',
    on: { whose: 'opponent', place: 'active' },
    modifiers: [{ change: 'retreat', by: 1 }],
  },
  'Dragonite (sv3pt5-149), Jet Cruise': {
    works: 'always',
    on: { whose: 'own', place: 'inPlay' },
    modifiers: [{ change: 'noRetreatCost' }],
  },
  'Metapod (hgss1-46), Green Shield': {
    works: 'always',
    on: { whose: 'own', place: 'inPlay', where: { card: { type: 'Grass' } } },
    modifiers: [{ change: 'noWeakness' }],
  },
  'Klefki (sv1-96), Mischievous Lock': {
    works: 'always',
    from: 'active',
    on: { whose: 'both', place: 'inPlay', where: { card: { stages: ['basic'] } } },
    modifiers: [{ change: 'noAbilities', except: 'Mischievous Lock' }],
  },
  'Treecko (xy7-2), α Growth': {
    works: 'always',
    on: 'self',
    modifiers: [{ change: 'energyOfTurn', by: 1 }],
  },
  'Excadrill (xy5-82), Ω Barrage': {
    works: 'always',
    on: 'self',
    modifiers: [{ change: 'attacks', by: 1 }],
  },
  'θ Double': { works: 'always', on: 'self', modifiers: [{ change: 'tools', by: 1 }] },
};

export const LATER_TRAINERS: Readonly<Record<string, TrainerEffect>> = {
  'PlusPower (bw1-96)': {
    steps: [
      {
        do: 'cover',
        whose: 'own',
        modifier: { change: 'damageDealt', by: 10 },
        window: 'thisTurn',
      },
    ],
  },
  'Multi Technical Machine 01 (ecard1-144)': {
    steps: [
      { do: 'choosePokemon', from: { whose: 'own', place: 'inPlay' }, min: 1, max: 1, as: 'it' },
      {
        do: 'place',
        modifier: {
          change: 'lends',
          attacks: [
            {
              name: 'Paralyzing Gaze',
              cost: ['Colorless'],
              damage: 0,
              sign: '',
              effect: after({ do: 'afflict', on: 'defending', status: 'paralysis' }),
            },
          ],
        },
        on: { bound: 'it' },
        window: 'thisTurn',
        withCard: true,
      },
    ],
  },
};

/** Tools and special energy. */
export const LATER_HOLDS: Readonly<Record<string, Continuous>> = {
  'Draw Energy (sm12-209)': {
    on: 'self',
    modifiers: [{ change: 'answer', on: 'attached', steps: [draws(1)] }],
  },
  'Leftovers (sv3pt5-163)': {
    from: 'active',
    on: 'self',
    modifiers: [{ change: 'answer', on: 'turnEnds', steps: [{ do: 'heal', on: 'self', counters: 2 }] }],
  },
  'Sitrus Berry (swsh1-182)': {
    on: 'self',
    modifiers: [
      {
        change: 'answer',
        on: 'eachTurnEnds',
        steps: [
          {
            do: 'if',
            is: { quantity: { counters: 'self' }, atLeast: 3 },
            yes: [
              { do: 'heal', on: 'self', counters: 3 },
              { do: 'move', cards: { bound: 'thisCard' }, to: 'discard' },
            ],
          },
        ],
      },
    ],
  },
  'Path to the Peak (swsh6-148)': {
    on: { whose: 'both', place: 'inPlay', where: { card: { tag: 'Rule Box' } } },
    modifiers: [{ change: 'noAbilities' }],
  },
  'Venusaur Spirit Link': {
    on: 'self',
    modifiers: [{ change: 'turnGoesOn', into: 'M Venusaur-EX' }],
  },
  'Expert Belt': {
    on: 'self',
    modifiers: [
      { change: 'hp', by: 20 },
      { change: 'damageDealt', by: 20 },
      { change: 'prizes', by: 1 },
    ],
  },
};
