/** A gauntlet by the command line: what the module says of the same battles, from however the deck is written, twice the same. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  comparisonOf,
  type Gauntlet,
  type GauntletAsked,
  gauntletOf,
  playGauntletBattle,
  summaryOf,
  swappedGauntlet,
} from '@pokesol/ai/gauntlet';
import { exportDeckText } from '@pokesol/decks';
import { themeDeckById } from '@pokesol/decks/themeDecks';
import { expect, test } from 'vitest';
import { playBattle } from './playBattle.ts';
import { comparisonLines, summaryLines } from './playGauntlet.ts';
import { readShippedCards } from './shippedCards.ts';

const shipped = readShippedCards();
const theme = (id: string) => {
  const deck = themeDeckById(id);
  if (deck === undefined) throw new Error(`There is no ${id}`);
  return deck;
};

function command(...args: string[]) {
  const said: string[] = [];
  const say = (text: string): void => void said.push(text);
  const code = playBattle(['--gauntlet', ...args], { print: say, complain: say });
  return { code, text: said.join('\n') };
}

const OPTIONS = ['--rules', 'classic', '--seed', 'Lavender', '--battles', '8'];
const AGAINST = ['base1-blackout', 'base2-power-reserve'];
const opponents = AGAINST.map(theme);
const names = opponents.map(({ name }) => name);

function asked(): GauntletAsked {
  const { lines } = theme('base1-zap');
  const all = [lines, changed, ...opponents.map((each) => each.lines)].flat();
  const facts = Object.fromEntries(all.map(({ cardId }) => [cardId, shipped.factsOf('classic', cardId)]));
  return { rules: 'classic', level: 'easy', seed: 'Lavender', lines, opponents, facts };
}
/** A Lightning Energy is taken out for a Pikachu's place: one card of sixty. */
const changed = theme('base1-zap').lines.map((line) =>
  line.cardId === 'base1-100'
    ? { ...line, quantity: line.quantity - 1 }
    : line.cardId === 'base1-101'
      ? { ...line, quantity: line.quantity + 1 }
      : line,
);
const written = changed.map(({ cardId, quantity }) => `${quantity} ${cardId}`).join(', ');
const outcomes = (gauntlet: Gauntlet) =>
  Array.from(
    { length: 8 },
    (_, battle) =>
      playGauntletBattle(gauntlet, battle, (error) => {
        throw error;
      }).outcome,
  );

test('its numbers are those of the module that the page plays by', () => {
  const { code, text } = command(
    '--deck',
    'base1-zap',
    '--swap',
    written,
    '--against',
    AGAINST.join(),
    ...OPTIONS,
  );
  expect(code).toBe(0);
  const old = outcomes(gauntletOf(asked()));
  const after = outcomes(swappedGauntlet(asked(), changed));
  expect(text).toContain(summaryLines(summaryOf(old, 2), names).join('\n'));
  expect(text).toContain(comparisonLines(comparisonOf(old, after, 2), names).join('\n'));
  expect(text).toContain('Out: 1 Lightning Energy (base1-100)\nIn: 1 Psychic Energy (base1-101)');
  expect(text).toContain('seed Lavender');
});

test('a list in a file, as a deck is exported, plays the same battles as the deck', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'gauntlet-')), 'list.txt');
  const lines = theme('base1-zap').lines.map(({ cardId, quantity }) => {
    const card = shipped.named.find(({ id }) => id === cardId);
    if (card === undefined) throw new Error(`There is no ${cardId}`);
    return { card, quantity };
  });
  writeFileSync(path, exportDeckText(lines.reverse()));
  const options = ['--against', AGAINST.join(), ...OPTIONS];
  const fromList = command('--deck', path, ...options);
  expect(fromList).toEqual(command('--deck', 'base1-zap', ...options));
  expect(fromList.text).not.toEqual(command('--deck', 'base1-zap', ...options, '--seed', 'other').text);
});

test.each([
  [[], '--deck: which deck is tried out'],
  [['--deck', 'base1-zap', '--battles', '7'], 'each deal is played from both seats'],
  [['--deck', 'base1-zap', '--ai', 'expert', '--rules', 'classic'], '--ai expert: one of easy, medium, hard'],
  [['--deck', '/no/such/file'], 'no file that can be read'],
  [['--deck', '4 base1-46'], '4 cards, a deck has 60'],
  [['--deck', '60 none-1'], 'no shipped set has none-1'],
  [['--deck', 'base1-zap', '--against', 'base1-unknown'], 'no theme deck has this id'],
])('%j ends with what is wrong', (args, message) => {
  const { code, text } = command(...args);
  expect(code).toBe(1);
  expect(text).toContain(message);
});
