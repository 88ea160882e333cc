/** Every portrait fills its frame and is like no other. */
import { expect, test } from 'vitest';
import { drawPortrait, PORTRAITS } from './portraits.ts';

const IDS = Object.keys(PORTRAITS);

test.each(IDS)('%s fills its whole frame, with colours that a PNG can list', (id) => {
  const picture = drawPortrait(id);
  expect(picture?.pixels.every((index) => index !== 0)).toBe(true);
  expect(picture?.palette.length).toBeLessThan(256);
  for (const colour of picture?.palette.slice(1) ?? []) expect(colour).toMatch(/^[0-9a-f]{6}$/);
});

test('no two look alike, and each looks the same every time', () => {
  const looks = IDS.map((id) => JSON.stringify(drawPortrait(id)));
  expect(new Set(looks).size).toBe(IDS.length);
  expect(drawPortrait('koga')).toEqual(drawPortrait('koga'));
});

test.each(['rocky', 'toString', '__proto__'])('there is no portrait of %s', (id) => {
  expect(drawPortrait(id)).toBeUndefined();
});
