/** Every trainer of the roster has a portrait. */
import { ROSTER } from '@pokesol/campaign';
import { PAINTED } from '@pokesol/pixel-art/trainers';
import { expect, test } from 'vitest';

test('the roster and the painted trainers are the same nine', () => {
  expect(Object.keys(PAINTED).sort()).toEqual(ROSTER.map(({ id }) => id).sort());
});
