/** How each sound is made: notes of a small console, each with its moment in seconds. */
import type { SoundName } from './names.ts';

export type Note = { at: number; recipe: readonly (number | undefined)[] };

const SQUARE = 5;
const NOISE = 4;
const TRIANGLE = 1;

/** A plucked square wave. */
const blip = (at: number, frequency: number, length: number, loudness = 0.35): Note => ({
  at,
  recipe: [loudness, 0, frequency, 0, length * 0.3, length * 0.7, SQUARE, 0.5],
});

export const RECIPES: Record<SoundName, readonly Note[]> = {
  'menu-click': [{ at: 0, recipe: [0.3, 0, 520, 0, 0.01, 0.04, SQUARE, 0.5, 0, 0, 260, 0.015] }],
  purchase: [blip(0, 988, 0.09), blip(0.08, 1319, 0.42)],
  'pack-open': [
    { at: 0, recipe: [0.5, 0, 160, 0.01, 0.18, 0.12, TRIANGLE, 1, 6] },
    { at: 0.24, recipe: [0.55, 0, 900, 0, 0.06, 0.4, NOISE, 1, -4, 0, 0, 0, 0, 3] },
    blip(0.3, 784, 0.2, 0.2),
  ],
  'rare-card': [
    blip(0, 784, 0.16),
    blip(0.09, 988, 0.16),
    blip(0.18, 1175, 0.16),
    blip(0.27, 1568, 0.6),
    { at: 0.27, recipe: [0.25, 0, 784, 0, 0.15, 0.55, TRIANGLE, 1] },
  ],
};
