/** A canvas for figures: what is stamped on it has an outline and light, and one half may mirror the other. */
import { Canvas } from './canvas.ts';
import type { Colour, Ramp } from './colours.ts';
import { fromUpperLeft, type Light, Mask, type Tone } from './lights.ts';
import type { Shape } from './shapes.ts';

/** By which sign in rows of signs a colour is meant; a sign without a colour leaves what is there. */
export type Signs = Readonly<Record<string, Colour>>;

export type StampOptions = {
  /** Without a line around it: markings. */
  flat?: boolean;
  /** How wide the lit and the shaded rim are in light from the upper left. */
  lit?: number;
  shaded?: number;
  /** Another light than that. */
  light?: Light;
  /** Only where one of these tones is painted already. */
  on?: Ramp;
  /** On the right half of a symmetric canvas only: tails and the like. */
  oneSided?: boolean;
};

export type ShadedCanvasOptions = {
  /** Counts `x` of shapes and dots from the middle line to the right, and paints the left half as a mirror image. */
  isSymmetric?: boolean;
  /** The light on all its stamps, unless one has another. */
  light?: Light;
};

/** Apart from `Canvas` because the page's first screen, which shows packs, needs no more than that. */
export class ShadedCanvas extends Canvas {
  private readonly middle: number;
  private readonly isSymmetric: boolean;
  private readonly light: Light | undefined;

  constructor(width: number, height: number, { isSymmetric = false, light }: ShadedCanvasOptions = {}) {
    super(width, height);
    this.middle = width / 2;
    this.isSymmetric = isSymmetric;
    this.light = light;
  }

  /** A shape with an outline around it and light on it. */
  stamp(shape: Shape, tones: Ramp, options: StampOptions = {}): void {
    const { flat = false, lit = 2, shaded = 3, on, oneSided = false } = options;
    const light = options.light ?? this.light ?? fromUpperLeft(lit, shaded);
    const mask = this.maskOf(shape, oneSided);
    const toneAt = light(mask);
    const indices = tones.map((tone) => this.index(tone));
    const free = on === undefined ? undefined : new Set(on.slice(1).map((tone) => this.index(tone)));
    const { width, height, pixels } = this;
    const put = (place: number, tone: 0 | Tone) => {
      if (free === undefined || free.has(pixels[place] ?? 0)) pixels[place] = indices[tone] ?? 0;
    };
    const putLine = (place: number) => {
      if (mask.cells[place] === 0) put(place, 0);
    };
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const place = y * width + x;
        if (mask.cells[place] === 0) continue;
        put(place, toneAt(x, y));
        if (flat) continue;
        putLine(place - width);
        putLine(place + width);
        if (x > 0) putLine(place - 1);
        if (x < width - 1) putLine(place + 1);
      }
  }

  /** Where the shape lies on one of the colours `from`, the colour at the same place of `to`: shadows, stripes. */
  recolour(shape: Shape, from: readonly Colour[], to: readonly Colour[]): void {
    const changed = new Map(
      from.map((colour, place) => [this.index(colour), this.index(to[place] ?? colour)]),
    );
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++) {
        const index = changed.get(this.pixels[y * this.width + x] ?? 0);
        if (index !== undefined && this.isIn(shape, x, y)) this.set(x, y, index);
      }
  }

  /** One tone darker wherever the shape lies on something of that ramp: what hair and hats throw on a face. */
  shadow(shape: Shape, [, dark, plain, light]: Ramp): void {
    this.recolour(shape, [plain, light], [dark, plain]);
  }

  /** One pixel, and its mirror image on a symmetric canvas. */
  override dot(x: number, y: number, colour: Colour): void {
    const index = this.index(colour);
    this.set(this.isSymmetric ? this.middle + x : x, y, index);
    if (this.isSymmetric) this.set(this.middle - 1 - x, y, index);
  }

  /** Rows of signs, the upper left one at (left, top) of the whole canvas, each a square of `size` pixels. */
  rows(left: number, top: number, rows: readonly string[], signs: Signs, size = 1): void {
    for (const [row, line] of rows.entries())
      for (const [column, sign] of [...line].entries()) {
        const colour = signs[sign];
        if (colour === undefined) continue;
        const index = this.index(colour);
        for (let dy = 0; dy < size; dy++)
          for (let dx = 0; dx < size; dx++) this.set(left + column * size + dx, top + row * size + dy, index);
      }
  }

  /** The same rows on both sides of the middle line, those on the right mirrored. */
  pair(left: number, top: number, rows: readonly string[], signs: Signs): void {
    this.rows(left, top, rows, signs);
    const width = Math.max(...rows.map(({ length }) => length));
    const mirrored = rows.map((row) => [...row.padEnd(width, ' ')].reverse().join(''));
    this.rows(this.width - left - width, top, mirrored, signs);
  }

  protected override isIn(shape: Shape, x: number, y: number): boolean {
    return shape(this.isSymmetric ? Math.abs(x + 0.5 - this.middle) : x + 0.5, y + 0.5);
  }

  /** The shape is asked once for each pixel, and for half of them where the other half is a mirror image. */
  private maskOf(shape: Shape, oneSided: boolean): Mask {
    const { width, height, middle } = this;
    const cells = new Uint8Array(width * height);
    const mirrors = this.isSymmetric && !oneSided;
    const origin = this.isSymmetric ? middle : 0;
    for (let y = 0; y < height; y++)
      for (let x = mirrors ? middle : 0; x < width; x++) {
        if (!shape(x + 0.5 - origin, y + 0.5)) continue;
        cells[y * width + x] = 1;
        if (mirrors) cells[y * width + width - 1 - x] = 1;
      }
    return new Mask(width, height, cells);
  }
}
