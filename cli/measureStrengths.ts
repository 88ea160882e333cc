/** Measures how strong theme decks are and writes it as data. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ThemeDeckStrength, themeDeckStrengthLine } from '@pokesol/decks/themeDeckStrengths';
import type { Command } from './command.ts';
import { rateThemeDecks } from './rateThemeDecks.ts';

const FILE = join(import.meta.dirname, '../packages/decks/src/themeDeckStrengthLines.ts');

const strengthFile = (strengths: readonly ThemeDeckStrength[]): string =>
  [
    "/** The strength of one theme deck a line, made by `npm run strengths`: the deck's id, its rating, the battles it played. */",
    'export const THEME_DECK_STRENGTH_LINES = `',
    ...strengths.map(themeDeckStrengthLine),
    '`;\n',
  ].join('\n');

export const measureStrengths: Command = (_, output) => {
  const strengths = rateThemeDecks(output);
  writeFileSync(FILE, strengthFile(strengths));
  output.tell(`${strengths.length} theme decks are rated`);
  return 0;
};
