/** Measures how strong theme decks are and writes it as data, or what completed decks win against the starter. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ThemeDeckStrength, themeDeckStrengthLine } from '@pokesol/decks/themeDeckStrengths';
import type { Command } from './command.ts';
import { measureCompleted } from './completedDecks.ts';
import { rateThemeDecks } from './rateThemeDecks.ts';
import { readShippedCards } from './shippedCards.ts';

const FILE = join(import.meta.dirname, '../packages/decks/src/themeDeckStrengthLines.ts');

const strengthFile = (strengths: readonly ThemeDeckStrength[]): string =>
  [
    "/** The strength of one theme deck a line, made by `npm run tool -- strengths`: the deck's id, its rating, the battles it played. */",
    'export const THEME_DECK_STRENGTH_LINES = `',
    ...strengths.map(themeDeckStrengthLine),
    '`;\n',
  ].join('\n');

export const measureStrengths: Command = (args, output) => {
  const { values } = parseArgs({ args: [...args], options: { completed: { type: 'boolean' } } });
  const shipped = readShippedCards();
  if (values.completed === true) {
    measureCompleted(shipped, output);
    return 0;
  }
  const strengths = rateThemeDecks(shipped, output);
  writeFileSync(FILE, strengthFile(strengths));
  output.print(`${strengths.length} theme decks are rated`);
  return 0;
};
