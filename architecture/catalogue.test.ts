/** Checks that cards and decks can be loaded without the shipped catalogue, which is far larger than their code. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const packages = join(import.meta.dirname, '..', 'packages');

/** The file that a package offers under that name. */
function offeredBy(name: string, part: string): string {
  const { exports } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));
  return join(packages, name, exports[part]);
}

/** Every file that is loaded with this one, over the borders of our packages as well. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/\bfrom '([^']+)'/g)) {
    if (from.startsWith('.')) reached(join(dirname(file), from), seen);
    const [, name, part = ''] = /^@pokesol\/([\w-]+)(\/\w+)?$/.exec(from) ?? [];
    if (name !== undefined) reached(offeredBy(name, `.${part}`), seen);
  }
  return seen;
}

test.each(['cards', 'decks'])('no file of the catalogue is reached from %s', (name) => {
  const files = [...reached(join(packages, name, 'src', 'index.ts'))].map((file) => relative(packages, file));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => file.startsWith('cards/src/catalogue'))).toEqual([]);
});

test('it is found where it is reached', () => {
  const files = [...reached(join(packages, 'campaign', 'src', 'index.ts'))];
  expect(files.map((file) => relative(packages, file))).toContain('cards/src/catalogue/base1.ts');
});
