/** Checks which cards stand for a deck. */
import { expect, test } from 'vitest';
import { type KeyCardFacts, keyCards } from './keyCards.ts';

const card = (id: string, rarity: string, hp?: number, supertype = 'Pokémon'): KeyCardFacts => ({
  id,
  name: id.replace(/\d+$/, ''),
  rarity,
  hp,
  supertype,
  subtypes: [],
  types: [],
});
const names = (...cards: KeyCardFacts[]) =>
  keyCards(
    cards.map((each) => ({ card: each, quantity: 1 })),
    3,
  ).map(({ id }) => id);

test('the rarest Pokémon come first, then the sturdiest; each name once', () => {
  expect(
    names(
      card('Fire Energy', 'Common', undefined, 'Energy'),
      card('Charmander1', 'Common', 50),
      card('Bill', 'Secret Rare', undefined, 'Trainer'),
      card('Raichu1', 'Rare Holo', 80),
      card('Raichu2', 'Rare', 90),
      card('Arcanine1', 'Uncommon', 100),
    ),
  ).toEqual(['Raichu1', 'Arcanine1', 'Charmander1']);
});

test('a made card counts as rare as its rarity says', () => {
  expect(names(card('A', 'Rare Holo', 80), card('B', 'common', 200), card('C', 'legendary', 10))).toEqual([
    'C',
    'A',
    'B',
  ]);
});

test('without Pokémon trainers and then energies stand in', () => {
  expect(
    names(card('Fire Energy', 'Common', undefined, 'Energy'), card('Bill', 'Common', undefined, 'Trainer')),
  ).toEqual(['Bill', 'Fire Energy']);
  expect(keyCards([], 3)).toEqual([]);
});
