/** Cards of later sets for words that few cards need: what `docs/reference/effects.md` shows of them. */
import type { AbilityEffect, AttackEffect, Continuous, TrainerEffect } from '@pokesol/engine/official';

export const RARE_ATTACKS: Readonly<Record<string, AttackEffect>> = {
  'Annihilape ex (sv2-242), Angry Grudge': {
    before: [
      { do: 'chooseNumber', max: 12, as: 'number1' },
      { do: 'putCounters', on: 'self', counters: { chosen: 'number1' } },
    ],
    damage: { product: [20, { chosen: 'number1' }] },
  },
  'Wobbuffet V (swsh1-86), Gritty Comeback': {
    after: [{ do: 'swapCounters', on: 'self', with: 'defending' }],
  },
  'Electrode (base2-2), Chain Lightning': {
    after: [
      {
        do: 'if',
        is: { not: { exists: { among: 'defending', where: { card: { type: 'Colorless' } } } } },
        yes: [
          {
            do: 'damage',
            to: { whose: 'both', place: 'bench', sameTypeAs: 'defending' },
            amount: 10,
            plain: true,
          },
        ],
      },
    ],
  },
  'Eevee (base2-51), Tail Wag': {
    after: [
      { do: 'flip', coins: 1, as: 'coin1' },
      {
        do: 'if',
        is: { heads: 'coin1' },
        yes: [
          {
            do: 'place',
            modifier: { change: 'cannot', what: 'attack' },
            on: 'defending',
            window: 'duringOpponentsNextTurn',
            tied: true,
          },
        ],
      },
    ],
  },
  'Meowstic (xy2-43), Ear Influence': {
    after: [
      {
        do: 'may',
        yes: [
          {
            do: 'choosePokemon',
            from: { whose: 'opponent', place: 'inPlay', where: { damaged: true } },
            min: 1,
            max: 1,
            as: 'pokemon1',
          },
          {
            do: 'choosePokemon',
            from: { whose: 'opponent', place: 'inPlay', notIn: 'pokemon1' },
            min: 1,
            max: 1,
            as: 'pokemon2',
          },
          {
            do: 'moveCounters',
            from: { bound: 'pokemon1' },
            to: { bound: 'pokemon2' },
            counters: { upTo: 60 },
          },
        ],
        again: 10,
      },
    ],
  },
  'Grafaiai (sv2-146), Colorful Graffiti': {
    before: [
      {
        do: 'chooseCards',
        from: { pile: 'hand', whose: 'own', where: { basicEnergy: true } },
        min: 0,
        max: 60,
        as: 'cards1',
      },
      { do: 'move', cards: { bound: 'cards1' }, to: 'discard' },
    ],
    damage: { product: [40, { energyTypes: { bound: 'cards1' } }] },
  },
  'Vivillon (xy1-17), Colorful Wind': {
    damage: { sum: [30, { product: [30, { basicEnergyTypes: 'self' }] }] },
  },
  'Maractus (xy2-10), Exciting Shake': {
    after: [
      {
        do: 'place',
        modifier: { change: 'attackCoins', attack: 'Prickly Needles', coins: 6 },
        on: 'self',
        window: 'duringOwnNextTurn',
      },
    ],
  },
};

export const RARE_ABILITIES: Readonly<Record<string, AbilityEffect>> = {
  'Machamp (bw10-49), Badge of Discipline': {
    works: 'always',
    on: { whose: 'own', place: 'inPlay', where: { card: { type: 'Fighting' } } },
    modifiers: [{ change: 'damageIgnores', what: 'resistance' }],
  },
  'Snorlax (xy2-80), Stir and Snooze': {
    works: 'always',
    on: 'self',
    modifiers: [{ change: 'sleepCoins', coins: 2 }],
  },
  'Muk (sv1-127), Poison Sacs': {
    works: 'always',
    on: { whose: 'opponent', place: 'inPlay', where: { statuses: ['poison'] } },
    modifiers: [{ change: 'keepsConditions', statuses: ['poison'] }],
  },
  'Scatterbug (sv1-8), Adaptive Evolution': {
    works: 'always',
    on: 'self',
    modifiers: [{ change: 'evolvesEarly' }],
  },
  'Ludicolo (xy5-37), α Recovery': {
    works: 'always',
    on: 'self',
    modifiers: [{ change: 'healedDouble' }],
  },
  'Glimmora (sv2-126), Shattering Crystal': {
    works: 'always',
    on: 'self',
    modifiers: [{ change: 'coinAgainstPrizes' }],
  },
  'Lugia-EX (bw8-108), Overflow': {
    works: 'always',
    on: 'self',
    modifiers: [{ change: 'prizesTaken', by: 1 }],
  },
  'Marshadow-GX (sm3-80), Shadow Hunt': {
    works: 'always',
    on: 'self',
    modifiers: [
      {
        change: 'lendsOf',
        of: { pile: 'discard', whose: 'own', where: { kind: 'pokemon', stages: ['basic'] } },
      },
    ],
  },
  'Raichu (sv3pt5-26), Electrical Grounding': {
    works: 'answers',
    on: 'otherKnockedOut',
    steps: [
      {
        do: 'may',
        yes: [
          {
            do: 'chooseCards',
            from: { on: { bound: 'fallen' }, part: 'energy', providing: 'Lightning' },
            min: 1,
            max: 1,
            as: 'card1',
          },
          { do: 'attachEnergy', cards: { bound: 'card1' }, to: 'self' },
        ],
      },
    ],
  },
  'Exeggcute (bw10-102), Propagation': {
    works: 'activated',
    often: 'oncePerTurn',
    pile: 'discard',
    steps: [{ do: 'move', cards: { bound: 'thisCard' }, to: 'hand' }],
  },
};

export const RARE_TRAINERS: Readonly<Record<string, TrainerEffect>> = {
  'Repeat Ball (xy5-136)': {
    steps: [
      {
        do: 'chooseCards',
        from: {
          pile: 'deck',
          whose: 'own',
          where: { kind: 'pokemon' },
          namedLike: { whose: 'own', place: 'inPlay' },
        },
        min: 0,
        max: 1,
        as: 'card1',
      },
      { do: 'move', cards: { bound: 'card1' }, to: 'hand', shown: true },
      { do: 'shuffle', whose: 'own' },
    ],
  },
  'Ordinary Rod (swsh1-171)': {
    steps: [
      {
        do: 'chooseModes',
        modes: [
          [
            {
              do: 'chooseCards',
              from: { pile: 'discard', whose: 'own', where: { kind: 'pokemon' } },
              min: 1,
              max: 2,
              as: 'cards1',
            },
            { do: 'move', cards: { bound: 'cards1' }, to: 'deck' },
            { do: 'shuffle', whose: 'own' },
          ],
          [
            {
              do: 'chooseCards',
              from: { pile: 'discard', whose: 'own', where: { basicEnergy: true } },
              min: 1,
              max: 2,
              as: 'cards1',
            },
            { do: 'move', cards: { bound: 'cards1' }, to: 'deck' },
            { do: 'shuffle', whose: 'own' },
          ],
        ],
        more: true,
      },
    ],
  },
  'Evosoda (xy1-116)': {
    steps: [
      {
        do: 'choosePokemon',
        from: { whose: 'own', place: 'inPlay', where: { mayEvolve: true } },
        min: 1,
        max: 1,
        as: 'pokemon1',
      },
      {
        do: 'chooseCards',
        from: { pile: 'deck', whose: 'own', evolvesOnto: { bound: 'pokemon1' } },
        min: 0,
        max: 1,
        as: 'card1',
      },
      { do: 'evolve', card: { bound: 'card1' }, on: { bound: 'pokemon1' } },
      { do: 'shuffle', whose: 'own' },
    ],
  },
};

export const RARE_HOLDS: Readonly<Record<string, Continuous>> = {
  'Luxurious Cape (sv4-166)': {
    on: { among: 'self', where: { not: { card: { tag: 'Rule Box' } } } },
    modifiers: [
      { change: 'hp', by: 100 },
      { change: 'prizes', by: 1, byAttack: true },
    ],
  },
  'Collapsed Stadium (swsh11-215)': {
    on: { whose: 'both', place: 'inPlay' },
    modifiers: [{ change: 'benchSize', size: 4 }],
  },
  'Metal Core Barrier (sm10-180)': {
    on: 'self',
    modifiers: [
      {
        change: 'answer',
        on: 'otherTurnEnds',
        steps: [{ do: 'move', cards: { bound: 'thisCard' }, to: 'discard' }],
      },
    ],
  },
  'Protection Cube (xy2-95)': { on: 'self', modifiers: [{ change: 'preventOwnDamage' }] },
  'Escape Board (sm5-122)': {
    on: 'self',
    modifiers: [
      { change: 'retreat', by: -1 },
      { change: 'retreatsDespite', statuses: ['sleep', 'paralysis'] },
    ],
  },
  'Exp. Share (sv1-174)': {
    on: 'self',
    modifiers: [
      {
        change: 'answer',
        on: 'activeKnockedOut',
        steps: [
          {
            do: 'may',
            yes: [
              {
                do: 'chooseCards',
                from: { on: { bound: 'fallen' }, part: 'energy', where: { basicEnergy: true } },
                min: 1,
                max: 1,
                as: 'card1',
              },
              { do: 'attachEnergy', cards: { bound: 'card1' }, to: 'self' },
            ],
          },
        ],
      },
    ],
  },
};
