/** No source of the server keeps state in its module: two servers in one process are two servers, as in different ones. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../apps/server/src/', import.meta.url));
/** A variable, or a collection whose type lets it be changed. */
const STATE =
  /^(export )?(let|var) |^(export )?const \w+(: (?!Readonly|readonly)[^=]+)? = (new (Map|Set|WeakMap|WeakSet)\b|\[\];|\{\};)/m;

const SOURCES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const);

test('the sources are found', () => expect(SOURCES.length).toBeGreaterThan(100));

test.each(SOURCES)('%s keeps none', (_, source) => expect(source).not.toMatch(STATE));

test.each([
  'let count = 0;',
  'export let count = 0;',
  'const known = new Map<string, number>();',
  'const known: Map<string, number> = new Map();',
  'const listeners = new Set();',
  'const waiting: string[] = [];',
])('%s would be found', (bad) => expect(bad).toMatch(STATE));

test('what cannot be changed may stay', () =>
  expect("const WORDS: ReadonlySet<string> = new Set(['a']);").not.toMatch(STATE));
