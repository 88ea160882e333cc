/** Every portrait is whole and its own, and what paints them lights and darkens as it should. */

import { expect, test } from 'vitest';
import { box } from '../painting.ts';
import { PORTRAIT_SIZE, PortraitCanvas, ramp } from './canvas.ts';
import { PAINTED, paintTrainer, portraitUrl } from './paintTrainer.ts';

const IDS = Object.keys(PAINTED);

test.each(IDS)('%s fills its whole frame, with colours that a PNG can list', (id) => {
  const picture = paintTrainer(id);
  expect(picture?.pixels.every((ink) => ink !== 0)).toBe(true);
  expect(picture?.palette.length).toBeLessThan(256);
  for (const colour of picture?.palette.slice(1) ?? []) expect(colour).toMatch(/^[0-9a-f]{6}$/);
});

test('no two look alike, and each looks the same every time', () => {
  const urls = IDS.map(portraitUrl);
  expect(new Set(urls).size).toBe(IDS.length);
  expect(paintTrainer('koga')).toEqual(paintTrainer('koga'));
});

test.each(['nobody', 'toString', '__proto__'])('nobody painted %s', (id) => {
  expect(paintTrainer(id)).toBeUndefined();
  expect(portraitUrl(id)).toBeUndefined();
});

const TONES = ramp('000001 000002 000003 000004');
const tonesAt = (canvas: PortraitCanvas, points: readonly (readonly [number, number])[]) => {
  const { pixels, palette } = canvas.picture();
  return points.map(([x, y]) => palette[pixels[y * PORTRAIT_SIZE + x] ?? 0]);
};

test('a shape is lit from the upper left, dark at the lower right, and has a line around it', () => {
  const canvas = new PortraitCanvas();
  canvas.stamp(box(10, 10, 10, 10), TONES);
  expect(
    tonesAt(canvas, [
      [9, 12],
      [10, 10],
      [14, 14],
      [19, 19],
      [9, 9],
    ]),
  ).toEqual([...['000001', '000004', '000003', '000002'], '00000000']);
});

test('a shadow darkens only what is of its ramp', () => {
  const canvas = new PortraitCanvas();
  canvas.stamp(box(10, 10, 10, 10), TONES, { flat: true });
  canvas.fill(box(14, 14, 1, 1), '0000ff');
  canvas.shadow(box(0, 0, 48, 48), TONES);
  expect(
    tonesAt(canvas, [
      [10, 10],
      [13, 13],
      [14, 14],
    ]),
  ).toEqual(['000003', '000002', '0000ff']);
});
