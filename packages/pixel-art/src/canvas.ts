/** A canvas of pixels that shapes are painted on, back to front; what comes out is a picture with its palette. */
import { CLEAR, type Colour } from './colours.ts';
import type { Shape } from './shapes.ts';

export type Picture = {
  readonly width: number;
  readonly height: number;
  /** Row by row, each an index into the palette. */
  readonly pixels: Uint8Array;
  /** The first is clear. */
  readonly palette: readonly Colour[];
};

/** One colour, or one for each pixel; `undefined` leaves what is there, `CLEAR` takes it away. */
export type Paint = Colour | ((x: number, y: number) => Colour | undefined);

export type Area = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** What the index of a pixel in a PNG's palette can tell apart. */
const MOST_COLOURS = 256;

/** A colour may be any name, as long as `picture` gets the colour it stands for. */
export class Canvas {
  private readonly colours: Colour[] = [CLEAR];
  private readonly indices = new Map<Colour, number>([[CLEAR, 0]]);
  protected readonly pixels: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.pixels = new Uint8Array(width * height);
  }

  /** A shape that covers a small part only is found faster when `area` says where. */
  fill(
    shape: Shape,
    paint: Paint,
    area: Area = { left: 0, top: 0, width: this.width, height: this.height },
  ): void {
    const right = Math.min(this.width, area.left + area.width);
    const bottom = Math.min(this.height, area.top + area.height);
    // Neighbours mostly have the same colour: it is looked up once for a run of them.
    let [colour, index] = [CLEAR, 0];
    for (let y = Math.max(0, area.top); y < bottom; y++)
      for (let x = Math.max(0, area.left); x < right; x++) {
        if (!this.isIn(shape, x, y)) continue;
        const chosen = typeof paint === 'string' ? paint : paint(x, y);
        if (chosen === undefined) continue;
        if (chosen !== colour) [colour, index] = [chosen, this.index(chosen)];
        this.pixels[y * this.width + x] = index;
      }
  }

  dot(x: number, y: number, colour: Colour): void {
    this.set(x, y, this.index(colour));
  }

  /** `colours`: what the names stand for that were painted with. */
  picture(colours: Readonly<Record<string, Colour>> = {}): Picture {
    const palette = this.colours.map((colour) => colours[colour] ?? colour);
    return { width: this.width, height: this.height, pixels: this.pixels, palette };
  }

  protected isIn(shape: Shape, x: number, y: number): boolean {
    return shape(x + 0.5, y + 0.5);
  }

  protected index(colour: Colour): number {
    const known = this.indices.get(colour);
    if (known !== undefined) return known;
    if (this.colours.length === MOST_COLOURS) throw new RangeError('too many colours for one palette');
    this.indices.set(colour, this.colours.length);
    return this.colours.push(colour) - 1;
  }

  protected set(x: number, y: number, index: number): void {
    if (x >= 0 && x < this.width && y >= 0 && y < this.height) this.pixels[y * this.width + x] = index;
  }
}
