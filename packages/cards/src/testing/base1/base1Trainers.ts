/** What the trainers of the Base set do, by card number. */
import type { Step, TrainerEffect } from '@pokesol/engine/official';
import { bringsOut, chooseOwn, discardEnergyOff, payCards } from '../../official/phrases.ts';

const does = (...steps: readonly Step[]): TrainerEffect => ({ steps });
const shuffleOwn: Step = { do: 'shuffle', whose: 'own' };

export const BASE1_TRAINERS: Readonly<Record<number, TrainerEffect>> = {
  71: {
    price: payCards(2, 'discard'),
    steps: [
      { do: 'chooseCards', from: { pile: 'deck', whose: 'own' }, min: 1, max: 1, as: 'found' },
      { do: 'move', cards: { bound: 'found' }, to: 'hand' },
      shuffleOwn,
    ],
  },
  72: does(
    chooseOwn({ evolved: true }, 'it'),
    {
      do: 'chooseCards',
      from: { on: { bound: 'it' }, part: 'evolutions' },
      min: 1,
      max: 1,
      as: 'stage',
    },
    { do: 'devolve', on: { bound: 'it' }, downTo: { bound: 'stage' }, to: 'discard' },
  ),
  73: does(
    { do: 'move', cards: { pile: 'hand', whose: 'opponent' }, to: 'deck' },
    { do: 'shuffle', whose: 'opponent' },
    { do: 'draw', whose: 'opponent', cards: 7 },
  ),
  74: {
    price: payCards(2, 'discard'),
    steps: [
      {
        do: 'chooseCards',
        from: { pile: 'discard', whose: 'own', where: { kind: 'trainer' } },
        min: 1,
        max: 1,
        as: 'found',
      },
      { do: 'move', cards: { bound: 'found' }, to: 'hand' },
    ],
  },
  75: does(
    { do: 'reveal', cards: { pile: 'hand', whose: 'own' } },
    { do: 'reveal', cards: { pile: 'hand', whose: 'opponent' } },
    {
      do: 'move',
      cards: { pile: 'hand', whose: 'own', where: { kind: 'trainer' } },
      to: 'deck',
      shown: true,
    },
    {
      do: 'move',
      cards: { pile: 'hand', whose: 'opponent', where: { kind: 'trainer' } },
      to: 'deck',
      shown: true,
    },
    shuffleOwn,
    { do: 'shuffle', whose: 'opponent' },
  ),
  76: does(
    chooseOwn({ evolvesPastOne: true }, 'it'),
    {
      do: 'chooseCards',
      from: { pile: 'hand', whose: 'own', pastOneOnto: { bound: 'it' } },
      min: 1,
      max: 1,
      as: 'evolution',
    },
    { do: 'evolve', card: { bound: 'evolution' }, on: { bound: 'it' } },
  ),
  77: does(
    {
      do: 'chooseCards',
      from: { pile: 'hand', whose: 'own', where: { kind: 'pokemon' } },
      min: 1,
      max: 1,
      as: 'given',
    },
    {
      do: 'chooseCards',
      from: { pile: 'deck', whose: 'own', where: { kind: 'pokemon' } },
      min: 0,
      max: 1,
      as: 'found',
    },
    {
      do: 'if',
      is: { some: 'found' },
      yes: [
        { do: 'reveal', cards: { bound: 'given' } },
        { do: 'reveal', cards: { bound: 'found' } },
        { do: 'move', cards: { bound: 'given' }, to: 'deck', shown: true },
        { do: 'move', cards: { bound: 'found' }, to: 'hand', shown: true },
      ],
    },
    shuffleOwn,
  ),
  78: does(chooseOwn(undefined, 'it'), { do: 'takeBack', on: { bound: 'it' }, to: 'hand' }),
  79: {
    price: [
      {
        do: 'chooseCards',
        from: { on: { whose: 'own', place: 'inPlay' }, part: 'energy' },
        min: 1,
        max: 1,
        as: 'paid',
        price: true,
      },
      { do: 'move', cards: { bound: 'paid' }, to: 'discard' },
    ],
    steps: [
      {
        do: 'choosePokemon',
        from: { whose: 'opponent', place: 'inPlay', where: { energy: 'any' } },
        min: 1,
        max: 1,
        as: 'it',
      },
      ...discardEnergyOff({ bound: 'it' }, 1, 2),
    ],
  },
  80: does(chooseOwn(undefined, 'it'), {
    do: 'place',
    modifier: { change: 'damageTaken', by: -20 },
    on: { bound: 'it' },
    window: 'untilOpponentsNextTurnEnds',
    withCard: true,
  }),
  81: {
    price: payCards(1, 'discard'),
    steps: [
      {
        do: 'chooseCards',
        from: { pile: 'discard', whose: 'own', where: { basicEnergy: true } },
        min: 1,
        max: 2,
        as: 'found',
      },
      { do: 'move', cards: { bound: 'found' }, to: 'hand' },
    ],
  },
  82: does({
    do: 'cure',
    on: { whose: 'own', place: 'active' },
    statuses: ['sleep', 'confusion', 'paralysis', 'poison'],
  }),
  83: {
    price: payCards(2, 'deck'),
    steps: [shuffleOwn, { do: 'draw', whose: 'own', cards: 1 }],
  },
  84: does({
    do: 'place',
    modifier: { change: 'damageDealt', by: 10, after: true },
    on: { whose: 'own', place: 'active' },
    window: 'thisTurn',
    withCard: true,
  }),
  85: does(
    { do: 'bindAll', pokemon: { whose: 'own', place: 'inPlay', where: { damaged: true } }, as: 'healed' },
    { do: 'heal', on: { bound: 'healed' }, counters: 'all' },
    { do: 'move', cards: { on: { bound: 'healed' }, part: 'energy' }, to: 'discard' },
  ),
  86: does(
    {
      do: 'chooseCards',
      from: { pile: 'discard', whose: 'opponent', where: { kind: 'pokemon', stages: ['basic'] } },
      min: 1,
      max: 1,
      as: 'it',
    },
    { do: 'bench', cards: { bound: 'it' }, whose: 'opponent' },
  ),
  87: does({ do: 'orderTop', whose: 'own', count: 5 }),
  88: does(
    { do: 'move', cards: { pile: 'hand', whose: 'own' }, to: 'discard' },
    { do: 'draw', whose: 'own', cards: 7 },
  ),
  89: does(
    {
      do: 'chooseCards',
      from: { pile: 'discard', whose: 'own', where: { kind: 'pokemon', stages: ['basic'] } },
      min: 1,
      max: 1,
      as: 'card',
    },
    { do: 'bench', cards: { bound: 'card' }, whose: 'own', as: 'it' },
    {
      do: 'putCounters',
      on: { bound: 'it' },
      counters: { inCounters: { half: { hp: { bound: 'it' } }, round: 'down' } },
    },
  ),
  90: {
    price: [
      chooseOwn({ damaged: true, energy: 'any' }, 'it'),
      {
        do: 'chooseCards',
        from: { on: { bound: 'it' }, part: 'energy' },
        min: 1,
        max: 1,
        as: 'paid',
        price: true,
      },
      { do: 'move', cards: { bound: 'paid' }, to: 'discard' },
    ],
    steps: [{ do: 'heal', on: { bound: 'it' }, counters: 4 }],
  },
  91: does({ do: 'draw', whose: 'own', cards: 2 }),
  92: does(
    {
      do: 'choosePokemon',
      from: { whose: 'opponent', place: 'inPlay', where: { energy: 'any' } },
      min: 1,
      max: 1,
      as: 'it',
    },
    ...discardEnergyOff({ bound: 'it' }, 1, 1),
  ),
  93: does(...bringsOut('own')),
  94: does(chooseOwn({ damaged: true }, 'it'), { do: 'heal', on: { bound: 'it' }, counters: 2 }),
  95: does(
    { do: 'choosePokemon', from: { whose: 'own', place: 'bench' }, min: 1, max: 1, as: 'it' },
    { do: 'changePlaces', with: { bound: 'it' }, doneTo: 'benched' },
  ),
};
