/** A small sheet that a portrait is painted on, back to front: shapes with an outline and light from the upper left. */
import type { Shape } from '../painting.ts';

export const PORTRAIT_SIZE = 48;
const PIXELS = PORTRAIT_SIZE * PORTRAIT_SIZE;

/** Four tones of one thing: its outline, then dark, plain and light. Colours are 'rrggbb'. */
export type Ramp = readonly [outline: string, dark: string, plain: string, light: string];

/** 'outline dark plain light', as it is written in the trainers' files. */
export function ramp(tones: string): Ramp {
  const [outline = '', dark = '', plain = '', light = ''] = tones.split(' ');
  return [outline, dark, plain, light];
}

export type StampOptions = {
  /** Without a line around it. */
  flat?: boolean;
  /** How many pixels wide the lit and the shaded rim are. */
  lit?: number;
  shaded?: number;
  /** Only where something is painted already in one of these tones. */
  on?: Ramp;
};

export class PortraitCanvas {
  private readonly colours: string[] = ['00000000'];
  private readonly pixels = new Uint8Array(PIXELS);

  stamp(shape: Shape, tones: Ramp, { flat = false, lit = 2, shaded = 3, on }: StampOptions = {}): void {
    const mask = maskOf(shape);
    const [outline, dark, plain, light] = tones;
    const free = on === undefined ? undefined : new Set(on.slice(1).map((tone) => this.ink(tone)));
    const inks = {
      outline: this.ink(outline),
      dark: this.ink(dark),
      plain: this.ink(plain),
      light: this.ink(light),
    };
    const may = (x: number, y: number) => free === undefined || free.has(this.at(x, y));
    const painted: [number, number, number][] = [];
    each((x, y) => {
      if (!may(x, y)) return;
      if (mask(x, y)) {
        const isLit = !mask(x - lit, y - lit);
        const isShaded = !mask(x + shaded, y + shaded);
        painted.push([x, y, isShaded ? inks.dark : isLit ? inks.light : inks.plain]);
      } else if (!flat && (mask(x - 1, y) || mask(x + 1, y) || mask(x, y - 1) || mask(x, y + 1)))
        painted.push([x, y, inks.outline]);
    });
    for (const [x, y, ink] of painted) this.set(x, y, ink);
  }

  /** One colour, or one that depends on the pixel; `undefined` leaves it as it is. */
  fill(shape: Shape, colour: string | ((x: number, y: number) => string | undefined)): void {
    const mask = maskOf(shape);
    each((x, y) => {
      const chosen = !mask(x, y) ? undefined : typeof colour === 'string' ? colour : colour(x, y);
      if (chosen !== undefined) this.set(x, y, this.ink(chosen));
    });
  }

  /** One tone darker wherever the shape lies on something of that ramp: what hair and hats throw on a face. */
  shadow(shape: Shape, [, dark, plain, light]: Ramp): void {
    const mask = maskOf(shape);
    const darker = new Map([
      [this.ink(plain), this.ink(dark)],
      [this.ink(light), this.ink(plain)],
    ]);
    each((x, y) => {
      const ink = darker.get(this.at(x, y));
      if (ink !== undefined && mask(x, y)) this.set(x, y, ink);
    });
  }

  /** Rows of signs, the upper left one at (left, top); a sign without a colour leaves what is there. */
  rows(left: number, top: number, rows: readonly string[], signs: Readonly<Record<string, string>>): void {
    for (const [dy, row] of rows.entries())
      for (const [dx, sign] of [...row].entries()) {
        const colour = signs[sign];
        if (colour !== undefined) this.set(left + dx, top + dy, this.ink(colour));
      }
  }

  /** The same rows on both sides of the middle line, those on the right mirrored. */
  pair(left: number, top: number, rows: readonly string[], signs: Readonly<Record<string, string>>): void {
    this.rows(left, top, rows, signs);
    const width = Math.max(...rows.map(({ length }) => length));
    const mirrored = rows.map((row) => [...row.padEnd(width, ' ')].reverse().join(''));
    this.rows(PORTRAIT_SIZE - left - width, top, mirrored, signs);
  }

  picture(): { readonly pixels: Uint8Array; readonly palette: readonly string[] } {
    return { pixels: this.pixels, palette: this.colours };
  }

  private ink(colour: string): number {
    const known = this.colours.indexOf(colour);
    return known >= 0 ? known : this.colours.push(colour) - 1;
  }

  private at(x: number, y: number): number {
    return this.pixels[y * PORTRAIT_SIZE + x] ?? 0;
  }

  private set(x: number, y: number, ink: number): void {
    if (x >= 0 && x < PORTRAIT_SIZE && y >= 0 && y < PORTRAIT_SIZE) this.pixels[y * PORTRAIT_SIZE + x] = ink;
  }
}

function each(visit: (x: number, y: number) => void): void {
  for (let y = 0; y < PORTRAIT_SIZE; y += 1) for (let x = 0; x < PORTRAIT_SIZE; x += 1) visit(x, y);
}

/** The shape is asked once for each pixel; beyond the sheet's edges it goes on as at the edge, so that no rim shows there. */
function maskOf(shape: Shape): (x: number, y: number) => boolean {
  const mask = new Uint8Array(PIXELS);
  each((x, y) => {
    mask[y * PORTRAIT_SIZE + x] = shape(x + 0.5, y + 0.5) ? 1 : 0;
  });
  const within = (value: number) => Math.min(PORTRAIT_SIZE - 1, Math.max(0, value));
  return (x, y) => mask[within(y) * PORTRAIT_SIZE + within(x)] === 1;
}
