/** Janice: bunches with ribbons, rosy cheeks, and a paw on the warmest jumper of Route 3. */

import { ramp } from '../colours.ts';
import type { ShadedCanvas } from '../shadedCanvas.ts';
import { all, any, box, circle, ellipse, polygon } from '../shapes.ts';
import { drawFace, drawNeck, FACES, SKINS, shoulders } from './body.ts';

const SKIN = SKINS.rosy;
const HAIR = ramp('6a2416 b8502a e87c3c ffb06c');
const RIBBON = ramp('7a1440 d03470 ff70a0 ffb4cc');
const JUMPER = ramp('7a2450 d8648c ff94b4 ffc8d8');
const WOOL = ramp('8a6a70 e0c8c4 fff4e8 ffffff');

export function drawJanice(canvas: ShadedCanvas): void {
  // A meadow in the evening sun.
  canvas.fill(
    () => true,
    (_, y) => (y < 9 ? 'ff9c6c' : y < 19 ? 'ffbc80' : y < 30 ? 'ffd89c' : 'ffecb8'),
  );
  canvas.fill(circle(40, 12, 5), 'fff4c8');
  canvas.fill(ellipse(24, 50, 40, 18), '9ccc5c');
  canvas.fill(ellipse(24, 54, 40, 18), '74b04c');
  for (const [x, y] of [
    [3, 37],
    [8, 42],
    [42, 38],
    [45, 43],
    [39, 43],
  ] as const) {
    canvas.fill(box(x, y - 1, 1, 3), 'ffffff');
    canvas.fill(box(x - 1, y, 3, 1), 'ffffff');
    canvas.fill(box(x, y, 1, 1), 'ff8ca8');
  }

  // The bunches hang in front of the shoulders later; their upper halves are behind the head.
  canvas.stamp(ellipse(24, 20, 12.6, 12.4), HAIR, { lit: 3, shaded: 4 });
  canvas.stamp(shoulders(14, 39), JUMPER);
  drawNeck(canvas, SKIN, 3);
  canvas.stamp(ellipse(24, 39.5, 7, 2.8), WOOL, { lit: 1, shaded: 2 });
  // The paw.
  canvas.rows(20, 43, ['.pp..pp.', 'p..pp..p', 'p.pppp.p', '.pppppp.', '.pp..pp.'], { p: 'a82c5c' });

  for (const side of [-1, 1]) {
    const at = (x: number) => 24 + side * x;
    canvas.stamp(
      any(
        ellipse(at(15), 27, 4.6, 6.5),
        polygon([at(11), 29], [at(19.4), 29], [at(17), 40.5], [at(13.6), 37]),
      ),
      HAIR,
      { lit: 2, shaded: 2 },
    );
  }
  drawFace(canvas, FACES.round, SKIN);
  // A fringe combed to one side, parted on the right.
  canvas.stamp(
    all(
      ellipse(24, 20, 12.4, 12.2),
      polygon(
        [10, 4],
        [38, 4],
        [36.5, 24],
        [33.6, 24],
        [33, 18],
        [29, 14.4],
        [26, 18.5],
        [21, 21],
        [15.4, 22],
        [14.4, 26],
        [11, 26],
      ),
    ),
    HAIR,
    { lit: 2, shaded: 2 },
  );
  canvas.shadow(
    polygon([14, 20], [22, 21], [27, 18], [29, 14], [34, 18], [34, 20], [29, 17], [26, 21], [16, 25]),
    SKIN,
  );
  canvas.fill(polygon([17, 9.5], [25, 8], [24, 9.6], [17.4, 11.4]), HAIR[3]);
  for (const side of [-1, 1]) {
    const at = (x: number) => 24 + side * x;
    canvas.stamp(
      any(
        polygon([at(12.5), 20], [at(17.6), 15.6], [at(17.4), 23]),
        polygon([at(12.5), 20], [at(8.2), 17], [at(9), 23.4]),
      ),
      RIBBON,
      { lit: 1, shaded: 1 },
    );
    canvas.stamp(box(at(12.5) - 1, 19, 2, 3), RIBBON, { flat: true, lit: 1, shaded: 1 });
  }

  canvas.pair(16, 23, ['.kkkk', 'kkwgk', '.gwgk', '.gggk', '.kee.', '..kk.'], {
    k: '3a1428',
    w: 'ffffff',
    g: '6a3418',
    e: 'b4642c',
  });
  canvas.pair(16, 20, ['..hhh', '.h...'], { h: HAIR[1] });
  canvas.pair(15, 29, ['.pp.', 'pppp'], { p: 'ff98a0' });
  canvas.rows(23, 28, ['dd'], { d: SKIN[1] });
  canvas.rows(21, 30, ['k....k', '.kkkk.', '..rr..'], { k: '8a2c3c', r: 'f07880' });
}
