/** What a cost still lacks: types count, and no unit pays twice. */
import { expect, test } from 'vitest';
import { missingFor } from './energy.ts';

test.each([
  [[], ['Fire', 'Colorless'], 2],
  [[['Fire']], ['Fire', 'Colorless'], 1],
  [[['Water']], ['Fire', 'Colorless'], 1],
  [[['Water'], ['Water']], ['Fire', 'Colorless'], 1],
  [[['Fire'], ['Water']], ['Fire', 'Colorless'], 0],
  [[['Fire', 'Water']], ['Fire', 'Water'], 1],
  [[['Fire'], ['Fire'], ['Fire']], ['Colorless'], 0],
] as const)('%j lacks for %j: %i', (units, cost, missing) => {
  expect(missingFor(units, cost)).toBe(missing);
});
