/** Which browser tests a change calls for. */
import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folders, namedSpecs, touchedSpecs } from './browserTests.mjs';
import { ROOT } from './run.mjs';

const SPECS = readdirSync(`${ROOT}e2e`)
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => name.slice(0, -'.spec.ts'.length));

test('every feature of the page and of the server says which browser tests show it', () => {
  const features = ['apps/web/src/features/', 'apps/server/src/features/'].flatMap((folder) =>
    readdirSync(ROOT + folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}${name}/`),
  );
  expect(features.filter((feature) => !folders().includes(feature))).toEqual([]);
});

test('only folders and browser tests that exist are named', () => {
  expect(folders().filter((folder) => !existsSync(ROOT + folder))).toEqual([]);
  expect(namedSpecs().filter((name) => !SPECS.includes(name))).toEqual([]);
});

const WITH = ['admin', 'adminCards', 'campaign', 'fields'];

test('a changed browser test runs itself', () => {
  expect(touchedSpecs(['e2e/fields.spec.ts'], WITH)).toEqual(['fields']);
});

test("a changed file runs its feature's browser tests, of a feature within a feature the inner one's", () => {
  expect(touchedSpecs(['apps/web/src/features/campaign/sayings.ts'], WITH)).toEqual(['campaign']);
  expect(touchedSpecs(['apps/web/src/features/admin/cards/CardsTab.tsx'], WITH)).toEqual(['adminCards']);
});

test('a changed unit test, a document and a package run no browser test', () => {
  const changed = [
    'apps/web/src/features/campaign/sayings.test.ts',
    'README.md',
    'packages/engine/src/classic/procedure/turn.ts',
  ];
  expect(touchedSpecs(changed, WITH)).toEqual([]);
});
