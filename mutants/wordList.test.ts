/** Reads the list of words from the types and judges a run by it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BROKEN_FILES, brokenCode } from './words/breakable.ts';
import { unnoticed, wordsOfLanguage } from './words/list.ts';
import { BrokenWord } from './words/live.ts';

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

test.each(BROKEN_FILES)('%s of the engine has the places that are broken', (file) => {
  const code = readFileSync(new URL(`../packages/engine/src/official/${file}`, import.meta.url), 'utf8');
  expect(brokenCode(file, code)).toContain('brokenWord');
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

test('breaks a step to twice its numbers, and to the other player', () => {
  const words = new BrokenWord();
  const ran: unknown[] = [];
  const rule = { run: (_draft: unknown, _frame: unknown, step: unknown) => ran.push(step) };
  const draw = { do: 'draw', whose: 'own', cards: 2 };
  for (const broken of [null, 'step draw: doubled', 'step draw: other side']) {
    words.break(broken);
    words.rule(draw, rule).run(null, null, draw, null);
  }
  expect([...words.used]).toEqual(['step draw: doubled', 'step draw: other side']);
  expect(ran).toEqual([draw, { ...draw, cards: 4 }, { ...draw, whose: 'opponent' }]);
});
