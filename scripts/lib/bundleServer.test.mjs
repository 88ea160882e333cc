/** What the server's bundle loads from outside stands in the server's own package, so that npm lays it where the bundle finds it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ABSENT, OUTSIDE } from './bundleServer.mjs';
import { ROOT } from './run.mjs';

const SERVER = JSON.parse(readFileSync(join(ROOT, 'apps/server/package.json'), 'utf8'));

test('packages with files of their own are dependencies', () =>
  expect(Object.keys(SERVER.dependencies)).toEqual(expect.arrayContaining(OUTSIDE)));

test('what it does without is an optional peer, and nothing else is', () => {
  expect(Object.keys(SERVER.peerDependencies).sort()).toEqual(ABSENT);
  expect(SERVER.peerDependenciesMeta).toEqual(
    Object.fromEntries(ABSENT.map((name) => [name, { optional: true }])),
  );
});
