/** The back that all our cards share: a sun over grass, in a frame of dusk. */
import { Canvas, type Picture } from '../canvas.ts';
import { INK } from '../colours.ts';
import { all, any, box, circle, polar } from '../shapes.ts';

const WIDTH = 45;
const HEIGHT = 63;

export function drawCardBack(): Picture {
  const canvas = new Canvas(WIDTH, HEIGHT);
  const [x, y] = [WIDTH / 2, HEIGHT / 2 + 1];
  const field = box(4, 4, WIDTH - 8, HEIGHT - 8);
  canvas.fill(box(0, 0, WIDTH, HEIGHT), INK);
  canvas.fill(box(1, 1, WIDTH - 2, HEIGHT - 2), '6450b4');
  canvas.fill(box(3, 3, WIDTH - 6, HEIGHT - 6), '181233');
  canvas.fill(
    field,
    (_, row) => ['241b4a', '382a6e', '7c3a72', 'b84c5c'][Math.min(3, Math.floor((row - 4) / 9))],
  );
  canvas.fill(
    all(field, (px, py) => py > 12 && py < 41 && Math.floor(py - 4) % 9 === 8 && Math.floor(px) % 2 === 0),
    '382a6e',
  );
  canvas.fill(
    all(
      field,
      polar(x, y, (r, angle) => r > 15 && Math.cos(angle * 12) > 0.55),
    ),
    'ff9a44',
  );
  // A little less than 12 and 11: pixels whose middles the edge only touches stay outside.
  canvas.fill(circle(x, y, 11.99), INK);
  canvas.fill(circle(x, y, 10.99), (_, py) => (py > 32 && py % 3 === 0 ? 'ff8a3c' : 'ffcf4d'));
  canvas.fill(any(box(17, 25, 4, 2), box(16, 27, 2, 4)), 'fff3d6');
  canvas.fill(
    all(field, (px, py) => py > 50 - (Math.floor(px * 7.3) % 5) - (Math.floor(px) % 2) * 2),
    '3a1f4d',
  );
  canvas.fill(
    all(field, (px, py) => py > 55 - (Math.floor(px * 5.1) % 4)),
    INK,
  );
  return canvas.picture();
}
