/** Chance enters the server in one place, and each purpose that it is drawn for exists. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../apps/server/src/', import.meta.url));
const CHANCE =
  /\b(randomBytes|randomUUID|randomInt|randomFill(Sync)?|getRandomValues|generateKey(Pair(Signer|Sync)?|Sync)?|defaultRandom|gen_random_uuid)\b|Math\.random|\brandom\(\)/;

/** The product's own sources: what tests use is theirs. */
const SOURCES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const);

test('the sources are found', () => expect(SOURCES.length).toBeGreaterThan(100));

test.each(SOURCES.filter(([path]) => path !== 'platform/entropy.ts'))(
  '%s draws no chance of its own',
  (_, source) => expect(source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')).not.toMatch(CHANCE),
);

test.each([
  'randomBytes(32)',
  'crypto.randomUUID()',
  'Math.random()',
  'uuid().defaultRandom()',
  'sql`select random()`',
  'crypto.getRandomValues(new Uint8Array(1))',
])('%s would be found', (bad) => expect(bad).toMatch(CHANCE));

test('no variable, route or option from outside names it: only the process that starts the server does', () => {
  const naming = SOURCES.filter(([, source]) => source.includes('systemEntropy')).map(([path]) => path);
  expect(naming.sort()).toEqual(['main.ts', 'platform/entropy.ts']);
  const config = SOURCES.find(([path]) => path === 'platform/config/config.ts')?.[1] ?? '';
  expect(config).not.toMatch(/entropy|seed/i);
});

const [, listed = ''] =
  /const PURPOSES = \[([^\]]+)\]/.exec(SOURCES.find(([path]) => path === 'platform/entropy.ts')?.[1] ?? '') ??
  [];
const PURPOSES = [...listed.matchAll(/'([\w-]+)'/g)].map(([, purpose = '']) => purpose);

test('the purposes are found', () => expect(PURPOSES).toContain('battle-seed'));

test.each(PURPOSES)('%s is drawn somewhere', (purpose) =>
  expect(
    SOURCES.some(([path, source]) => path !== 'platform/entropy.ts' && source.includes(`'${purpose}'`)) ||
      purpose === 'id',
  ).toBe(true),
);
