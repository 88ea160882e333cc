/** A message goes where it covers the least. */
import { expect, test } from 'vitest';
import { handClock } from '../testing/handClock.ts';
import { calmerSpot, whenCalm } from './toastSpot.ts';

const band = (top: number, bottom: number) => ({ top, bottom, left: 12, right: 363 });
const BANDS = { top: band(70, 150), bottom: band(500, 580) };

test('the bottom, unless it would cover more than the top', () => {
  expect(calmerSpot(BANDS, [])).toBe('bottom');
  expect(calmerSpot(BANDS, [band(520, 564)])).toBe('top');
  expect(calmerSpot(BANDS, [band(520, 564), band(100, 144)])).toBe('bottom');
  expect(calmerSpot(BANDS, [band(580, 620)])).toBe('bottom');
  expect(calmerSpot(BANDS, [{ ...band(520, 564), left: 400, right: 500 }])).toBe('bottom');
});

test('it stays where it stands unless the other spot is better', () => {
  expect(calmerSpot(BANDS, [], 'top')).toBe('top');
  expect(calmerSpot(BANDS, [band(520, 564), band(100, 144)], 'top')).toBe('top');
  expect(calmerSpot(BANDS, [band(100, 144)], 'top')).toBe('bottom');
  expect(calmerSpot(BANDS, [band(520, 564)], 'top')).toBe('top');
});

test('it is measured once after the last stir, and not after the end', () => {
  const clock = handClock();
  let measured = 0;
  const calm = whenCalm(clock, 150, () => {
    measured += 1;
  });
  calm.stir();
  clock.advance(149);
  calm.stir();
  clock.advance(149);
  expect(measured).toBe(0);
  clock.advance(1);
  expect(measured).toBe(1);
  calm.stir();
  calm.stop();
  clock.advance(150);
  expect(measured).toBe(1);
});
