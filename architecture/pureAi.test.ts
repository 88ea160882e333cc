/** The AI decides from what it is given: nothing but the engine, no chance and no time of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', 'packages', 'ai', 'src');
/** Says who plays a guest with which deck, for page and server alike, and chooses no move. */
const GUESTS_DEAL = 'guest';
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith(GUESTS_DEAL),
);

test.each(files)('%s asks for nothing but the engine', (file) => {
  const source = readFileSync(join(root, file), 'utf8');
  const imported = [...source.matchAll(/\bfrom '([^']+)'/g)].map((match) => match[1] ?? '');
  const allowed = /^(?:classic|official)\/testing/.test(file)
    ? /^(\.|@pokesol\/engine)/
    : /^(\.(?!.*testing)|@pokesol\/engine(\/(classic|official))?$)/;
  expect(imported.filter((from) => from.includes(`/${GUESTS_DEAL}/`))).toEqual([]);
  expect(imported.filter((from) => !allowed.test(from))).toEqual([]);
  expect(source).not.toMatch(/Math\.random|\bDate\b|\bperformance\b|\bprocess\b|\bglobalThis\b|\bcrypto\b/);
});
