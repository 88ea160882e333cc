/** Every folding that `tokens.ts` lists, line by line, and that each word still says where it stood. */
import { expect, test } from 'vitest';
import { SIGNS } from './signs.ts';
import { RUNS, tokensOf, WORDS } from './tokens.ts';

const wordsOf = (text: string): readonly string[] => tokensOf(text).map(({ word }) => word);

test.each([
  ['’', "'"],
  ['‘', "'"],
  ['`', "'"],
  ['´', "'"],
  ['“', ' '],
  ['”', ' '],
  ['"', ' '],
  ['−', '-'],
  ['–', '-'],
  [' ', ' '],
])('the sign %s is read as %s', (printed, folded) => {
  expect(SIGNS.reduce((sum, [sign, as]) => sum.replace(sign, as), printed)).toBe(folded);
});

test.each(Object.entries(WORDS))('«%s» is read as «%s»', (printed, folded) => {
  expect(wordsOf(printed)).toEqual([folded]);
});

test.each(RUNS.map(([printed, folded]) => [printed.join(' '), folded]))(
  '«%s» is read as %s',
  (printed, folded) => {
    expect(wordsOf(printed)).toEqual(folded);
  },
);

test.each<[string, readonly string[]]>([
  ['Draw 2 cards.', ['draw', '2', 'card', '.']],
  ['an Energy', ['a', 'energy']],
  ["Emberling's attacks", ['emberling', "'s", 'attacks']],
  ["both players' Pokémon", ['both', 'players', "'", 'pokémon']],
  ['FireWater Energy', ['fire', 'water', 'energy']],
  ['ColorlessColorless', ['colorless', 'colorless']],
  ['(both yours)', ['{', 'both', 'yours', '}']],
  ['Pokémon-EX', ['pokémon-EX']],
  ['Pokémon-ex', ['pokémon-ex']],
  ['Emberling EX and Emberling ex', ['emberling', 'EX', 'and', 'emberling', 'ex']],
  ['20+', ['20', '+']],
  ['constructor of __proto__', ['constructor', 'of', '_', '_', 'proto', '_', '_']],
  ['', []],
])('«%s» is cut into %j', (text, words) => expect(wordsOf(text)).toEqual(words));

test('every word says where it stood in the text as printed', () => {
  const text = 'Flip a coin.  If heads, discard an Energy card — from Emberling’s old Bench…';
  for (const { from, to, printed } of tokensOf(text)) {
    expect(to - from).toBe(printed.length);
    expect(text.slice(from, to).replaceAll('’', "'")).toBe(printed);
  }
});
