/** What the Pokémon Powers of the Base set do, by card number. */
import type { AbilityEffect, Step } from '@pokesol/engine/official';
import { chooseOwn, place } from '../../official/phrases.ts';

const asOften = (...steps: readonly Step[]): AbilityEffect => ({ works: 'activated', often: 'any', steps });

export const BASE1_POWERS: Readonly<Record<number, AbilityEffect>> = {
  1: asOften(
    chooseOwn({ damaged: true }, 'from'),
    {
      do: 'choosePokemon',
      // It must outlive the counter.
      from: { whose: 'own', place: 'inPlay', where: { hpLeftOver: 10 }, notIn: 'from' },
      min: 1,
      max: 1,
      as: 'to',
    },
    { do: 'moveCounters', from: { bound: 'from' }, to: { bound: 'to' }, counters: 1 },
  ),
  2: asOften(
    {
      do: 'chooseCards',
      from: { pile: 'hand', whose: 'own', where: { kind: 'energy', type: 'Water' } },
      min: 1,
      max: 1,
      as: 'energy',
    },
    chooseOwn({ card: { type: 'Water' } }, 'to'),
    { do: 'attachEnergy', cards: { bound: 'energy' }, to: { bound: 'to' } },
  ),
  4: asOften(place({ change: 'energyType', type: 'Fire' }, 'self', 'thisTurn')),
  8: {
    works: 'answers',
    on: 'damagedByAttack',
    steps: [{ do: 'putCounters', on: 'attacker', counters: 1 }],
  },
  15: asOften(
    chooseOwn({ energy: 'Grass' }, 'from'),
    {
      do: 'chooseCards',
      from: { on: { bound: 'from' }, part: 'energy', providing: 'Grass' },
      min: 1,
      max: 1,
      as: 'energy',
    },
    {
      do: 'choosePokemon',
      from: { whose: 'own', place: 'inPlay', notIn: 'from' },
      min: 1,
      max: 1,
      as: 'to',
    },
    { do: 'attachEnergy', cards: { bound: 'energy' }, to: { bound: 'to' } },
  ),
  21: asOften(
    { do: 'choosePokemon', from: { whose: 'own', place: 'inPlay', other: true }, min: 1, max: 1, as: 'to' },
    {
      do: 'chooseType',
      from: ['Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting', 'Colorless'],
      as: 'type',
    },
    { do: 'becomeEnergy', on: { bound: 'to' }, type: 'type', units: 2 },
  ),
};
