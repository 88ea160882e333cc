/** Reads the list of words from the types and judges a run by it. */
import { expect, test } from 'vitest';
import { unnoticed, wordsOfLanguage } from './words/list.ts';

test('finds every kind of word in the types', () => {
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

test('reports a broken body that survives and a word that no test uses', () => {
  const noticed = Object.fromEntries(wordsOfLanguage().map((word) => [`${word}: none`, 'a test']));
  const { 'step heal: none': _, ...others } = noticed;
  expect(unnoticed({ used: Object.keys(noticed), noticed })).toEqual([]);
  expect(unnoticed({ used: ['step heal: none'], noticed: others })).toEqual([
    'lives: step heal: none',
    'no test uses it: step heal',
  ]);
});
