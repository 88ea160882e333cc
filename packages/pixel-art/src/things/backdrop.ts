/** The dusk behind the store's turntable, in bands that mix where they meet. */
import { Canvas, type Picture } from '../canvas.ts';
import { hashOf } from '../hash.ts';
import { box, circle } from '../shapes.ts';

const WIDTH = 200;
const HEIGHT = 100;
const SKY = ['14102c', '1c1540', '2a1f58', '472a6c', '7c3a72', 'b84c5c', 'e87039', 'ff9a44'] as const;
/** The row at which each band begins. */
const BANDS = [0, 12, 26, 38, 47, 53, 58, 62];

const hill = (x: number, seed: number, low: number, high: number) =>
  low + high * (Math.sin(x * 0.05 + seed) + 0.5 * Math.sin(x * 0.13 + seed * 2.3));

export function drawBackdrop(): Picture {
  const canvas = new Canvas(WIDTH, HEIGHT);
  canvas.fill(box(0, 0, WIDTH, HEIGHT), (x, y) => {
    const band = BANDS.findLastIndex((top) => y >= top - ((x + y) % 2) * 2);
    return SKY[Math.max(0, band)];
  });
  canvas.fill(
    (x, y) => y < 40 && hashOf(`${Math.floor(x)} star ${Math.floor(y)}`) % 160 === 0,
    (x) => (x % 3 === 0 ? 'fff3d6' : 'bdb2e6'),
  );
  canvas.fill(circle(142, 62, 13), (_, y) => (y > 56 && y % 4 === 0 ? 'ff9a44' : 'ffcf4d'));
  canvas.fill((x, y) => y > hill(x, 1, 64, 4), '54245c');
  canvas.fill((x, y) => y > hill(x, 4, 71, 3), '3a1f4d');
  canvas.fill((x, y) => y > 78 - (hashOf(`grass ${Math.floor(x)}`) % 4), '1e1238');
  canvas.fill((_, y) => y > 86, '150d2b');
  return canvas.picture();
}
