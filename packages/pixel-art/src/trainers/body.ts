/** What every trainer has: a face, a neck, ears, shoulders, and the ramps of skin that they come in. */

import { type Ramp, ramp } from '../colours.ts';
import type { ShadedCanvas } from '../shadedCanvas.ts';
import { any, box, ellipse, polygon, type Shape } from '../shapes.ts';

export const SKINS = {
  fair: ramp('7a3b3a e0a284 ffd0ac ffe6cc'),
  rosy: ramp('7a3748 e8a090 ffcfb8 ffe8d8'),
  tan: ramp('4a2620 a8683f cf8d58 e8ac74'),
  pale: ramp('54405f c9a0ac f0d0cc fff0ea'),
  olive: ramp('4c2f28 b9805c dda67c f2c69c'),
} as const;

/** From child to grown: full cheeks, a fine chin, a broad jaw. All in the middle of the sheet. */
export const FACES = {
  round: any(ellipse(24, 23, 9.6, 10), ellipse(24, 27, 9.8, 7.2)),
  fine: any(
    ellipse(24, 22, 9.4, 9.6),
    polygon([14.7, 23], [33.3, 23], [31, 30.2], [26.2, 35], [21.8, 35], [17, 30.2]),
  ),
  broad: any(
    ellipse(24, 21.5, 9.6, 10),
    polygon([14.4, 21], [33.6, 21], [32.8, 30.4], [28.6, 35.6], [19.4, 35.6], [15.2, 30.4]),
  ),
} as const;

/** Narrow for children, wide for grown men; `top` is the row where the shoulders begin. */
export const shoulders = (half: number, top = 38): Shape =>
  any(ellipse(24, top + 13, half, 13), box(24 - half + 1.6, top + 9, 2 * half - 3.2, 12));

export function drawNeck(canvas: ShadedCanvas, skin: Ramp, half = 3.6): void {
  canvas.stamp(box(24 - half, 31, 2 * half, 9), skin, { shaded: 2 });
  canvas.shadow(box(24 - half, 31, 2 * half, 6), skin);
}

export function drawEars(canvas: ShadedCanvas, skin: Ramp): void {
  for (const x of [14.2, 33.8]) canvas.stamp(ellipse(x, 25, 2.2, 3), skin, { lit: 1, shaded: 2 });
}

/** Light through the hair falls on the upper left cheek only. */
export function drawFace(canvas: ShadedCanvas, face: Shape, skin: Ramp): void {
  canvas.stamp(face, skin, { lit: 3, shaded: 2 });
}
