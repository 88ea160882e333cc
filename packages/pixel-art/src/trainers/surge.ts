/** Surge: a flat top that stands under current, dark glasses, a scar, a grin full of teeth. */

import { ramp } from '../colours.ts';
import type { ShadedCanvas } from '../shadedCanvas.ts';
import { all, any, box, ellipse, polygon } from '../shapes.ts';
import { drawEars, drawFace, drawNeck, FACES, SKINS, shoulders } from './body.ts';

const SKIN = SKINS.olive;
const HAIR = ramp('6a4810 d09c28 f8d858 fff8b0');
const COAT = ramp('1c2414 3c4c28 5c7038 88985c');
const VEST = ramp('34343c 9ca0a8 d4d8dc ffffff');
const GLASSES = ramp('08080f 14141f 28283c 5c6cac');
const GOLD = ramp('6a4410 d89a20 ffd24a fff8b0');

export function drawSurge(canvas: ShadedCanvas): void {
  // Night over the harbour, and the storm he likes it in.
  canvas.fill(
    () => true,
    (_, y) => (y < 10 ? '241c50' : y < 22 ? '342c70' : y < 32 ? '4c4490' : '1c2450'),
  );
  canvas.fill(any(ellipse(6, 4, 14, 4), ellipse(38, 3, 16, 5)), '141030');
  const bolt = polygon([8, 5], [4, 18], [7.5, 17.4], [4, 32], [12, 14.6], [8.4, 15], [12, 5]);
  canvas.stamp(bolt, ramp('6450b4 ffcf4d ffe88c ffffff'), { lit: 1, shaded: 1 });
  canvas.stamp(
    polygon([41, 7], [39, 17], [41.6, 16.6], [39, 28], [46, 14], [43, 14.4], [45, 7]),
    ramp('6450b4 ffcf4d ffe88c ffffff'),
    { lit: 1, shaded: 1 },
  );
  canvas.fill(box(0, 32, 48, 16), (x, y) => ((x + y * 3) % 9 < 3 && y % 3 === 0 ? '6474c8' : undefined));

  canvas.stamp(shoulders(20, 36), COAT);
  canvas.stamp(all(shoulders(20, 36), polygon([16, 35], [32, 35], [28, 49], [20, 49])), VEST, { lit: 1 });
  drawNeck(canvas, SKIN, 5.4);
  canvas.stamp(polygon([11.5, 37.5], [17.6, 35], [21.6, 49], [15, 49]), COAT, { lit: 1, shaded: 2 });
  canvas.stamp(polygon([36.5, 37.5], [30.4, 35], [26.4, 49], [33, 49]), COAT, { lit: 1, shaded: 2 });
  canvas.rows(19, 39, ['c........c', '.c......c.', '..c....c..', '...cccc...'], { c: 'a8b0bc' });
  canvas.stamp(box(22.6, 43, 3, 4), GOLD, { lit: 1, shaded: 1 });
  canvas.stamp(
    polygon([35.4, 40], [39, 40], [37.4, 42], [39.6, 42], [35.6, 46.4], [36.6, 43.4], [34.6, 43.4]),
    GOLD,
    { lit: 1, shaded: 1 },
  );

  drawEars(canvas, SKIN);
  drawFace(canvas, FACES.broad, SKIN);
  canvas.stamp(
    polygon(
      [13.4, 22],
      [12.6, 13],
      [11, 5],
      [14.6, 7],
      [16, 2.6],
      [18.6, 6],
      [21, 1.6],
      [23.4, 5.4],
      [26, 1.4],
      [28, 5.4],
      [31.6, 2],
      [32.6, 6.4],
      [37, 4.4],
      [35.4, 13],
      [34.6, 22],
      [33, 16.4],
      [29, 13.6],
      [19, 13.6],
      [15, 16.4],
    ),
    HAIR,
    { lit: 2, shaded: 3 },
  );
  canvas.shadow(box(15, 14, 18, 2), SKIN);
  canvas.fill(box(14, 20, 20, 1), '08080f');
  canvas.stamp(polygon([15, 20.2], [23.2, 20.2], [22, 25.4], [17, 25.4]), GLASSES, { lit: 1, shaded: 2 });
  canvas.stamp(polygon([33, 20.2], [24.8, 20.2], [26, 25.4], [31, 25.4]), GLASSES, { lit: 1, shaded: 2 });
  canvas.rows(17, 21, ['.wb', 'wb.'], { w: 'ffffff', b: '84a4f0' });
  canvas.rows(27, 21, ['.wb', 'wb.'], { w: 'ffffff', b: '84a4f0' });
  canvas.pair(16, 18, ['hhhhh'], { h: '9c6c18' });
  canvas.rows(22, 26, ['..d.', '.dd.', 'dddd'], { d: SKIN[1] });
  canvas.rows(18, 29, ['k..........k', 'kkkkkkkkkkkk', '.kwwwwwwwwk.', '.kwkwwkwwkk.', '..kkkkkkkk..'], {
    k: '4c1818',
    w: 'ffffff',
  });
  canvas.rows(30, 26, ['...s', '..s.', '.s..'], { s: 'a84c40' });
}
