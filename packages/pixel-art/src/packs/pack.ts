/** A foil pouch: crimped ends, pattern, the sign stamped into it, the name on its plate. */
import { type Area, Canvas, type Picture } from '../canvas.ts';
import { CLEAR } from '../colours.ts';
import { any, box, circle, movedShape, rastered, widened } from '../shapes.ts';
import { EMBLEMS } from './emblems.ts';
import { LETTER_HEIGHT, lettering, lineWidth, wrapped } from './letters.ts';
import type { Edition, PackLook } from './lookOf.ts';
import { PALETTES, type Palette } from './palettes.ts';
import { PATTERNS } from './patterns.ts';

export const PACK_WIDTH = 60;
export const PACK_HEIGHT = 84;
const SIGN = 26;
export const CRIMP = 7;

/** Where the pouch lies in its picture. */
export const frameOf = (edition: Edition): Area => (edition === 'mini' ? MINI : FULL);

const FULL: Area = { left: 4, top: 2, width: 52, height: 80 };
const MINI: Area = { left: 9, top: 16, width: 42, height: 66 };

export const GOLD = PALETTES.gold;
export function paintPack({ palette, emblem, pattern, title, edition }: PackLook): Picture {
  const canvas = new Canvas(PACK_WIDTH, PACK_HEIGHT);
  const colours: Palette = PALETTES[palette];
  const frame = frameOf(edition);
  const [middle, signTop] = [frame.left + frame.width / 2, frame.top + CRIMP + (edition === 'mini' ? 4 : 9)];

  drawFoil(canvas, frame, colours, (x, y) => PATTERNS[pattern](x - middle, y - signTop - SIGN / 2));
  if (edition === 'free') drawRibbon(canvas, frame, colours);
  drawCrimps(canvas, frame, edition === 'premium' ? GOLD : colours);
  if (edition === 'premium') drawTrim(canvas, frame);
  drawSign(canvas, emblem, colours, middle - SIGN / 2, signTop);
  drawPlate(canvas, frame, title, edition === 'premium' ? GOLD.light : colours.light, colours.dark);
  return canvas.picture();
}

export function drawFoil(
  canvas: Canvas,
  { left, top, width, height }: Area,
  colours: Palette,
  inked: (x: number, y: number) => boolean,
) {
  const right = left + width;
  canvas.fill(box(left, top + 2, width, height - 4), (x, y) => {
    // The pouch bulges: lit on the left, in shadow on the right, the tones mixed where they meet.
    const bulge = (x - left) / width + ((x + y) % 2) * 0.06;
    if (x === left || x === right - 1) return colours.dark;
    if (x === left + 1) return colours.light;
    const band = (x - left + (y >> 1)) % 64;
    if (band > 34 && band < 38 && y > top + 12) return colours.light;
    const ink = inked(x + 0.5, y + 0.5);
    if (bulge > 0.9) return ink ? colours.shade : colours.dark;
    if (bulge > 0.62) return ink ? colours.foil : colours.shade;
    return ink ? mixed(x, y, colours) : colours.foil;
  });
}

const mixed = (x: number, y: number, { light, foil }: Palette) => ((x + y) % 2 === 0 ? light : foil);

export function drawCrimps(canvas: Canvas, { left, top, width, height }: Area, colours: Palette) {
  for (const edge of [top, top + height - CRIMP]) {
    canvas.fill(box(left, edge, width, CRIMP), (x, y) => {
      const outer = edge === top ? y === top : y === top + height - 1;
      if (outer) return (x - left) % 4 < 2 ? colours.shade : CLEAR;
      const inner = edge === top ? y === top + CRIMP - 1 : y === edge;
      if (inner) return colours.dark;
      if (x === left || x === left + width - 1) return colours.dark;
      return (x - left) % 2 === 0 ? colours.light : colours.shade;
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
  const lines = wrapped(title, width - 5, 2);
  const plateHeight = lines.length * (LETTER_HEIGHT + 2) + 3;
  const plateTop = top + height - CRIMP - plateHeight - 4;
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
  canvas.fill(circle(middle, top + 29, 18), dark);
  canvas.fill(circle(middle, top + 29, 17), 'fff3d6');
}
