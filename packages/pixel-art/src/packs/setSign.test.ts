/** Every set has a sign, always the same one. */
import { expect, it } from 'vitest';
import { toPngUrl } from '../toPng.ts';
import { drawSetSign } from './setSign.ts';
import { SET_LOOKS } from './sets.ts';

it('draws the same sign for the same set, and many different ones', () => {
  const names = [...Object.keys(SET_LOOKS), ...Array.from({ length: 100 }, (_, index) => `Faraway ${index}`)];
  const urls = names.map((name) => toPngUrl(drawSetSign(name)));
  expect(names.map((name) => toPngUrl(drawSetSign(name)))).toEqual(urls);
  expect(new Set(urls).size).toBeGreaterThan(80);
  for (const url of urls) expect(url).toMatch(/^data:image\/png;base64,/);
});
