/** Sabrina: long hair that no wind moves, a high collar, and eyes with a light of their own. */

import { ramp } from '../colours.ts';
import type { ShadedCanvas } from '../shadedCanvas.ts';
import { all, any, circle, ellipse, polygon } from '../shapes.ts';
import { drawFace, drawNeck, FACES, SKINS, shoulders } from './body.ts';

const SKIN = SKINS.pale;
const HAIR = ramp('140c2c 281850 443080 7c5cc4');
const DRESS = ramp('4c0c24 9c1c44 d83c68 ff7c98');
const GOLD = ramp('5c4010 c89428 f8d468 fff4b0');

export function drawSabrina(canvas: ShadedCanvas): void {
  // Rings of something that is not light.
  canvas.fill(
    () => true,
    (x, y) => {
      const ring =
        Math.floor(Math.hypot(x - 24, (y - 21) * 1.05) + Math.sin(Math.atan2(y - 21, x - 24) * 6) * 1.2) % 8;
      return ring < 2 ? 'f47cc8' : ring < 4 ? 'b44cb4' : ring < 6 ? '7c3498' : '502478';
    },
  );

  // Hair down to below the sheet, a few strands afloat.
  canvas.stamp(
    any(
      ellipse(24, 18.6, 13.4, 13.6),
      polygon(
        [10.6, 18],
        [37.4, 18],
        [40, 34],
        [44.6, 44],
        [41.6, 45],
        [43, 49],
        [5, 49],
        [6.4, 45],
        [3.4, 44],
        [8, 34],
      ),
      polygon([9, 33], [3.6, 33.4], [0.6, 29], [5.4, 30], [9, 28]),
      polygon([39, 33], [44.4, 33.4], [47.4, 29], [42.6, 30], [39, 28]),
    ),
    HAIR,
    { lit: 2, shaded: 3 },
  );
  canvas.stamp(shoulders(13, 39), DRESS);
  drawNeck(canvas, SKIN, 3);
  canvas.stamp(polygon([15.4, 34.4], [19.4, 36.6], [24, 43], [20, 45.4], [15, 41]), DRESS, {
    lit: 1,
    shaded: 2,
  });
  canvas.stamp(polygon([32.6, 34.4], [28.6, 36.6], [24, 43], [28, 45.4], [33, 41]), DRESS, {
    lit: 1,
    shaded: 2,
  });
  canvas.stamp(circle(24, 44.4, 2), GOLD, { lit: 1, shaded: 1 });
  drawFace(canvas, FACES.fine, SKIN);
  // Parted in the middle, cut straight at the cheeks.
  canvas.stamp(
    all(
      ellipse(24, 18.6, 13.2, 13.4),
      polygon([10, 4], [24, 4], [24, 10], [22, 15.4], [17.6, 19.6], [16.6, 30.6], [13, 30.6], [10, 24]),
    ),
    HAIR,
    { lit: 3, shaded: 1 },
  );
  canvas.stamp(
    all(
      ellipse(24, 18.6, 13.2, 13.4),
      polygon([38, 4], [24, 4], [24, 10], [26, 15.4], [30.4, 19.6], [31.4, 30.6], [35, 30.6], [38, 24]),
    ),
    HAIR,
    { lit: 1, shaded: 2 },
  );
  canvas.shadow(
    any(polygon([24, 10], [22, 17], [17, 22], [16, 18]), polygon([24, 10], [26, 17], [31, 22], [32, 18])),
    SKIN,
  );
  canvas.fill(polygon([14, 13], [18, 8.6], [22, 6.8], [21, 9], [17.4, 11.6], [14.6, 15]), '9c80dc');
  canvas.fill(polygon([27, 8], [31, 10], [33.4, 13.4], [31, 12.4], [28, 10.4]), '7c5cc4');

  for (const [x, y] of [
    [5, 12],
    [42, 9],
    [44, 21],
    [3, 22],
  ] as const)
    canvas.rows(x, y, ['.w.', 'www', '.w.'], { w: 'ffe4f8' });

  canvas.pair(17, 22, ['.kkkkk', 'k.wmmk', '..mmmk', '..mppk', '...kk.'], {
    k: '2c1040',
    w: 'ffffff',
    m: 'e82c94',
    p: 'ffb8e4',
  });
  canvas.pair(17, 20, ['.hhhh'], { h: '443060' });
  canvas.rows(23, 28, ['dd'], { d: SKIN[1] });
  canvas.rows(22, 31, ['kkkk', '.rr.'], { k: '8c2050', r: 'd05480' });
}
