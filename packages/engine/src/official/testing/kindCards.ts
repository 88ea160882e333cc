/** Made-up cards for the tests of the official rules: one of each kind of Pokémon with rules of its own, and what goes with it. */
import { TYPES } from '../../kernel/types.ts';
import type { AbilityEffect } from '../model/abilities.ts';
import type { PokemonFacts, TrainerFacts } from '../model/facts.ts';
import type { Modifier } from '../model/language.ts';
import { attack, BODY, pokemon, power, trainer } from './cardBuilders.ts';

/** What a card's kind says, which is no ability of its own. */
const rule = (name: string, effect: AbilityEffect) => ({
  ...power(name, effect),
  kind: 'Rule',
  offWhile: [],
});

const part = (name: string, number: number, facts: Parameters<typeof pokemon>[1]): PokemonFacts => ({
  ...pokemon(name, facts),
  id: `${name} ${number}`,
  part: String(number),
});

const TIDE = {
  stage: 'legend',
  hp: 140,
  types: ['Water'],
  prizes: 2,
  attacks: [attack('Tide', 'C', 60)],
} as const;
export const LEGEND_HALVES: readonly PokemonFacts[] = [1, 2].map((number) =>
  part('Tide LEGEND', number, TIDE),
);

export const V_UNION_PARTS: readonly PokemonFacts[] = [1, 2, 3, 4].map((number) =>
  part('Quartet V-UNION', number, {
    stage: 'vUnion',
    hp: 300,
    types: ['Psychic'],
    prizes: 3,
    attacks: [attack(`Voice ${number}`, 'C', number * 10)],
  }),
);
export const OTHER_V_UNION: readonly PokemonFacts[] = V_UNION_PARTS.map((facts) => ({
  ...facts,
  id: `Other ${facts.part}`,
  name: 'Choir V-UNION',
}));

const TWO = [attack('Hit', 'C', 20), attack('Swipe', 'CC', 40)];

const trait = (name: string, modifier: Modifier) => ({
  ...rule(name, { works: 'always', on: 'self', modifiers: [modifier] }),
  kind: 'Ancient Trait',
});

export const KIND_POKEMON: readonly PokemonFacts[] = [
  pokemon('Pebblecub LV.X', {
    stage: 'levelUp',
    line: ['Pebblecub'],
    hp: 110,
    types: ['Fighting'],
    attacks: [attack('Avalanche', 'FF', 60)],
  }),
  pokemon('Striker BREAK', {
    stage: 'break',
    line: ['Striker'],
    hp: 120,
    types: ['Psychic'],
    attacks: [attack('Break', 'C', 50)],
    retreatCost: 0,
  }),
  {
    ...pokemon('Emberfox V', { attacks: TWO, hp: 200, types: ['Fire'], prizes: 2 }),
    tags: ['V', 'Rule Box'],
  },
  {
    ...pokemon('Emberfox VMAX', { stage: 'vmax', line: ['Emberfox V'], hp: 320, types: ['Fire'], prizes: 3 }),
    tags: ['VMAX', 'Rule Box'],
  },
  {
    ...pokemon('Emberfox VSTAR', {
      stage: 'vstar',
      line: ['Emberfox V'],
      hp: 270,
      types: ['Fire'],
      prizes: 2,
      attacks: [{ ...attack('Nova', 'C', 90), once: 'VSTAR' }, attack('Hit', 'C', 20)],
      abilities: [
        {
          ...power('Star Draw', {
            works: 'activated',
            often: 'any',
            steps: [{ do: 'draw', whose: 'own', cards: 2 }],
          }),
          once: 'VSTAR',
        },
      ],
    }),
    tags: ['VSTAR', 'Rule Box'],
  },
  {
    ...pokemon('Sparkmouse-EX', { attacks: TWO, hp: 170, types: ['Lightning'], prizes: 2 }),
    tags: ['EX', 'Rule Box'],
  },
  {
    ...pokemon('M Sparkmouse-EX', {
      stage: 'mega',
      line: ['Sparkmouse-EX'],
      hp: 210,
      types: ['Lightning'],
      prizes: 2,
      attacks: [attack('Bolt', 'C', 110)],
    }),
    tags: ['EX', 'Rule Box'],
  },
  pokemon('Stinger-GX', {
    hp: 180,
    prizes: 2,
    attacks: [attack('Hit', 'C', 20), { ...attack('Doom GX', 'C', 100), once: 'GX' }],
  }),
  { ...pokemon('Stinger & Puller-GX', { hp: 60, prizes: 3 }), tags: ['GX', 'TAG TEAM', 'Rule Box'] },
  pokemon('Nappling', {
    hp: 30,
    abilities: [
      rule('Baby', {
        works: 'always',
        from: 'active',
        on: { whose: 'opponent', place: 'active' },
        modifiers: [{ change: 'flipToAttack' }],
      }),
    ],
  }),
  { ...pokemon('Gem ◇', { attacks: TWO, hp: 30 }), lost: true },
  {
    ...pokemon('Glasscub ex', {
      hp: 40,
      prizes: 2,
      abilities: [
        rule('Tera', {
          works: 'always',
          from: 'bench',
          on: 'self',
          modifiers: [{ change: 'preventDamage' }],
        }),
      ],
    }),
    tags: ['Tera', 'ex', 'Rule Box'],
  },
  pokemon('Amberwing', { attacks: TWO, stage: 'restored', hp: 90, types: ['Fighting'] }),
  pokemon('Amberlord', { stage: 'stage1', line: ['Amberwing'], hp: 130, types: ['Fighting'] }),
  pokemon('Spiralshell', { stage: 'stage1', line: ['Shellrock'], hp: 80, types: ['Water'] }),
  pokemon('Twinbag', { abilities: [trait('θ Double', { change: 'tools', by: 1 })] }),
  pokemon('Plus', { hp: 30, abilities: [trait('δ Costly', { change: 'prizes', by: 1 })] }),
  pokemon('Sprouter', { attacks: TWO, abilities: [trait('α Growth', { change: 'energyOfTurn', by: 1 })] }),
  pokemon('Drummer', { attacks: TWO, abilities: [trait('Ω Barrage', { change: 'attacks', by: 1 })] }),
  { ...pokemon('Dynamo', { attacks: TWO }), asEnergy: { provides: [['Colorless']] } },
  {
    ...pokemon('Alternator', {
      stage: 'stage1',
      line: ['Dynamo'],
      hp: 80,
      types: ['Lightning'],
      attacks: TWO,
    }),
    asEnergy: { provides: [TYPES, TYPES], swaps: true },
  },
  pokemon('Delta', { types: ['Fire', 'Metal'], attacks: [attack('Hit', 'C', 20)] }),
  ...LEGEND_HALVES,
  ...V_UNION_PARTS,
];

const DRILL = attack('Drill', 'C', 40);

export const KIND_TRAINERS: readonly TrainerFacts[] = [
  trainer('Mouse Link', null, {
    trainer: 'tool',
    holds: [{ on: 'self', modifiers: [{ change: 'turnGoesOn', into: 'M Sparkmouse-EX' }] }],
  }),
  { ...trainer('Prism Letter', [{ do: 'draw', whose: 'own', cards: 3 }]), lost: true },
  trainer('Amber', [
    {
      do: 'chooseCards',
      from: { pile: 'deck', whose: 'own', where: { name: 'Amberwing' } },
      min: 0,
      max: 1,
      as: 'card',
    },
    { do: 'bench', cards: { bound: 'card' }, whose: 'own' },
    { do: 'shuffle', whose: 'own' },
  ]),
  trainer('Manual', [
    { do: 'choosePokemon', from: { whose: 'own', place: 'inPlay' }, min: 1, max: 1, as: 'it' },
    {
      do: 'place',
      modifier: { change: 'lends', attacks: [DRILL] },
      on: { bound: 'it' },
      window: 'thisTurn',
      withCard: true,
    },
  ]),
  trainer('Muzzle', [
    { do: 'chooseAttack', of: 'defending', as: 'which' },
    {
      do: 'place',
      modifier: { change: 'cannotUse', attack: { bound: 'which' } },
      on: 'defending',
      window: 'duringOpponentsNextTurn',
    },
  ]),
  trainer('Burden', null, {
    trainer: 'stadium',
    holds: [{ on: { whose: 'both', place: 'inPlay' }, modifiers: [{ change: 'attackCost', by: 1 }] }],
  }),
  trainer('Shellrock', null, {
    body: {
      ...BODY,
      attacks: [],
      abilities: [
        rule('Stone', { works: 'always', on: 'self', modifiers: [{ change: 'cannot', what: 'retreat' }] }),
      ],
    },
  }),
  trainer('Leaflet', null, {
    trainer: 'tool',
    holds: [
      {
        on: 'self',
        modifiers: [
          { change: 'lends', attacks: [DRILL] },
          {
            change: 'answer',
            on: 'turnEnds',
            steps: [
              {
                do: 'move',
                cards: { on: 'self', part: 'attached', where: { name: 'Leaflet' } },
                to: 'discard',
              },
            ],
          },
        ],
      },
    ],
  }),
  trainer('Weight', null, {
    trainer: 'toolF',
    onto: { card: { tag: 'EX' } },
    holds: [{ on: 'self', modifiers: [{ change: 'attackCost', by: 1 }] }],
  }),
];
