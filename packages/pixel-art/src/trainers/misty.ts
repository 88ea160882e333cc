/** Misty: a side tail, wet at its tip, goggles pushed up, and a look that has already dived in. */

import { ramp } from '../colours.ts';
import type { ShadedCanvas } from '../shadedCanvas.ts';
import { all, any, box, ellipse, polygon } from '../shapes.ts';
import { drawEars, drawFace, drawNeck, FACES, SKINS, shoulders } from './body.ts';

const SKIN = SKINS.fair;
const HAIR = ramp('6a2010 c04a1c f47c2c ffb45c');
const SUIT = ramp('0c3c5c 1c74a0 34b0d8 88e4f8');
const STRAP = ramp('5a3a10 d89a20 ffd24a fff09c');
const RUBBER = ramp('101c3c 1c3c74 2c64b4 5c9ce8');
const GLASS = ramp('101c3c 3cb0c8 78e8f0 d8ffff');

export function drawMisty(canvas: ShadedCanvas): void {
  // The pool: tiles above, water below, light on it.
  canvas.fill(
    () => true,
    (x, y) => {
      if (y < 20) return x % 8 === 7 || y % 8 === 7 ? '9cd8e0' : 'd0f4f4';
      const wave = Math.round(Math.sin((x + y * 2) / 3.2) * 1.4);
      return (y + wave) % 7 === 0 ? '88e4f8' : y < 30 ? '3cb4e0' : '2490c8';
    },
  );
  canvas.fill(box(0, 19, 48, 2), '5cb8cc');

  // The tail goes up and over, to the right.
  canvas.stamp(
    any(
      ellipse(38, 9, 5.4, 4.4),
      polygon([34, 8], [42.6, 6], [46.4, 13], [44.6, 22], [40.6, 25], [41.6, 18], [38, 13]),
    ),
    HAIR,
    { lit: 2, shaded: 2 },
  );
  canvas.stamp(ellipse(24, 19.5, 11.8, 12), HAIR, { lit: 3, shaded: 3 });
  canvas.stamp(shoulders(14.5, 39), SKIN);
  canvas.stamp(all(shoulders(14.5, 39), polygon([14, 44], [34, 44], [36, 49], [12, 49])), SUIT, { lit: 1 });
  canvas.stamp(polygon([15.4, 38.6], [18.4, 38], [19, 46], [16, 46]), STRAP, { lit: 1, shaded: 1 });
  canvas.stamp(polygon([32.6, 38.6], [29.6, 38], [29, 46], [32, 46]), STRAP, { lit: 1, shaded: 1 });
  drawNeck(canvas, SKIN, 3);
  drawEars(canvas, SKIN);
  drawFace(canvas, FACES.fine, SKIN);
  // A spiky fringe over one eye.
  canvas.stamp(
    all(
      ellipse(24, 19.5, 11.8, 12),
      polygon(
        [10, 4],
        [38, 4],
        [36.8, 27],
        [34, 22],
        [33.2, 17.4],
        [30, 20],
        [28.4, 16.4],
        [24, 22],
        [22, 17.6],
        [17.4, 23.4],
        [16.6, 18],
        [14.6, 24],
        [12, 28],
      ),
    ),
    HAIR,
    { lit: 2, shaded: 2 },
  );
  canvas.shadow(
    polygon([14, 19], [34, 17], [34, 20], [28, 20], [24, 24], [22, 20], [17, 26], [14.5, 26]),
    SKIN,
  );
  canvas.stamp(ellipse(34.4, 9.6, 2.4, 2.6), RUBBER, { lit: 1, shaded: 1 });
  // Goggles on the forehead.
  canvas.stamp(polygon([12.2, 13.4], [24, 10.4], [35.8, 13.4], [35.6, 16], [24, 13.4], [12.4, 16]), RUBBER, {
    lit: 1,
    shaded: 1,
  });
  canvas.stamp(ellipse(19, 12.6, 4, 2.9), GLASS, { lit: 2, shaded: 2 });
  canvas.stamp(ellipse(29, 12.6, 4, 2.9), GLASS, { lit: 2, shaded: 2 });
  canvas.rows(17, 11, ['.ww', 'ww.'], { w: 'ffffff' });
  canvas.rows(27, 11, ['.ww', 'ww.'], { w: 'ffffff' });

  canvas.pair(16, 22, ['kkkkk', '.kwwk', '..wgg', '..wgg', '..kek'], {
    k: '38181c',
    w: 'ffffff',
    g: '1c8c80',
    e: '50d0b0',
  });
  canvas.pair(17, 20, ['h....', '.hhh.'], { h: '8a3410' });
  canvas.rows(23, 27, ['.d', 'dd'], { d: SKIN[1] });
  canvas.rows(20, 30, ['kk....k', '.kkkkk.', '..wwk..'], { k: '84283c', w: 'ffffff' });
  canvas.pair(16, 28, ['pp'], { p: 'f8a088' });
}
