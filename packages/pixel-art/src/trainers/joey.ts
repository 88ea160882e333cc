/** Joey: a cap pushed back too far, freckles, a plaster from the last adventure, and a grin. */

import { PUPIL, ramp } from '../colours.ts';
import type { ShadedCanvas } from '../shadedCanvas.ts';
import { all, any, box, circle, ellipse, polygon } from '../shapes.ts';
import { drawEars, drawFace, drawNeck, FACES, SKINS, shoulders } from './body.ts';

const SKIN = SKINS.fair;
const HAIR = ramp('3a1f22 6b3a2c 8f5438 b4764c');
const CAP = ramp('12305e 2058a8 3c84e0 84bcff');
const BRIM = ramp('5a3a10 c8891c ffcc3c fff08c');
const SHIRT = ramp('5a3a10 d89a20 ffd24a fff09c');
const COLLAR = ramp('12305e 2058a8 3c84e0 84bcff');

export function drawJoey(canvas: ShadedCanvas): void {
  // A morning on Route 1: sky, a hill, tall grass.
  canvas.fill(
    () => true,
    (_, y) => (y < 12 ? '74ccff' : y < 22 ? '98dcff' : 'c0ecff'),
  );
  canvas.fill(any(ellipse(8, 9, 6, 2.4), ellipse(12, 7.5, 4, 2.4), ellipse(41, 14, 6, 2)), 'ffffff');
  canvas.fill(ellipse(6, 42, 26, 14), '78d068');
  canvas.fill(ellipse(46, 44, 20, 14), '58b458');
  canvas.fill(box(0, 38, 48, 10), (x, y) => ((x * 5 + y * 3) % 7 < 2 ? '3c9048' : undefined));

  canvas.stamp(shoulders(15, 38.5), SHIRT);
  canvas.fill(all(box(0, 43, 48, 2), shoulders(15, 38.5)), (x) => (x > 35 ? '1a478c' : '3c84e0'));
  drawNeck(canvas, SKIN, 3);
  canvas.stamp(polygon([17, 37], [20, 35.5], [24, 41], [21, 43]), COLLAR, { lit: 1, shaded: 1 });
  canvas.stamp(polygon([31, 37], [28, 35.5], [24, 41], [27, 43]), COLLAR, { lit: 1, shaded: 1 });

  canvas.stamp(any(ellipse(14, 21, 4, 6), ellipse(34, 21, 4, 6)), HAIR);
  drawEars(canvas, SKIN);
  drawFace(canvas, FACES.round, SKIN);
  // A tuft that no cap holds down.
  canvas.stamp(
    any(
      polygon(
        [14, 14],
        [34, 14],
        [34, 18],
        [31, 17],
        [29, 20],
        [26, 17],
        [22, 21],
        [20, 17],
        [16, 20],
        [14.4, 18],
      ),
    ),
    HAIR,
    { lit: 1, shaded: 2 },
  );
  canvas.shadow(box(14, 17, 20, 3), SKIN);
  const dome = all(ellipse(24, 15, 12, 11), box(0, 0, 48, 15));
  canvas.stamp(dome, CAP, { lit: 3, shaded: 4 });
  canvas.stamp(all(ellipse(24, 13.5, 7, 8), box(0, 5, 48, 9)), ramp('12305e d8d8ea ffffff ffffff'), {
    lit: 1,
  });
  canvas.stamp(circle(24, 10, 2.2), ramp('8a1c34 b82c44 e84c5c ff8c8c'), { lit: 1, shaded: 1 });
  // The brim sits aslant.
  canvas.stamp(polygon([9, 15], [38, 11.5], [43, 13.5], [40, 16.5], [24, 17.2], [10, 18]), BRIM, {
    lit: 1,
    shaded: 1,
  });

  canvas.pair(17, 21, ['.kkk', 'kwwk', '.wbk', '.wbk', '..k.'], { k: PUPIL, w: 'ffffff', b: '6b3a1c' });
  canvas.pair(16, 19, ['.hhh'], { h: HAIR[1] });
  canvas.rows(22, 26, ['.pp.', 'pwwp'], { p: 'f2dcae', w: 'dcb880' });
  canvas.pair(15, 27, ['f..f', '.f..'], { f: 'd08a64' });
  canvas.rows(19, 29, ['k........k', '.kkkkkkkk.', '.kwwwwwwk.', '..krrrrk..', '...kkkk...'], {
    k: '6a2430',
    w: 'ffffff',
    r: 'e8606c',
  });
}
