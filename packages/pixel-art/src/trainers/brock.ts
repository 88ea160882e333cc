/** Brock: hair like a quarry’s edge, eyes that hardly open, a waistcoat with room for tools. */

import { PUPIL, ramp } from '../colours.ts';
import type { ShadedCanvas } from '../shadedCanvas.ts';
import { all, box, polygon } from '../shapes.ts';
import { drawEars, drawFace, drawNeck, FACES, SKINS, shoulders } from './body.ts';

const SKIN = SKINS.tan;
const HAIR = ramp('1c1210 38241c 54382a 7c5840');
const SHIRT = ramp('5c2410 b8501c e87c34 ffac68');
const VEST = ramp('1c3020 34583a 508050 78a870');

export function drawBrock(canvas: ShadedCanvas): void {
  // Cut stone, course upon course.
  canvas.fill(
    () => true,
    (x, y) => {
      const course = Math.floor(y / 8);
      const along = (x + (course % 2) * 7) % 14;
      if (y % 8 === 7 || along === 13) return '4c4450';
      if (y % 8 === 0 || along === 0) return 'a89c98';
      return (x * 7 + y * 13) % 11 < 2 ? '787078' : '8c8284';
    },
  );
  canvas.fill(polygon([0, 0], [18, 0], [0, 18]), (x, y) => ((x + y) % 2 === 0 ? 'c0b4a8' : undefined));

  canvas.stamp(shoulders(18, 37.5), SHIRT);
  drawNeck(canvas, SKIN, 4.4);
  canvas.stamp(polygon([16.5, 36], [20, 36.5], [24, 44], [20, 46]), SHIRT, { lit: 1, shaded: 1 });
  canvas.stamp(polygon([31.5, 36], [28, 36.5], [24, 44], [28, 46]), SHIRT, { lit: 1, shaded: 1 });
  canvas.stamp(all(shoulders(18, 37.5), polygon([10, 36], [15, 37.4], [21.5, 48], [9, 48])), VEST);
  canvas.stamp(all(shoulders(18, 37.5), polygon([38, 36], [33, 37.4], [26.5, 48], [39, 48])), VEST);
  canvas.stamp(box(11, 44, 6, 4), VEST, { lit: 1, shaded: 1 });

  drawEars(canvas, SKIN);
  drawFace(canvas, FACES.broad, SKIN);
  canvas.stamp(
    polygon(
      [13.4, 24],
      [12.2, 17],
      [9, 13.5],
      [12.6, 12.4],
      [10.4, 6.8],
      [15.8, 8.6],
      [17, 2.6],
      [21.6, 7],
      [24.6, 1.6],
      [27.4, 6.6],
      [32, 2.8],
      [32.6, 8.8],
      [38, 7.4],
      [35.8, 12.6],
      [39, 14.2],
      [35.8, 17],
      [34.6, 24],
      [33, 19.5],
      [31, 16.6],
      [28, 18.4],
      [24, 15.8],
      [20, 18.4],
      [17, 16.6],
      [15, 19.5],
    ),
    HAIR,
    { lit: 2, shaded: 3 },
  );
  canvas.shadow(box(14, 16, 20, 4), SKIN);

  // Thick brows, eyes as two strokes.
  canvas.pair(15, 20, ['.hhhhh', 'hhhhhh'], { h: HAIR[1] });
  canvas.pair(16, 24, ['.kkkkk', 'kk...k'], { k: PUPIL });
  canvas.rows(22, 26, ['...d', '..dd', '.ddd'], { d: SKIN[1] });
  canvas.rows(19, 31, ['.kkkkkkkk.', '..........', '...dddd...'], { k: '5c2018', d: SKIN[1] });
  canvas.rows(28, 30, ['k'], { k: '5c2018' });
}
