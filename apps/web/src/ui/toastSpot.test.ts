/** A message goes where it covers the least. */
import { expect, test } from 'vitest';
import { handClock } from '../testing/handClock.ts';
import { bandsIn, calmestSpot, whenCalm } from './toastSpot.ts';

const band = (top: number, bottom: number) => ({ top, bottom, left: 12, right: 363 });
const BANDS = { top: band(70, 150), bottom: band(500, 580) };

test('the bottom, unless it would cover more than the top', () => {
  expect(calmestSpot(BANDS, [])).toBe('bottom');
  expect(calmestSpot(BANDS, [band(520, 564)])).toBe('top');
  expect(calmestSpot(BANDS, [band(520, 564), band(100, 144)])).toBe('bottom');
  expect(calmestSpot(BANDS, [band(580, 620)])).toBe('bottom');
  expect(calmestSpot(BANDS, [{ ...band(520, 564), left: 400, right: 500 }])).toBe('bottom');
});

test('what must not be missed weighs more than buttons', () => {
  const starter = { ...band(100, 144), weight: 100 };
  expect(calmestSpot(BANDS, [starter, band(500, 540), band(540, 580)])).toBe('bottom');
});

test('it stays where it stands unless the other spot is better', () => {
  expect(calmestSpot(BANDS, [], 'top')).toBe('top');
  expect(calmestSpot(BANDS, [band(520, 564), band(100, 144)], 'top')).toBe('top');
  expect(calmestSpot(BANDS, [band(100, 144)], 'top')).toBe('bottom');
  expect(calmestSpot(BANDS, [band(520, 564)], 'top')).toBe('top');
});

test('beside a window with buttons below and above on the right, it goes to the left', () => {
  const desk = { innerWidth: 1440, innerHeight: 900 };
  const message = { width: 416, height: 90 };
  const bands = bandsIn(desk, message, false);
  const importButton = { top: 820, bottom: 864, left: 1200, right: 1300 };
  const closeKey = { top: 120, bottom: 164, left: 1360, right: 1404 };
  expect(calmestSpot(bands, [importButton])).toBe('top');
  expect(calmestSpot(bands, [importButton, closeKey])).toBe('bottomLeft');
  expect(calmestSpot(bands, [importButton, closeKey, { ...importButton, left: 30, right: 90 }])).toBe(
    'topLeft',
  );
  expect(
    calmestSpot(bandsIn({ innerWidth: 375, innerHeight: 812 }, message, true), [importButton, closeKey]),
  ).toBe('bottom');
});

test('it is never raised out of a low window', () => {
  const bands = bandsIn({ innerWidth: 360, innerHeight: 225 }, { width: 336, height: 114 }, true);
  const everywhere = { left: 0, right: 360, top: 70, bottom: 225 };
  expect(calmestSpot(bands, [everywhere])).toBe('bottom');
  expect(calmestSpot(bands, [everywhere, { ...everywhere, top: 40, bottom: 71 }])).toBe('top');
});

test('a row of keys along the foot is kept clear, dim or not: over it, where the top must stay clear too', () => {
  for (const [desk, isPhone, height] of [
    [{ innerWidth: 1440, innerHeight: 900 }, false, 90],
    [{ innerWidth: 768, innerHeight: 1024 }, false, 90],
    [{ innerWidth: 375, innerHeight: 812 }, true, 110],
  ] as const) {
    const bands = bandsIn(desk, { width: isPhone ? 351 : 416, height }, isPhone);
    const whole = { left: 50, right: desk.innerWidth - 50, weight: 100 };
    const keys = { ...whole, top: desk.innerHeight - 116, bottom: desk.innerHeight - 10 };
    const starter = { ...whole, top: 70, bottom: 320 };
    const card = { left: desk.innerWidth - 300, right: desk.innerWidth - 100, top: 360, bottom: 790 };
    expect(calmestSpot(bands, [keys]), `${desk.innerWidth}`).toBe('top');
    expect(calmestSpot(bands, [keys, starter, card]), `${desk.innerWidth}`).toBe('raised');
  }
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
