/** The explaining command: the rules of what is read, and of what is refused the furthest rules and the inner cause. */
import { expect, test } from 'vitest';
import { explainCardText } from './explainCardText.ts';

function explained(...args: string[]): { code: number; text: string } {
  const said: string[] = [];
  const say = (text: string): void => void said.push(`${text}\n`);
  return { code: explainCardText(args, { print: say, complain: say }), text: said.join('') };
}

test('shows which rule read which words, and what they mean', () => {
  const { code, text } = explained('Draw 3 cards.');
  expect(code).toBe(0);
  expect(text).toMatch(/^means: Draw 3 cards\./);
  expect(text).toMatch(/^ +drawing#\d+ {2}draw 3 card$/m);
  expect(text).toMatch(/^ +number {2}3$/m);
  expect(text).toContain('effect: {"after":[{"do":"draw","whose":"own","cards":3}]}');
});

test('shows the furthest word that was read, and the rules that want another', () => {
  const { code, text } = explained('Flip a coin. If heads, draw 2 songs.');
  expect(code).toBe(1);
  expect(text).toMatch(/^not read \(words\): songs\.$/m);
  expect(text).toMatch(/^read as far as: flip a coin \. if heads , draw 2$/m);
  expect(text).toMatch(/^ +drawing#\d+ {2}draw ⟨number⟩ \[more\] ▸ card$/m);
});

test.each([
  ['Flip 2 coins. If heads, draw a card.', [], 'nothing fits the reference ?coin'],
  [
    'Flip a coin. If heads, this attack does 20 more damage.',
    ['--damage', '10'],
    '«10» beside a text that says «+»',
  ],
])('shows the inner cause: %s', (words, args, cause) => {
  const { code, text } = explained(words, ...args);
  expect(code).toBe(1);
  expect(text).toContain(cause);
});

test('shows what of a meaning no rule writes', () => {
  const { text } = explained(
    'Put an Omastar from your hand onto Omanyte. This counts as evolving Omanyte.',
    '--name',
    'Omanyte',
  );
  expect(text).toMatch(/^not read \(unwritten\)/);
  expect(text).toMatch(/^ +\[\{"do":"evolve",.* as ⟨/m);
});

test('shows the words that a meaning is written in, where these are refused', () => {
  const { text } = explained(
    "The Special Condition Burned can't be removed by evolving or devolving the Burned Pokémon.",
    ...['--kind', 'stadium'],
  );
  expect(text).toMatch(/^not read \(unwritten\)/);
  expect(text).toMatch(/^ +The Special Condition Burned .* the Asleep Pokémon\./m);
  expect(text).toContain('«asleep» left nothing in the meaning');
});

test.each([
  ['item', 'Draw 3 cards.'],
  ['supporter', 'Draw 3 cards.'],
  ['stadium', 'Pokémon in play have no Weakness.'],
  ['ability', 'Prevent all effects of your opponent’s attacks, except damage, done to this Pokémon.'],
  ['energy', 'This card provides Colorless Energy.'],
])('reads a text of the kind %s', (kind, words) => {
  expect(explained(words, '--kind', kind)).toMatchObject({ code: 0 });
});

test.each([
  ['nothing', []],
  ['two texts', ['Draw a card.', 'Draw 2 cards.']],
  ['an unknown kind', ['Draw a card.', '--kind', 'song']],
  ['an unknown flag', ['Draw a card.', '--loud']],
])('refuses %s', (_what, args) => {
  const { code, text } = explained(...args);
  expect(code).toBe(1);
  expect(text).toMatch(/^npm run tool -- explain/);
});
