/** Every trainer of the roster has a portrait. */
import { ROSTER } from '@pokesol/campaign';
import { PORTRAITS } from '@pokesol/pixel-art/trainers';
import { expect, test } from 'vitest';

test('the roster and the portraits are the same nine', () => {
  expect(Object.keys(PORTRAITS).sort()).toEqual(ROSTER.map(({ id }) => id).sort());
});
