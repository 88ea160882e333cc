/** The sheet a creature is drawn on: shapes are stamped back to front, each with an outline and light from above. */
import type { Shape } from './shapes.ts';

export const SPRITE_WIDTH = 40;
export const SPRITE_HEIGHT = 42;
/** The lowest row a creature stands on; its shadow lies below. */
export const FLOOR = 38;

/** Indices into a creature's palette. */
export const INK = { clear: 0, shadow: 1, outline: 2, white: 12, eye: 13, iris: 14, cheek: 15 } as const;
/** Three shades of one colour: the first of its indices, dark to light. */
export const BODY = 3;
export const ACCENT = 6;
export const BELLY = 9;
export type Tone = typeof BODY | typeof ACCENT | typeof BELLY;

export type StampOptions = {
  /** Only on the right: tails and the like. */
  oneSided?: boolean;
  /** Without a line around it: markings and bellies. */
  flat?: boolean;
};

const MIDDLE = SPRITE_WIDTH / 2;

export class Sprite {
  readonly pixels = new Uint8Array(SPRITE_WIDTH * SPRITE_HEIGHT);

  /** Sets one pixel and its mirror image; `column` counts from the middle, from 0. */
  dot(column: number, row: number, ink: number): void {
    this.set(MIDDLE + column, row, ink);
    this.set(MIDDLE - 1 - column, row, ink);
  }

  stamp(shape: Shape, tone: Tone, { oneSided = false, flat = false }: StampOptions = {}): void {
    const mask = maskOf(shape, oneSided);
    if (!flat) this.outline(mask);
    for (let x = 0; x < SPRITE_WIDTH; x++)
      for (let y = 0; y < SPRITE_HEIGHT; y++) {
        const top = y;
        while (y < SPRITE_HEIGHT && mask[y * SPRITE_WIDTH + x] === 1) y++;
        for (let row = top; row < y; row++) this.set(x, row, tone + shadeAt((row - top + 0.5) / (y - top)));
      }
  }

  private outline(mask: Uint8Array): void {
    for (let y = 0; y < SPRITE_HEIGHT; y++)
      for (let x = 0; x < SPRITE_WIDTH; x++) {
        if (mask[y * SPRITE_WIDTH + x] !== 1) continue;
        this.set(x, y - 1, INK.outline);
        this.set(x, y + 1, INK.outline);
        this.set(x - 1, y, INK.outline);
        this.set(x + 1, y, INK.outline);
      }
  }

  /** Paints only where something of `over` shows: stripes, spots, a belly. */
  mark(shape: Shape, over: Tone, tone: Tone): void {
    for (let y = 0; y < SPRITE_HEIGHT; y++)
      for (let x = 0; x < SPRITE_WIDTH; x++) {
        const ink = this.at(x, y);
        if (ink >= over && ink < over + 3 && shape(Math.abs(x + 0.5 - MIDDLE), y + 0.5))
          this.set(x, y, tone + (ink - over));
      }
  }

  at(x: number, y: number): number {
    return this.pixels[y * SPRITE_WIDTH + x] ?? INK.clear;
  }

  private set(x: number, y: number, ink: number): void {
    if (x >= 0 && x < SPRITE_WIDTH && y >= 0 && y < SPRITE_HEIGHT) this.pixels[y * SPRITE_WIDTH + x] = ink;
  }
}

/** The shape is asked once for each pixel, and for half of them where the other half is a mirror image. */
function maskOf(shape: Shape, oneSided: boolean): Uint8Array {
  const mask = new Uint8Array(SPRITE_WIDTH * SPRITE_HEIGHT);
  for (let y = 0; y < SPRITE_HEIGHT; y++)
    for (let column = oneSided ? -MIDDLE : 0; column < MIDDLE; column++) {
      if (!shape(column + 0.5, y + 0.5)) continue;
      mask[y * SPRITE_WIDTH + MIDDLE + column] = 1;
      if (!oneSided) mask[y * SPRITE_WIDTH + MIDDLE - 1 - column] = 1;
    }
  return mask;
}

/** 2 near the top of an unbroken column, 0 near its bottom, 1 between. */
function shadeAt(share: number): 0 | 1 | 2 {
  if (share < 0.24) return 2;
  return share > 0.7 ? 0 : 1;
}
