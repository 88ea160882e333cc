/** All advisory locks of the server are in one file, so that their order and their keys can be seen together. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../apps/server/src/', import.meta.url));
const ADVISORY = /pg_(try_)?advisory/;

test('no other source takes an advisory lock', () => {
  const taking = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => ADVISORY.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(taking).toEqual(['platform/db/locks.ts']);
});
