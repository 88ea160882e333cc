/** Erika: a straight dark bob, a band with a blossom, sleeves folded, eyes almost shut. */

import { ramp } from '../colours.ts';
import type { ShadedCanvas } from '../shadedCanvas.ts';
import { all, any, box, circle, ellipse, polygon } from '../shapes.ts';
import { drawFace, drawNeck, FACES, SKINS, shoulders } from './body.ts';

const SKIN = SKINS.rosy;
const HAIR = ramp('14141c 241c34 3c3454 6c6490');
const BAND = ramp('6a1424 c02c3c f05858 ff9c8c');
const KIMONO = ramp('5c5018 d0a83c f8dc78 fff4b8');
const COLLAR = ramp('1c4428 34804c 58b46c 98e094');
const PETAL = ramp('7a2450 e874a0 ffb0cc ffe4ec');

export function drawErika(canvas: ShadedCanvas): void {
  // A glasshouse, with everything in leaf.
  canvas.fill(
    () => true,
    (x, y) => (x % 12 === 0 || y % 14 === 3 ? 'f0fff0' : y < 16 ? 'c8f0d0' : 'a8e0b8'),
  );
  for (const [x, y, tone] of [
    [2, 40, '2c7040'],
    [8, 45, '44945a'],
    [44, 38, '2c7040'],
    [40, 45, '44945a'],
    [1, 26, '44945a'],
    [47, 22, '58b46c'],
    [3, 33, '58b46c'],
    [46, 30, '44945a'],
  ] as const)
    canvas.fill(any(ellipse(x, y, 6, 3.4), ellipse(x + 2, y - 2, 2.4, 4)), tone);
  for (const [x, y] of [
    [3, 24],
    [45, 20],
    [5, 37],
    [43, 33],
  ] as const) {
    canvas.fill(any(box(x - 1, y, 3, 1), box(x, y - 1, 1, 3)), 'ff94b8');
    canvas.fill(box(x, y, 1, 1), 'fff0a0');
  }

  canvas.stamp(any(ellipse(24, 19, 12.8, 12.6), box(11.4, 19, 25.2, 14.6)), HAIR, { lit: 3, shaded: 4 });
  canvas.stamp(shoulders(16, 38), KIMONO);
  drawNeck(canvas, SKIN, 3);
  canvas.stamp(polygon([30, 36], [33.4, 38], [21, 49], [15.4, 49]), COLLAR, { lit: 1, shaded: 2 });
  canvas.stamp(polygon([18, 36], [14.6, 38], [27, 49], [32.6, 49]), COLLAR, { lit: 1, shaded: 2 });
  for (const [x, y] of [
    [11, 44],
    [36, 43],
    [39, 46.6],
    [8.6, 47],
  ] as const)
    canvas.fill(any(box(x - 1, y, 3, 1), box(x, y - 1, 1, 3)), 'e8845c');

  drawFace(canvas, FACES.fine, SKIN);
  // The fringe is cut with a ruler; two strands frame the face.
  canvas.stamp(
    all(
      ellipse(24, 19, 12.8, 12.6),
      polygon([10, 4], [38, 4], [38, 19], [33.4, 19.6], [14.6, 19.6], [10, 19]),
    ),
    HAIR,
    { lit: 3, shaded: 1 },
  );
  canvas.shadow(box(14, 19, 20, 3), SKIN);
  for (const x of [18, 22, 26, 30]) canvas.fill(box(x, 16, 1, 4), HAIR[1]);
  canvas.stamp(polygon([11.4, 18], [15.4, 18], [16.4, 33.6], [11.4, 33.6]), HAIR, { lit: 1, shaded: 2 });
  canvas.stamp(polygon([36.6, 18], [32.6, 18], [31.6, 33.6], [36.6, 33.6]), HAIR, { lit: 1, shaded: 2 });
  canvas.fill(polygon([17, 14], [21, 13], [26, 13], [26, 14], [21, 14.4], [17.4, 15.4]), '8c84b8');
  canvas.stamp(
    all(
      ellipse(24, 19, 13, 12.8),
      polygon(
        [10, 18.4],
        [15, 12.6],
        [24, 10.2],
        [33, 12.6],
        [38, 18.4],
        [38, 14.6],
        [32, 9.2],
        [24, 7.2],
        [16, 9.2],
        [10, 14.6],
      ),
    ),
    BAND,
    { lit: 1, shaded: 1 },
  );
  for (const [x, y] of [
    [33, 7.6],
    [36.2, 10],
    [35, 13.4],
    [31.2, 13.2],
    [30, 9.8],
  ] as const)
    canvas.stamp(circle(x, y, 2), PETAL, { lit: 1, shaded: 1 });
  canvas.fill(circle(33.2, 10.8, 1.7), 'ffe070');

  canvas.pair(16, 24, ['k....', '.kkkk', '.k.k.'], { k: '2c1830' });
  canvas.pair(17, 21, ['.hhh'], { h: '4c3c5c' });
  canvas.pair(16, 27, ['.ppp', 'ppp.'], { p: 'ffa0a8' });
  canvas.rows(23, 27, ['dd'], { d: SKIN[1] });
  canvas.rows(22, 30, ['k..k', 'rkkr', '.rr.'], { k: '9c2c44', r: 'f07888' });
}
