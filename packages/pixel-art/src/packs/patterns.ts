/** What is printed on the foil behind the sign: each pattern says where the lighter ink goes. */
import type { Shape } from '../shapes.ts';

/** In pixels around the middle of the sign. */
export const PATTERNS = {
  rays: (x, y) => Math.cos(Math.atan2(y, x) * 10) > 0.25,
  rings: (x, y) => Math.hypot(x, y) % 7 < 2.4,
  bands: (x, y) => (x + y * 0.7 + 140) % 9 < 3.4,
  waves: (x, y) => (y + 2.4 * Math.sin(x * 0.42) + 120) % 8 < 2.6,
  dots: (x, y) =>
    ((x + 120) % 6) - 3 < 0 &&
    ((y + 120) % 6) - 3 < 0 &&
    ((Math.floor((x + 120) / 6) + Math.floor((y + 120) / 6)) & 1) === 0,
  zigzag: (x, y) => (y + Math.abs(((x + 120) % 10) - 5) + 120) % 9 < 2.8,
  shards: (x, y) => Math.sin(x * 0.5 + y * 0.21) + Math.sin(y * 0.43 - x * 0.17) > 0.85,
  diamonds: (x, y) => Math.abs(((x + 120) % 10) - 5) + Math.abs(((y + 120) % 10) - 5) < 2.6,
} as const satisfies Record<string, Shape>;

export type PatternName = keyof typeof PATTERNS;
