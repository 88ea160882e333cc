/** Chance enters the server in one place; ids and choices made of it are what they say. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ScriptedEntropy } from '../testing/scriptedEntropy.ts';
import { newId, PURPOSES, randomFor, systemEntropy } from './entropy.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CHANCE =
  /\b(randomBytes|randomUUID|randomInt|randomFill(Sync)?|getRandomValues|generateKey(Pair(Signer|Sync)?|Sync)?|defaultRandom|gen_random_uuid)\b|Math\.random|\brandom\(\)/;

/** The product's own sources: what tests use is theirs. */
const SOURCES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing/'))
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

test('an id is a version 4 UUID of all its bytes', () => {
  const entropy = new ScriptedEntropy();
  entropy.script('id', Buffer.alloc(16, 0xff), Buffer.alloc(16));
  expect(newId(entropy)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  expect(newId(entropy)).toBe('00000000-0000-4000-8000-000000000000');
  const real = Array.from({ length: 100 }, () => newId(systemEntropy));
  expect(new Set(real).size).toBe(100);
  for (const id of real)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('each purpose has draws of its own, in order; what is not scripted is the system’s', () => {
  const entropy = new ScriptedEntropy();
  entropy.script('opponent', Buffer.alloc(16, 1), Buffer.alloc(16, 2));
  expect(entropy.bytes(16, 'deal-order')).not.toEqual(entropy.bytes(16, 'deal-order'));
  const [one, two] = [randomFor(entropy, 'opponent'), randomFor(entropy, 'opponent')];
  expect(one.word()).not.toBe(two.word());
  expect(entropy.left).toBe(0);
  expect(() => {
    entropy.script('battle-seed', Buffer.alloc(3));
    entropy.bytes(32, 'battle-seed');
  }).toThrow('3 bytes were scripted for battle-seed, 32 are drawn');
});

test.each(PURPOSES)('%s is drawn somewhere', (purpose) =>
  expect(
    SOURCES.some(([path, source]) => path !== 'platform/entropy.ts' && source.includes(`'${purpose}'`)) ||
      purpose === 'id',
  ).toBe(true),
);
