/** Empty places are filled with the energy that the deck would want. */
import { expect, test } from 'vitest';
import type { DeckCardFacts } from './deck.ts';
import { emptyPlaces, filledWith, mainEnergy } from './fillEnergy.ts';
import { basic, basicEnergy, trainer } from './testing/decks.ts';

const FIRE = basicEnergy('fire', 'Fire Energy');
const WATER = basicEnergy('water', 'Water Energy');
const ENERGIES = [WATER, FIRE];
const burning: DeckCardFacts = {
  ...basic('a'),
  types: ['Fire'],
  attacks: [{ cost: ['Fire', 'Colorless'], damage: '10' }],
};

test('with the basic energy that it holds most of', () => {
  const lines = [
    { card: burning, quantity: 4 },
    { card: FIRE, quantity: 8 },
    { card: WATER, quantity: 10 },
  ];
  expect(mainEnergy(lines, ENERGIES)).toBe(WATER);
  const filled = filledWith(lines, WATER);
  expect(filled.find(({ card }) => card === WATER)?.quantity).toBe(48);
  expect(filled.find(({ card }) => card === FIRE)?.quantity).toBe(8);
  expect(emptyPlaces(filled)).toBe(0);
});

test('without any with what its attacks ask for, or its Pokémon are of', () => {
  expect(mainEnergy([{ card: burning, quantity: 4 }], ENERGIES)).toBe(FIRE);
  expect(mainEnergy([{ card: { ...basic('b'), types: ['Fire'] }, quantity: 1 }], ENERGIES)).toBe(FIRE);
  expect(mainEnergy([{ card: trainer('t'), quantity: 1 }], ENERGIES)).toBe(WATER);
  expect(mainEnergy([], [])).toBeUndefined();
});

test('a list without empty places, or with too many cards, stays as it is', () => {
  const full = [{ card: FIRE, quantity: 60 }];
  expect(filledWith(full, WATER)).toBe(full);
  const over = [{ card: FIRE, quantity: 61 }];
  expect(filledWith(over, WATER)).toBe(over);
  expect(filledWith([], undefined)).toEqual([]);
});
