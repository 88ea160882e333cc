/** Giovanni: hair combed into a point, a dark suit, a tie the colour of warnings, one raised brow. */

import { ramp } from '../colours.ts';
import type { ShadedCanvas } from '../shadedCanvas.ts';
import { any, box, polygon } from '../shapes.ts';
import { drawEars, drawFace, drawNeck, FACES, SKINS, shoulders } from './body.ts';

const SKIN = SKINS.olive;
const HAIR = ramp('0c0a14 1c1824 342c3c 645870');
const SUIT = ramp('08080f 181824 2c2c3c 50506c');
const SHIRT = ramp('50506c a8a8c4 e4e4f4 ffffff');
const TIE = ramp('5c1008 a82814 e85024 ff9458');
const GOLD = ramp('5c4010 c89428 f8d468 fff4b0');

export function drawGiovanni(canvas: ShadedCanvas): void {
  // His office: a window on the city below, curtains of red.
  canvas.fill(
    () => true,
    (_, y) => (y < 12 ? '180c28' : y < 24 ? '341838' : y < 32 ? '6c2440' : 'a83c3c'),
  );
  for (const [x, width, top] of [
    [6, 6, 24],
    [12, 5, 18],
    [31, 6, 20],
    [37, 5, 26],
  ] as const) {
    canvas.fill(box(x, top, width, 30), '100a20');
    canvas.fill(box(x, top, width, 30), (px, y) =>
      (px - x) % 3 === 1 && (y - top) % 4 === 2 ? 'ffcf4d' : undefined,
    );
  }
  const curtain = any(
    polygon([0, 0], [9, 0], [5, 30], [4, 48], [0, 48]),
    polygon([48, 0], [39, 0], [43, 30], [44, 48], [48, 48]),
  );
  canvas.fill(curtain, (x) => (x % 4 === 0 ? '5c0c1c' : x % 4 === 1 ? 'b82c34' : '8c1c28'));

  canvas.stamp(shoulders(19.5, 36.5), SUIT);
  canvas.stamp(polygon([18, 36], [30, 36], [27, 49], [21, 49]), SHIRT, { lit: 1, shaded: 2 });
  drawNeck(canvas, SKIN, 4.8);
  canvas.stamp(polygon([18, 35.6], [20.4, 36], [24, 40.6], [20.4, 43.4]), SHIRT, { lit: 1, shaded: 1 });
  canvas.stamp(polygon([30, 35.6], [27.6, 36], [24, 40.6], [27.6, 43.4]), SHIRT, { lit: 1, shaded: 1 });
  canvas.stamp(polygon([22.4, 40.4], [25.6, 40.4], [26.4, 49], [21.6, 49]), TIE, { lit: 1, shaded: 1 });
  canvas.stamp(polygon([14, 38], [18.4, 36.4], [22, 49], [15, 49], [13, 43.6], [15.6, 42.6]), SUIT, {
    lit: 1,
    shaded: 2,
  });
  canvas.stamp(polygon([34, 38], [29.6, 36.4], [26, 49], [33, 49], [35, 43.6], [32.4, 42.6]), SUIT, {
    lit: 1,
    shaded: 2,
  });
  canvas.stamp(box(11, 44, 3, 2.4), GOLD, { lit: 1, shaded: 1 });

  drawEars(canvas, SKIN);
  drawFace(canvas, FACES.broad, SKIN);
  // Cheekbones.
  canvas.fill(polygon([15.4, 28], [18.6, 30.4], [19.4, 34], [16.6, 31]), SKIN[1]);
  canvas.fill(polygon([32.6, 28], [29.4, 30.4], [28.6, 34], [31.4, 31]), SKIN[1]);
  canvas.stamp(
    polygon(
      [13.8, 24],
      [12.8, 17],
      [13.4, 11],
      [17.4, 6.4],
      [24, 4.8],
      [30.6, 6.4],
      [34.6, 11],
      [35.2, 17],
      [34.2, 24],
      [33, 17],
      [30, 13],
      [26.6, 12.6],
      [24, 17.4],
      [21.4, 12.6],
      [18, 13],
      [15, 17],
    ),
    HAIR,
    { lit: 2, shaded: 3 },
  );
  for (const [x, y] of [
    [18, 8],
    [21, 7],
    [26, 7],
  ] as const)
    canvas.fill(polygon([x, y], [x + 1.6, y], [x + 0.6, y + 4.4], [x - 0.6, y + 4.4]), HAIR[3]);
  canvas.shadow(any(polygon([21, 12], [27, 12], [24, 20]), box(15, 13, 3, 5), box(30, 13, 3, 5)), SKIN);

  canvas.rows(15, 20, ['.hh....', '..hhhh.', '....hhh'], { h: '0c0a14' });
  canvas.rows(26, 19, ['...hhh.', '.hhh..h', 'hh.....'], { h: '0c0a14' });
  canvas.pair(16, 23, ['kkkkkk', '.kwbbk', '...kkd'], { k: '0c0a14', w: 'fff4e8', b: '7c2c14', d: SKIN[1] });
  canvas.rows(22, 26, ['...d', '..dd', '.ddd', '.d..'], { d: SKIN[1] });
  canvas.rows(19, 31, ['.........k', '.kkkkkkkk.', '...dddd...'], { k: '4c1414', d: SKIN[1] });
}
