/** The list of words is read from the types, and a run is judged by it. */
import { expect, test } from 'vitest';
import { unnoticed, wordsOfLanguage } from './words/list.ts';

test('every kind of word is found in the types', () => {
  const words = wordsOfLanguage();
  const some = ['step heal', 'modifier hp', 'trigger checkup', 'window thisTurn', 'condition heads'];
  const others = [
    'cardFilter tag',
    'pokemonFilter damaged',
    'quantity counters',
    'selector self',
    'cards pile',
  ];
  expect(words).toEqual(expect.arrayContaining([...some, ...others]));
  expect(new Set(words).size).toBe(words.length);
});

test('a body that lives, and a word that no test uses, are told', () => {
  const noticed = Object.fromEntries(wordsOfLanguage().map((word) => [`${word}: none`, 'a test']));
  const { 'step heal: none': _, ...others } = noticed;
  expect(unnoticed({ used: Object.keys(noticed), noticed })).toEqual([]);
  expect(unnoticed({ used: ['step heal: none'], noticed: others })).toEqual([
    'lives: step heal: none',
    'no test uses it: step heal',
  ]);
});
