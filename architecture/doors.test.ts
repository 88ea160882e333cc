/** A feature of the page or the server is entered by its door: what its `index.ts` names, nothing behind it. */
import { join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { featuresOf, importedPastDoors } from './figures.ts';
import { productSources, readText } from './imports.ts';

const sources = ['apps/web/src', 'apps/server/src'].flatMap(productSources);

/** A screen that builds on another's classes brings its sheet. */
const isSheet = (path: string): boolean => path.endsWith('.css');

test.each(['web', 'server'] as const)('no feature of %s is entered past its door', (app) => {
  expect(featuresOf(sources, app).length).toBeGreaterThan(10);
  expect(importedPastDoors(sources, app).filter((path) => !isSheet(path))).toEqual([]);
});

test('a module of the page that is imported for what it does is named in its package, or the build drops it', () => {
  const { sideEffects }: { sideEffects: string[] } = JSON.parse(readText('apps/web/package.json'));
  const imported = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/^import '(\.[^']+\.tsx?)';$/gm)].map(([, to = '']) => join(path, '..', to)),
  );
  expect(imported.length).toBeGreaterThan(0);
  const named = sideEffects.map((each) => join('apps/web', each));
  expect(imported.filter((path) => !named.includes(path))).toEqual([]);
});
