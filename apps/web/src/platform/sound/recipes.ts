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
  'last-common': [blip(0, 523, 0.06, 0.25)],
  'last-uncommon': [blip(0, 587, 0.06, 0.25), blip(0.1, 880, 0.05, 0.22)],
  'last-rare': [blip(0, 659, 0.12, 0.3), blip(0.13, 784, 0.12, 0.3), blip(0.26, 1047, 0.4, 0.3)],
  // A low drum under five notes.
  'last-double': [
    { at: 0, recipe: [0.5, 0, 80, 0, 0.06, 0.3, TRIANGLE, 1, -2] },
    ...[659, 784, 988, 1175, 1319].map((note, nth) => blip(nth * 0.12, note, nth === 4 ? 0.5 : 0.12, 0.3)),
  ],
  // A rest, then a fanfare.
  'last-special': [
    ...[523, 523, 784, 1047, 988, 1047].map((note, nth) =>
      blip(0.3 + nth * 0.14, note, nth === 5 ? 0.8 : 0.13, 0.3),
    ),
    { at: 1, recipe: [0.25, 0, 262, 0, 0.3, 0.6, TRIANGLE, 1] },
    { at: 1, recipe: [0.2, 0, 523, 0, 0.3, 0.6, TRIANGLE, 1] },
  ],
  // A hit: a short burst of noise over a falling thump.
  attack: [
    { at: 0, recipe: [0.5, 0, 220, 0, 0.03, 0.16, NOISE, 1, -6, 0, 0, 0, 0, 2] },
    { at: 0, recipe: [0.45, 0, 130, 0, 0.04, 0.14, SQUARE, 0.5, -5] },
  ],
  // The flick, and the ring as it lands.
  coin: [blip(0, 1175, 0.05, 0.22), blip(0.06, 1568, 0.14, 0.22), blip(1.02, 2093, 0.22, 0.2)],
  'knock-out': [
    { at: 0, recipe: [0.45, 0, 520, 0, 0.1, 0.5, SQUARE, 0.5, -9] },
    { at: 0.3, recipe: [0.45, 0, 90, 0, 0.05, 0.3, NOISE, 1, -2, 0, 0, 0, 0, 2] },
  ],
  draw: [{ at: 0, recipe: [0.22, 0, 1400, 0, 0.01, 0.05, NOISE, 1, -20, 0, 0, 0, 0, 1] }],
  heal: [blip(0, 659, 0.1, 0.22), blip(0.08, 880, 0.1, 0.22), blip(0.16, 1319, 0.26, 0.22)],
  turn: [blip(0, 523, 0.08, 0.25), blip(0.09, 784, 0.2, 0.25)],
  victory: [
    blip(0, 523, 0.12),
    blip(0.12, 523, 0.12),
    blip(0.24, 523, 0.12),
    blip(0.36, 698, 0.3),
    blip(0.62, 659, 0.12),
    blip(0.76, 698, 0.12),
    blip(0.9, 880, 0.7),
    { at: 0.9, recipe: [0.25, 0, 349, 0, 0.25, 0.5, TRIANGLE, 1] },
  ],
  defeat: [
    blip(0, 392, 0.22, 0.3),
    blip(0.24, 349, 0.22, 0.3),
    blip(0.48, 311, 0.22, 0.3),
    { at: 0.74, recipe: [0.35, 0, 196, 0, 0.3, 0.5, TRIANGLE, 1, -0.4] },
  ],
};
