/** Checks what counts as a basic energy, as a basic Pokémon, and how cards are sorted. */
import { expect, test } from 'vitest';
import {
  classify,
  compareCardNumbers,
  compareInBinder,
  isBasicEnergy,
  isBasicPokemon,
  pokemonTypeOf,
} from './card.ts';

const ENERGY = { supertype: 'Energy', subtypes: ['Basic'] };

test.each([
  ['Fire Energy', { ...ENERGY }, true],
  ['Basic Psychic Energy', { ...ENERGY, types: ['Psychic'] }, true],
  ['Double Colorless Energy', { supertype: 'Energy', subtypes: ['Special'] }, false],
  ['Rainbow Energy', { supertype: 'Energy' }, false],
  ['Energy Removal', { supertype: 'Trainer', subtypes: [] }, false],
  ['Fire Energy', {}, true],
  ['Special Energy', {}, false],
  ['Potion', {}, false],
])('%s %j: basic energy %s', (name, facts, answer) => {
  expect(isBasicEnergy({ name, ...facts })).toBe(answer);
});

test.each([
  ['Pikachu', { supertype: 'Pokémon', types: ['Lightning'] }, 'pokemon'],
  ['Clefairy Doll', { supertype: 'Trainer', types: [] }, 'trainer'],
  ['Basic Psychic Energy', { ...ENERGY, types: ['Psychic'] }, 'energy'],
  ['Homemade', { types: ['Fire'] }, 'pokemon'],
  ['Homemade Energy', {}, 'energy'],
  ['Homemade', {}, 'trainer'],
])('%s %j is classified as %s', (name, facts, kind) => {
  expect(classify({ name, ...facts })).toBe(kind);
});

test.each([
  [{ supertype: 'Pokémon', subtypes: ['Basic'] }, true],
  [{ supertype: 'Pokémon', subtypes: ['Basic', 'ex'] }, true],
  [{ supertype: 'Pokémon', subtypes: ['Baby'] }, true],
  [{ supertype: 'Pokémon', subtypes: ['Stage 1'], evolvesFrom: 'Pichu' }, false],
  [{ supertype: 'Pokémon', subtypes: ['VMAX'] }, false],
  [{ types: ['Fire'] }, true],
  [{ types: ['Fire'], evolvesFrom: 'Pichu' }, false],
  [{ ...ENERGY }, false],
])('%j: basic Pokémon %s', (facts, answer) => {
  expect(isBasicPokemon({ name: 'Some', ...facts })).toBe(answer);
});

test('a Pokémon wears its first type, or Colorless; no other card wears one', () => {
  expect(pokemonTypeOf({ supertype: 'Pokémon', types: ['Fire', 'Metal'] })).toBe('Fire');
  expect(pokemonTypeOf({ supertype: 'Pokémon', types: [] })).toBe('Colorless');
  expect(pokemonTypeOf({ supertype: 'Energy', types: ['Fire'] })).toBeUndefined();
});

test('numbers are sorted as people count, with lettered ones behind', () => {
  const sorted = ['1', '2', '10', '100', 'H1', 'H2', 'H10', 'ONE', 'TG05'];
  expect([...sorted].reverse().sort(compareCardNumbers)).toEqual(sorted);
});

test('the binder sorts by rarity first, then by number', () => {
  const card = (rarity: string, cardNumber: string) => ({ rarity, cardNumber });
  const sorted = [
    card('Secret Rare', '9'),
    card('Rare', '2'),
    card('rare', '7'),
    card('Rare', '11'),
    card('common', '1'),
    card('Common', '3'),
    card('epic', '1'),
    card('Homemade', '1'),
  ];
  expect([...sorted].reverse().sort(compareInBinder)).toEqual(sorted);
});
