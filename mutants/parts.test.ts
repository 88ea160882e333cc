/** A part that names a file which was renamed or moved would measure less, and say nothing. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { PARTS } from './parts.ts';

test.each(Object.entries(PARTS))('every file of %s is there', (_, { code, tests }) => {
  const named = [...code, ...tests].filter((path) => !path.includes('*'));
  const missing = named.filter((path) => !existsSync(fileURLToPath(new URL(`../${path}`, import.meta.url))));
  expect(missing).toEqual([]);
});
