/** Checks that the deck's code can be loaded without the catalogue, which is by far the larger part of this package. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from] of readFileSync(file, 'utf8').matchAll(/\bfrom '(\.[^']+)'/g))
    if (from !== undefined) reached(join(dirname(file), from), seen);
  return seen;
}

test('no file of the catalogue is reached from the deck', () => {
  const files = [...reached(join(source, 'deck', 'index.ts'))].map((file) => relative(source, file));
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => file.startsWith('catalogue'))).toEqual([]);
});
