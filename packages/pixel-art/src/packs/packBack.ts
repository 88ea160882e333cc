/** The back of a pack, which only its turning model shows. */
import { Canvas, type Picture } from '../canvas.ts';
import { INK } from '../colours.ts';
import { box } from '../shapes.ts';
import { FOIL } from './fields.ts';
import type { PackLook } from './lookOf.ts';
import { CRIMP, drawCrimps, drawFoil, frameOf, GOLD, PACK_HEIGHT, PACK_WIDTH } from './pack.ts';
import { PALETTES, type Palette } from './palettes.ts';

/** The other side: the same foil and ends around a box of small print. */
export function drawPackBack({ palette, era, edition }: PackLook): Picture {
  const canvas = new Canvas(PACK_WIDTH, PACK_HEIGHT);
  const colours: Palette = PALETTES[palette];
  const frame = frameOf(edition);
  const [left, top] = [frame.left + 5, frame.top + CRIMP + 5];
  const [width, height] = [frame.width - 10, frame.height - 2 * CRIMP - 10];
  drawFoil(canvas, frame, [colours, colours], () => FOIL);
  drawCrimps(canvas, frame, edition === 'premium' ? GOLD : colours, era);
  canvas.fill(box(left, top, width, height), colours.dark);
  const print = (x: number, y: number) => y % 4 === 0 && (x * 7 + y * 5) % 11 > 2;
  canvas.fill(box(left + 3, top + 3, width - 6, height - 16), (x, y) =>
    print(x, y) ? colours.light : colours.dark,
  );
  // The bar code.
  canvas.fill(box(left + 3, top + height - 12, width - 6, 9), (x) => ((x * 13) % 7 < 4 ? 'fff3d6' : INK));
  return canvas.picture();
}
