/** The sign of a set, drawn by us: the look of its packs where it has one, else one that its name alone decides. */
import { Canvas, type Picture } from '../canvas.ts';
import { hashOf } from '../hash.ts';
import { all, any, circle, movedShape, rastered, type Shape } from '../shapes.ts';
import { EMBLEMS, type EmblemName } from './emblems.ts';
import { FIELDS, type FieldName } from './fields.ts';
import { knownLook } from './lookOf.ts';
import { PALETTES, type Palette, type PaletteName } from './palettes.ts';

const SIZE = 36;
const SIGN = 26;
/** Smaller than on a pack, so that a rim is left around it. */
const SHRUNK = 1.2;

const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(table).filter((name): name is Name => name in table);
const EMBLEM_NAMES = namesOf<EmblemName>(EMBLEMS);
const PALETTE_NAMES = namesOf<PaletteName>(PALETTES);
const FIELD_NAMES = namesOf<FieldName>(FIELDS);

export function drawSetSign(name: string): Picture {
  const hash = hashOf(name);
  const look = knownLook(name)?.look;
  const emblem = look?.emblem ?? EMBLEM_NAMES[hash % EMBLEM_NAMES.length] ?? 'star';
  const palette = look?.palette ?? PALETTE_NAMES[(hash >>> 8) % PALETTE_NAMES.length] ?? 'plum';
  const field = look?.field ?? FIELD_NAMES[(hash >>> 16) % FIELD_NAMES.length] ?? 'rays';
  const second = look?.second ?? PALETTE_NAMES[(hash >>> 20) % PALETTE_NAMES.length] ?? 'plum';
  return drawMedal(EMBLEMS[emblem], FIELDS[field], PALETTES[palette], PALETTES[second]);
}

function drawMedal(
  emblem: Shape,
  inkAt: (x: number, y: number) => number,
  { light, foil, shade, dark, mark }: Palette,
  second: Palette,
): Picture {
  const middle = SIZE / 2;
  const inks = [foil, light, second.foil, second.light];
  const disc = (inset: number) => circle(middle, middle, middle - inset);
  const raster = rastered(emblem, SIGN);
  const sign: Shape = (x, y) => raster((x - middle) * SHRUNK + SIGN / 2, (y - middle) * SHRUNK + SIGN / 2);
  const around = any(
    movedShape(sign, 1, 1),
    movedShape(sign, -1, 0),
    movedShape(sign, 1, 0),
    movedShape(sign, 0, -1),
    movedShape(sign, 0, 1),
  );
  const canvas = new Canvas(SIZE, SIZE);
  canvas.fill(disc(0), dark);
  canvas.fill(disc(1), (x, y) => (x + y + 1 < SIZE ? light : shade));
  canvas.fill(disc(3), (x, y) => inks[inkAt(x + 0.5 - middle, y + 0.5 - middle)]);
  canvas.fill(all(disc(0), around), dark);
  canvas.fill(all(disc(0), sign), mark);
  return canvas.picture();
}
