/** A feature of the page or the server is entered by its door: what its `index.ts` names, nothing behind it. */
import { expect, test } from 'vitest';
import { featuresOf, importedPastDoors } from './figures.ts';
import { productSources } from './imports.ts';

const sources = ['apps/web/src', 'apps/server/src'].flatMap(productSources);

/** A screen that builds on another's classes brings its sheet. */
const isSheet = (path: string): boolean => path.endsWith('.css');

test.each(['web', 'server'] as const)('no feature of %s is entered past its door', (app) => {
  expect(featuresOf(sources, app).length).toBeGreaterThan(10);
  expect(importedPastDoors(sources, app).filter((path) => !isSheet(path))).toEqual([]);
});
