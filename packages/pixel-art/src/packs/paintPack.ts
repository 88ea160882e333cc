/** Paints a foil pouch: crimped ends, pattern, the sign stamped into it, the name on its plate. */
import {
  type Area,
  box,
  circle,
  createPainting,
  type Layer,
  moved,
  type Painting,
  rastered,
} from '../painting.ts';
import { EMBLEMS } from './emblems.ts';
import { LETTER_HEIGHT, lettering, lineWidth, wrapped } from './letters.ts';
import type { Edition, PackLook } from './lookOf.ts';
import { PALETTES, type Palette } from './palettes.ts';
import { PATTERNS } from './patterns.ts';

export const PACK_WIDTH = 60;
export const PACK_HEIGHT = 84;
const SIGN = 26;
const CRIMP = 7;

/** Where the pouch lies in its picture. */
export const frameOf = (edition: Edition): Area => (edition === 'mini' ? MINI : FULL);

const FULL: Area = { left: 4, top: 2, width: 52, height: 80 };
const MINI: Area = { left: 9, top: 16, width: 42, height: 66 };

const GOLD = PALETTES.gold;
const painted = new Map<string, readonly Layer[]>();

/** The layers of a pack with this look, 60 × 84; the same list for the same look. */
export function paintPack(look: PackLook): readonly Layer[] {
  const key = Object.values(look).join('|');
  const layers = painted.get(key) ?? paintFront(look);
  painted.set(key, layers);
  return layers;
}

/** The other side: the same foil and ends around a box of small print. Not kept; only the 3D view asks for it. */
export function paintPackBack({ palette, edition }: PackLook): readonly Layer[] {
  const painting = createPainting(PACK_WIDTH, PACK_HEIGHT);
  const colours: Palette = PALETTES[palette];
  const frame = frameOf(edition);
  const [left, top] = [frame.left + 6, frame.top + CRIMP + 8];
  const [width, height] = [frame.width - 12, frame.height - 2 * CRIMP - 16];
  paintFoil(painting, frame, colours, () => false);
  paintCrimps(painting, frame, edition === 'premium' ? GOLD : colours);
  painting.paint(box(left, top, width, height), colours.dark);
  const print = (x: number, y: number) => y % 4 === 0 && (x * 7 + y * 5) % 11 > 2;
  painting.paint(box(left + 3, top + 3, width - 6, height - 16), (x, y) =>
    print(x, y) ? colours.light : colours.dark,
  );
  // The bar code.
  painting.paint(box(left + 3, top + height - 12, width - 6, 9), (x) =>
    (x * 13) % 7 < 4 ? '#fff3d6' : '#0e0a22',
  );
  return painting.layers();
}

function paintFront({ palette, emblem, pattern, title, edition }: PackLook): readonly Layer[] {
  const painting = createPainting(PACK_WIDTH, PACK_HEIGHT);
  const colours: Palette = PALETTES[palette];
  const frame = frameOf(edition);
  const [middle, signTop] = [frame.left + frame.width / 2, frame.top + CRIMP + (edition === 'mini' ? 4 : 9)];

  paintFoil(painting, frame, colours, (x, y) => PATTERNS[pattern](x - middle, y - signTop - SIGN / 2));
  if (edition === 'free') paintRibbon(painting, frame, colours);
  paintCrimps(painting, frame, edition === 'premium' ? GOLD : colours);
  if (edition === 'premium') paintTrim(painting, frame);
  paintSign(painting, emblem, colours, middle - SIGN / 2, signTop);
  paintPlate(painting, frame, title, edition === 'premium' ? GOLD.light : colours.light, colours.dark);
  return painting.layers();
}

function paintFoil(
  { paint }: Painting,
  { left, top, width, height }: Area,
  colours: Palette,
  inked: (x: number, y: number) => boolean,
) {
  const right = left + width;
  paint(box(left, top + 2, width, height - 4), (x, y) => {
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

function paintCrimps({ paint }: Painting, { left, top, width, height }: Area, colours: Palette) {
  for (const edge of [top, top + height - CRIMP]) {
    paint(box(left, edge, width, CRIMP), (x, y) => {
      const outer = edge === top ? y === top : y === top + height - 1;
      if (outer) return (x - left) % 4 < 2 ? colours.shade : undefined;
      const inner = edge === top ? y === top + CRIMP - 1 : y === edge;
      if (inner) return colours.dark;
      if (x === left || x === left + width - 1) return colours.dark;
      return (x - left) % 2 === 0 ? colours.light : colours.shade;
    });
  }
}

function paintSign(
  { paint }: Painting,
  emblem: keyof typeof EMBLEMS,
  { dark, mark, light }: Palette,
  left: number,
  top: number,
) {
  const sign = moved(rastered(EMBLEMS[emblem], SIGN), left, top);
  const near = (x: number, y: number) =>
    [-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => sign(x + dx, y + dy))) || sign(x - 1, y - 2);
  const area = { left: left - 1, top: top - 1, width: SIGN + 2, height: SIGN + 3 };
  paint(near, dark, area);
  const lit = light === mark ? '#ffffff' : light;
  paint(
    sign,
    (x, y) => {
      const [cx, cy] = [x + 0.5, y + 0.5];
      if (!sign(cx - 1, cy) || !sign(cx, cy - 1)) return '#ffffff';
      return !sign(cx + 1, cy) || !sign(cx, cy + 1) ? lit : mark;
    },
    area,
  );
}

function paintPlate(
  { paint }: Painting,
  { left, top, width, height }: Area,
  title: string,
  ink: string,
  dark: string,
) {
  const lines = wrapped(title, width - 5, 2);
  const plateHeight = lines.length * (LETTER_HEIGHT + 2) + 3;
  const plateTop = top + height - CRIMP - plateHeight - 4;
  paint(box(left + 1, plateTop, width - 2, plateHeight), dark);
  paint(box(left + 1, plateTop, width - 2, 1), ink);
  paint(box(left + 1, plateTop + plateHeight - 1, width - 2, 1), ink);
  lines.forEach((line, row) => {
    const start = left + Math.floor((width - lineWidth(line)) / 2);
    paint(lettering(line, start, plateTop + 2 + row * (LETTER_HEIGHT + 2)), '#fff3d6');
  });
}

/** Gold edges: a premium pack is known from across the room. */
function paintTrim({ paint }: Painting, { left, top, width, height }: Area) {
  const body = box(left, top + CRIMP, width, height - 2 * CRIMP);
  paint(
    (x, y) => body(x, y) && (x < left + 3 || x > left + width - 3),
    (x) => (x % 2 === 0 ? GOLD.light : GOLD.foil),
  );
}

function paintRibbon({ paint }: Painting, { left, top, width, height }: Area, { mark, dark }: Palette) {
  const middle = left + width / 2;
  paint(box(middle - 5, top, 10, height), (x) => (x === middle - 5 || x === middle + 4 ? dark : mark));
  paint(circle(middle, top + 29, 18), dark);
  paint(circle(middle, top + 29, 17), '#fff3d6');
}
