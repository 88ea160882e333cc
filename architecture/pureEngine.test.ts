/** The engine knows only itself: no chance and no time of its own, no world around it. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../packages/engine/src/', import.meta.url));
const SOURCES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('classic/testing/'),
  )
  .map((path) => [path, readFileSync(`${ROOT}${path}`, 'utf8')] as const);

const FORBIDDEN =
  /Math\.random|\bDate\b|\bperformance\b|\bconsole\b|\bprocess\b|\bglobalThis\b|\bcrypto\b|\bfetch\(|\bsetTimeout\b|\brequire\(|\bimport\(/;
const IMPORTED = /\bfrom\s+'([^']+)'|\bimport\s+'([^']+)'/g;

test('the sources are found, those in folders too', () => {
  expect(SOURCES.length).toBeGreaterThan(20);
  expect(SOURCES.map(([path]) => path)).toContain('classic/effects/damage.ts');
});

test.each(SOURCES)('%s names no chance, no clock, no world', (_name, source) => {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  expect(code).not.toMatch(FORBIDDEN);
});

test.each(SOURCES)('%s imports only the engine', (_name, source) => {
  const imported = [...source.matchAll(IMPORTED)].map((match) => match[1] ?? match[2]);
  for (const path of imported) expect(path).toMatch(/^(\.\/|(\.\.\/)+)([a-z]+\/)*[A-Za-z]+\.ts$/);
});

test('what is forbidden would be found', () => {
  for (const bad of ['Math.random()', 'new Date()', 'console.log(1)', 'process.env', "await import('x')"])
    expect(bad).toMatch(FORBIDDEN);
  expect([..."import a from 'node:fs';\nimport 'x';".matchAll(IMPORTED)]).toHaveLength(2);
});
