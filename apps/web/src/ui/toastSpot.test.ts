/** A message goes where it covers the least. */
import { expect, test } from 'vitest';
import { calmerSpot } from './toastSpot.ts';

const band = (top: number, bottom: number) => ({ top, bottom, left: 12, right: 363 });
const BANDS = { top: band(70, 150), bottom: band(500, 580) };

test('the bottom, unless it would cover more than the top', () => {
  expect(calmerSpot(BANDS, [])).toBe('bottom');
  expect(calmerSpot(BANDS, [band(520, 564)])).toBe('top');
  expect(calmerSpot(BANDS, [band(520, 564), band(100, 144)])).toBe('bottom');
  expect(calmerSpot(BANDS, [band(580, 620)])).toBe('bottom');
  expect(calmerSpot(BANDS, [{ ...band(520, 564), left: 400, right: 500 }])).toBe('bottom');
});
