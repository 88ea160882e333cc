/** A foil pouch: crimped ends, pattern, the sign stamped into it, the name on its plate. */
import { type Area, Canvas, type Picture } from '../canvas.ts';
import { CLEAR } from '../colours.ts';
import { any, box, circle, movedShape, rastered, widened } from '../shapes.ts';
import { CRIMPS, type PackEra } from './crimps.ts';
import { EMBLEMS } from './emblems.ts';
import { FIELDS } from './fields.ts';
import { LETTER_HEIGHT, lettering, lineWidth, wrapped } from './letters.ts';
import type { Edition, PackLook } from './lookOf.ts';
import { PALETTES, type Palette } from './palettes.ts';

/** Shown at whole multiples only. */
export const PACK_WIDTH = 48;
export const PACK_HEIGHT = 72;
const SIGN = 26;
export const CRIMP = 7;

/** Where the pouch lies in its picture. */
export const frameOf = (edition: Edition): Area => (edition === 'mini' ? MINI : FULL);

const FULL: Area = { left: 1, top: 1, width: 46, height: 70 };
const MINI: Area = { left: 5, top: 14, width: 38, height: 57 };
const MIDDLE = PACK_WIDTH / 2;
/** The row of the sign's middle. */
const signRow = (edition: Edition): number => (edition === 'mini' ? 38 : 29);

export const GOLD = PALETTES.gold;
export function paintPack({ palette, second, emblem, field, era, title, edition }: PackLook): Picture {
  const canvas = new Canvas(PACK_WIDTH, PACK_HEIGHT);
  const colours: Palette = PALETTES[palette];
  const frame = frameOf(edition);
  const row = signRow(edition);

  drawFoil(canvas, frame, [colours, PALETTES[second]], (x, y) => FIELDS[field](x - MIDDLE, y - row));
  if (edition === 'free') drawRibbon(canvas, frame, colours);
  drawCrimps(canvas, frame, edition === 'premium' ? GOLD : colours, era);
  if (edition === 'premium') drawTrim(canvas, frame);
  drawSign(canvas, emblem, colours, MIDDLE - SIGN / 2, row - SIGN / 2);
  drawPlate(canvas, frame, title, edition === 'premium' ? GOLD.light : colours.light, colours.dark);
  return canvas.picture();
}

export function drawFoil(
  canvas: Canvas,
  { left, top, width, height }: Area,
  [first, second]: readonly [Palette, Palette],
  inkAt: (x: number, y: number) => number,
) {
  const plain = [first.foil, first.light, second.foil, second.light];
  const shaded = [first.shade, first.foil, second.shade, second.foil];
  const right = left + width;
  canvas.fill(box(left, top + 2, width, height - 4), (x, y) => {
    if (x === left || x === right - 1) return first.dark;
    if (x === left + 1) return first.light;
    // A line of light at the upper left.
    const beam = x - left + (y - top - CRIMP) * 0.8;
    if (y > top + CRIMP && beam > 11 && beam < 13.4 && x < left + 12) return first.light;
    const ink = inkAt(x + 0.5, y + 0.5);
    // The pouch bulges: in shadow on the right, the tones mixed where they meet.
    const across = (x - left) / width;
    const isShaded = across > 0.9 || (across > 0.8 && (x + y) % 2 === 0);
    return (isShaded ? shaded : plain)[ink];
  });
}

export function drawCrimps(
  canvas: Canvas,
  { left, top, width, height }: Area,
  colours: Palette,
  era: PackEra,
) {
  const { tooth, isLit } = CRIMPS[era];
  for (const edge of [top, top + height - CRIMP]) {
    canvas.fill(box(left, edge, width, CRIMP), (x, y) => {
      const depth = edge === top ? y - top : top + height - 1 - y;
      const column = x - left;
      if (depth < tooth(column)) return CLEAR;
      if (depth === CRIMP - 1 || column === 0 || column === width - 1) return colours.dark;
      return isLit(column, depth) ? colours.light : colours.shade;
    });
  }
}

function drawSign(
  canvas: Canvas,
  emblem: keyof typeof EMBLEMS,
  { dark, mark, light }: Palette,
  left: number,
  top: number,
) {
  const sign = movedShape(rastered(EMBLEMS[emblem], SIGN), left, top);
  const area = { left: left - 1, top: top - 1, width: SIGN + 2, height: SIGN + 3 };
  canvas.fill(any(widened(sign), movedShape(sign, 1, 2)), dark, area);
  const lit = light === mark ? 'ffffff' : light;
  canvas.fill(
    sign,
    (x, y) => {
      const [cx, cy] = [x + 0.5, y + 0.5];
      if (!sign(cx - 1, cy) || !sign(cx, cy - 1)) return 'ffffff';
      return !sign(cx + 1, cy) || !sign(cx, cy + 1) ? lit : mark;
    },
    area,
  );
}

function drawPlate(
  canvas: Canvas,
  { left, top, width, height }: Area,
  title: string,
  ink: string,
  dark: string,
) {
  const lines = wrapped(title, width - 3, 2);
  const plateHeight = lines.length * (LETTER_HEIGHT + 2) + 3;
  const plateTop = top + height - CRIMP - plateHeight - 1;
  canvas.fill(box(left + 1, plateTop, width - 2, plateHeight), dark);
  canvas.fill(box(left + 1, plateTop, width - 2, 1), ink);
  canvas.fill(box(left + 1, plateTop + plateHeight - 1, width - 2, 1), ink);
  lines.forEach((line, row) => {
    const start = left + Math.floor((width - lineWidth(line)) / 2);
    canvas.fill(lettering(line, start, plateTop + 2 + row * (LETTER_HEIGHT + 2)), 'fff3d6');
  });
}

/** Gold edges: a premium pack is known from across the room. */
function drawTrim(canvas: Canvas, { left, top, width, height }: Area) {
  const body = box(left, top + CRIMP, width, height - 2 * CRIMP);
  canvas.fill(
    (x, y) => body(x, y) && (x < left + 3 || x > left + width - 3),
    (x) => (x % 2 === 0 ? GOLD.light : GOLD.foil),
  );
}

function drawRibbon(canvas: Canvas, { left, top, width, height }: Area, { mark, dark }: Palette) {
  const middle = left + width / 2;
  canvas.fill(box(middle - 5, top, 10, height), (x) => (x === middle - 5 || x === middle + 4 ? dark : mark));
  canvas.fill(circle(middle, top + 28, 18), dark);
  canvas.fill(circle(middle, top + 28, 17), 'fff3d6');
}
