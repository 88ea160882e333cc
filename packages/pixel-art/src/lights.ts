/** How a stamped shape is lit: which tone of its ramp each of its pixels gets. */

/** The pixels of a shape, row by row: 1 where it is, else 0. */
export class Mask {
  constructor(
    readonly width: number,
    readonly height: number,
    readonly cells: Uint8Array,
  ) {}

  /** Beyond the edges of the canvas a shape goes on as at the edge, so that no rim shows there. */
  has(x: number, y: number): boolean {
    const column = x < 0 ? 0 : x < this.width ? x : this.width - 1;
    const row = y < 0 ? 0 : y < this.height ? y : this.height - 1;
    return this.cells[row * this.width + column] === 1;
  }
}

/** An index into a ramp. */
export type Tone = typeof DARK | typeof PLAIN | typeof LIGHT;
const DARK = 1;
const PLAIN = 2;
const LIGHT = 3;

export type Light = (mask: Mask) => (x: number, y: number) => Tone;

/** Light from the upper left: a lit and a shaded rim of so many pixels. */
export const fromUpperLeft =
  (lit: number, shaded: number): Light =>
  (mask) =>
  (x, y) => {
    if (!mask.has(x + shaded, y + shaded)) return DARK;
    return mask.has(x - lit, y - lit) ? PLAIN : LIGHT;
  };

/** Every edge one pixel wide: lit on the left and above, dark on the right and below. */
export const bevelled: Light = (mask) => (x, y) => {
  if (!mask.has(x - 1, y) || !mask.has(x, y - 1)) return LIGHT;
  return !mask.has(x + 1, y) || !mask.has(x, y + 1) ? DARK : PLAIN;
};

/** Each unbroken column is light at its top and dark towards its foot. */
export const fromAbove: Light = (mask) => {
  const { width, height, cells } = mask;
  const tones = new Uint8Array(width * height);
  for (let x = 0; x < width; x++)
    for (let top = 0; top < height; top++) {
      let end = top;
      while (end < height && cells[end * width + x] === 1) end++;
      for (let y = top; y < end; y++) tones[y * width + x] = toneAt((y - top + 0.5) / (end - top));
      top = end;
    }
  return (x, y) => {
    const tone = tones[y * width + x];
    return tone === DARK || tone === LIGHT ? tone : PLAIN;
  };
};

function toneAt(share: number): Tone {
  if (share < 0.24) return LIGHT;
  return share > 0.7 ? DARK : PLAIN;
}
