/** A figure as a list of painted forms, back to front, and its rendering on a square raster of any size. */
import { Canvas, type Picture } from '../canvas.ts';
import { type Colour, INK, SHADOW } from '../colours.ts';
import { ellipse } from '../shapes.ts';
import { type Form, placed } from './forms.ts';
import { mixedColour, rampOf } from './inks.ts';

type Manner =
  /** With an outline and light. */
  | 'solid'
  /** On what is painted already, in its light; never on a line: markings. */
  | 'mark'
  /** One plain colour over everything: eyes, teeth. */
  | 'plain';

type Stroke = {
  readonly form: Form;
  readonly colour: Colour;
  readonly manner: Manner;
  /** Only there. */
  readonly within?: Form | undefined;
  /** At the least so many pixels wide and high, however small the raster. */
  readonly least?: number | undefined;
  /** Further away: a tone darker. */
  readonly far?: boolean | undefined;
};
type Options = Pick<Stroke, 'within' | 'least' | 'far'>;

const [LINE, DARK, PLAIN, LIGHT] = [1, 2, 3, 4];
type Extent = { left: number; top: number; right: number; bottom: number };

export class Figure {
  private readonly strokes: Stroke[] = [];

  solid(form: Form, colour: Colour, options: Options = {}): this {
    return this.add({ form, colour, manner: 'solid', ...options });
  }
  mark(form: Form, colour: Colour, options: Options = {}): this {
    return this.add({ form, colour, manner: 'mark', ...options });
  }
  plain(form: Form, colour: Colour, options: Options = {}): this {
    return this.add({ form, colour, manner: 'plain', ...options });
  }

  /** Another figure, scaled around its origin and moved. */
  place(other: Figure, dx: number, dy: number, scale = 1): this {
    for (const stroke of other.strokes)
      this.add({
        ...stroke,
        form: placed(stroke.form, dx, dy, scale),
        within: stroke.within && placed(stroke.within, dx, dy, scale),
      });
    return this;
  }

  extent(): Extent {
    const solid = this.strokes
      .filter(({ manner, within }) => manner !== 'mark' && within === undefined)
      .map(({ form }) => form);
    const least = (of: (form: Form) => number) => Math.min(...solid.map(of));
    return {
      left: least(({ left }) => left),
      top: least(({ top }) => top),
      right: -least(({ right }) => -right),
      bottom: -least(({ bottom }) => -bottom),
    };
  }

  /** `share`: how much of the raster it fills, at most 1; `lift`: how far above the ground, as a share of the raster. */
  render(size: number, share = 1, lift = 0): Picture {
    const { left, right, top, bottom } = this.extent();
    const room = size * 0.95 - 2;
    const scale = (Math.min(room / (right - left), (room - lift * size) / (bottom - top)) || 1) * share;
    const floor = size * 0.97 - 1 - lift * size;
    const dx = size / 2 - ((left + right) / 2) * scale;
    const dy = floor - bottom * scale;
    const raster = new Raster(size);
    raster.shade(size / 2, size * 0.965, ((right - left) * scale) / 2.6);
    for (const { form, least, within, ...rest } of this.strokes) {
      const grown = least === undefined ? form : grownTo(form, least / scale);
      raster.paint({
        ...rest,
        form: placed(grown, dx, dy, scale),
        within: within && placed(within, dx, dy, scale),
      });
    }
    return raster.picture();
  }

  private add(stroke: Stroke): this {
    this.strokes.push(stroke);
    return this;
  }
}

/** The same form, at least so wide and high. */
function grownTo(form: Form, least: number): Form {
  const [width, height] = [form.right - form.left, form.bottom - form.top];
  const [sx, sy] = [Math.max(1, least / (width || 1)), Math.max(1, least / (height || 1))];
  if (sx === 1 && sy === 1) return form;
  const [cx, cy] = [(form.left + form.right) / 2, (form.top + form.bottom) / 2];
  return {
    at: (x, y) => form.at(cx + (x - cx) / sx, cy + (y - cy) / sy),
    left: cx - (width * sx) / 2,
    right: cx + (width * sx) / 2,
    top: cy - (height * sy) / 2,
    bottom: cy + (height * sy) / 2,
  };
}

/** Pixels that know their tone beside their colour, so that a marking keeps the light of what it lies on. */
class Raster extends Canvas {
  private readonly tones: Uint8Array;
  private readonly inks = new Map<Colour, readonly number[]>();

  constructor(private readonly size: number) {
    super(size, size);
    this.tones = new Uint8Array(size * size);
  }

  shade(x: number, y: number, rx: number): void {
    this.fill(ellipse(x, y, Math.max(2, rx), Math.max(1, this.size * 0.025)), SHADOW);
  }

  paint({ form, colour, manner, within, far }: Stroke): void {
    const { size, pixels, tones } = this;
    const left = Math.max(0, Math.floor(form.left));
    const top = Math.max(0, Math.floor(form.top));
    const width = Math.min(size, Math.ceil(form.right) + 1) - left;
    const height = Math.min(size, Math.ceil(form.bottom) + 1) - top;
    if (width <= 0 || height <= 0) return;
    const mask = maskOf(form, within, left, top, width, height);
    const inks = this.inksOf(far === true ? mixedColour(colour, INK, 0.2) : colour);
    if (manner !== 'solid') {
      for (let at = 0; at < mask.length; at++) {
        if (mask[at] === 0) continue;
        const place = (top + Math.floor(at / width)) * size + left + (at % width);
        const tone = manner === 'plain' ? PLAIN : (tones[place] ?? 0);
        if (tone <= LINE) continue;
        pixels[place] = inks[tone - 1] ?? 0;
        tones[place] = tone;
      }
      return;
    }
    const least = Math.min(width, height);
    const rim = least < 5 ? 0 : Math.max(1, Math.min(Math.round(size / 20), Math.floor(least / 5)));
    const lit = Math.min(2, rim);
    const has = (x: number, y: number) =>
      x >= 0 && y >= 0 && x < width && y < height && mask[y * width + x] === 1;
    const line = (x: number, y: number) => {
      if (has(x, y) || left + x < 0 || top + y < 0 || left + x >= size || top + y >= size) return;
      const place = (top + y) * size + left + x;
      pixels[place] = inks[0] ?? 0;
      tones[place] = LINE;
    };
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        if (mask[y * width + x] === 0) continue;
        const place = (top + y) * size + left + x;
        const tone =
          rim === 0 ? PLAIN : !has(x + rim, y + rim) ? DARK : has(x - lit, y - lit) ? PLAIN : LIGHT;
        pixels[place] = inks[tone - 1] ?? 0;
        tones[place] = tone;
        line(x - 1, y);
        line(x + 1, y);
        line(x, y - 1);
        line(x, y + 1);
      }
  }

  /** The tones of a colour, as places in the palette. */
  private inksOf(colour: Colour): readonly number[] {
    const known = this.inks.get(colour);
    if (known !== undefined) return known;
    const inks = rampOf(colour).map((tone) => this.index(tone));
    this.inks.set(colour, inks);
    return inks;
  }
}

/** Row by row, 1 where the form is. */
function maskOf(
  form: Form,
  within: Form | undefined,
  left: number,
  top: number,
  width: number,
  height: number,
): Uint8Array {
  const mask = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const px = left + x + 0.5;
      const py = top + y + 0.5;
      if (form.at(px, py) && (within === undefined || within.at(px, py))) mask[y * width + x] = 1;
    }
  return mask;
}
