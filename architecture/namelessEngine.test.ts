/** Checks that the rules know no card: no name of the catalogue stands anywhere in their source. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SHIPPED_SETS, shippedCards } from '../packages/cards/src/catalogue/index.ts';

const ENGINE = join(import.meta.dirname, '..', 'packages', 'engine', 'src');

/** Names that are words of the rules as well, each with the place where it stands for no card. */
const ALLOWED: readonly string[] = [];

const files = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);
const names = [...new Set(SHIPPED_SETS.flatMap(({ id }) => shippedCards(id)).map(({ name }) => name))];

/** Whole names only: `Switch` does not stand in `Switching`. */
const standsIn = (source: string, name: string): boolean =>
  new RegExp(
    `(?<![\\p{L}\\p{N}_])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}_])`,
    'u',
  ).test(source);

test('names are found as whole words, whatever signs they hold', () => {
  expect(standsIn("is('Mr. Mime')", 'Mr. Mime')).toBe(true);
  expect(standsIn('// as Nidoran ♂ does', 'Nidoran ♂')).toBe(true);
  expect(standsIn('Switching, aSwitch', 'Switch')).toBe(false);
});

test.each(files)('%s names no card', (file) => {
  const source = readFileSync(join(ENGINE, file), 'utf8');
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name) => !ALLOWED.includes(name) && standsIn(source, name))).toEqual([]);
});

test('every allowed name is needed', () => {
  const sources = files.map((file) => readFileSync(join(ENGINE, file), 'utf8'));
  expect(ALLOWED.filter((name) => !sources.some((source) => standsIn(source, name)))).toEqual([]);
});
