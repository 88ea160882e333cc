/** Checks which cards stand for a deck. */
import type { CardJson } from '@pokesol/protocol';
import { expect, test } from 'vitest';
import { keyCards } from './keyCards.ts';

const card = (id: string, rarity: string, hp?: number, supertype = 'Pokémon'): CardJson => ({
  id,
  name: id.replace(/\d+$/, ''),
  rarity,
  cardNumber: '1',
  ...(hp !== undefined && { hp, pokemonType: 'Fire' }),
  attacks: [],
  attributes: {
    supertype,
    subtypes: [],
    types: [],
    setName: 'Base',
    setSeries: 'Base',
    setTotal: 102,
    retreatCost: 0,
  },
  set: { id: 'base1', name: 'Base' },
});
const entry = (json: CardJson, quantity = 1) => ({ cardId: json.id, quantity, card: json });
const names = (...cards: CardJson[]) =>
  keyCards(
    cards.map((each) => entry(each)),
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
