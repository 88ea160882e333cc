/** Koga: a top-knot, a scarf up to the nose, and eyes that were here before you. */

import { ramp } from '../colours.ts';
import type { ShadedCanvas } from '../shadedCanvas.ts';
import { all, any, box, ellipse, polygon } from '../shapes.ts';
import { drawEars, drawFace, drawNeck, FACES, SKINS, shoulders } from './body.ts';

const SKIN = SKINS.tan;
const HAIR = ramp('0c1018 1c2434 303c50 5c7088');
const SCARF = ramp('5c0c20 a01c34 d83c4c ff7c74');
const COAT = ramp('140c24 2c1c4c 44306c 6c5498');
const PLATE = ramp('2c3440 6c7c8c a8b8c4 e4f0f4');

export function drawKoga(canvas: ShadedCanvas): void {
  // A paper wall with a lamp behind it, and smoke before it.
  canvas.fill(
    () => true,
    (x, y) => {
      if (x % 12 === 11 || y % 16 === 15) return '382030';
      return Math.hypot(x - 36, y - 14) < 12
        ? 'ffe8b0'
        : Math.hypot(x - 36, y - 14) < 22
          ? 'f4c888'
          : 'd89c6c';
    },
  );
  canvas.fill(
    any(
      ellipse(4, 44, 12, 6),
      ellipse(12, 40, 7, 4),
      ellipse(44, 45, 10, 6),
      ellipse(2, 34, 5, 3),
      ellipse(46, 37, 5, 3),
    ),
    (x, y) => ((x + y) % 2 === 0 || y > 42 ? '9c80c0' : 'b8a0d4'),
  );

  // The ends of the scarf fly.
  canvas.stamp(polygon([32, 34], [47, 26], [44.6, 31], [48, 33], [36, 40]), SCARF, { lit: 1, shaded: 2 });
  canvas.stamp(
    any(polygon([22, 8], [21, 1], [17, 4.4], [15, 0.6], [24, -1], [33, 0.6], [31, 4.4], [27, 1], [26, 8])),
    HAIR,
    { lit: 1, shaded: 2 },
  );
  canvas.stamp(shoulders(18, 37), COAT);
  canvas.stamp(
    all(shoulders(18, 37), polygon([27, 37], [31, 37], [20, 49], [15, 49])),
    ramp('140c24 4c3878 6c5498 9480c0'),
    { lit: 1, shaded: 1 },
  );
  drawNeck(canvas, SKIN, 4.4);
  drawEars(canvas, SKIN);
  drawFace(canvas, FACES.broad, SKIN);
  canvas.stamp(
    polygon(
      [13.6, 25],
      [12.4, 17],
      [13, 10],
      [18, 6],
      [24, 4.6],
      [30, 6],
      [35, 10],
      [35.6, 17],
      [34.4, 25],
      [33, 21],
      [32.2, 16.8],
      [28.6, 17.6],
      [24, 13.6],
      [19.4, 17.6],
      [15.8, 16.8],
      [15, 21],
    ),
    HAIR,
    { lit: 2, shaded: 3 },
  );
  canvas.stamp(box(22, 5, 4, 3), ramp('5c0c20 a01c34 d83c4c ff7c74'), { lit: 1, shaded: 1 });
  canvas.shadow(box(15, 15, 18, 3), SKIN);
  // A band with a plate over the forehead.
  canvas.stamp(polygon([13, 14.6], [24, 12.6], [35, 14.6], [34.8, 18.2], [24, 17], [13.2, 18.2]), SCARF, {
    lit: 1,
    shaded: 1,
  });
  canvas.stamp(box(19.4, 13, 9.2, 4.4), PLATE, { lit: 1, shaded: 1 });
  canvas.rows(22, 14, ['.k..', 'kkk.', '.k..'], { k: '5c3c8c' });

  canvas.pair(15, 20, ['h.....', 'hhhhh.', '..hhhh'], { h: '0c1018' });
  canvas.pair(16, 23, ['kkkkkk', '.kwvwk', '..kkk.'], { k: '140c10', w: 'fff4e0', v: '6c2ca0' });
  canvas.stamp(
    any(
      polygon([14, 28.6], [24, 26.6], [34, 28.6], [35, 35], [32, 41], [16, 41], [13, 35]),
      ellipse(24, 38.6, 12, 4),
    ),
    SCARF,
    { lit: 2, shaded: 3 },
  );
  canvas.rows(15, 31, ['k', '.kk', '...kkkkk'], { k: SCARF[1] });
  canvas.rows(16, 36, ['kkk', '...kkkkkkkk', '...........kk'], { k: SCARF[1] });
}
