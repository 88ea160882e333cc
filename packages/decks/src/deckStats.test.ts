/** Checks the builder's statistics on a deck counted by hand. */
import { cardById } from '@pokesol/cards/catalogue';
import { expect, test } from 'vitest';
import type { DeckLine } from './deck.ts';
import { deckStats } from './deckStats.ts';

const deck = (...entries: (readonly [number: number, quantity: number])[]): DeckLine[] =>
  entries.flatMap(([number, quantity]) => {
    const card = cardById(`base1-${number}`);
    return card === undefined ? [] : [{ card, quantity }];
  });

test('types, costs, stages and hit points of a small deck', () => {
  // Charizard, Charmander, Zapdos, Bill, Double Colorless Energy, Fire Energy, Lightning Energy.
  const lines = deck([4, 1], [46, 2], [16, 1], [91, 4], [96, 2], [98, 10], [100, 3]);
  expect(deckStats(lines)).toEqual({
    totalCards: 23,
    pokemonCount: 4,
    trainerCount: 4,
    energyCount: 15,
    basicPokemonCount: 3,
    evolutionCount: 1,
    basicShare: 0.75,
    medianHp: 70,
    pokemonTypes: [
      { type: 'Fire', count: 3 },
      { type: 'Lightning', count: 1 },
    ],
    energyTypes: [
      { type: 'Fire', count: 10 },
      { type: 'Lightning', count: 3 },
    ],
    specialEnergyCount: 2,
    // Two Charmanders scratch for one and burn for two; Charizard and both attacks of Zapdos take four.
    attackCosts: [0, 2, 2, 0, 3],
    costTypes: [
      { type: 'Fire', count: 6 },
      { type: 'Lightning', count: 7 },
      { type: 'Colorless', count: 5 },
    ],
  });
});

test('an empty deck has nothing to tell', () => {
  expect(deckStats([])).toMatchObject({ totalCards: 0, basicShare: 0, medianHp: undefined, attackCosts: [] });
});

test('unknown types come last', () => {
  const card = { id: 'x', name: 'X', types: ['Shadow', 'Fire'], hp: 10 };
  expect(deckStats([{ card, quantity: 1 }]).pokemonTypes.map(({ type }) => type)).toEqual(['Fire', 'Shadow']);
});
