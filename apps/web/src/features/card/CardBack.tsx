/** The back that all our cards share: a sun over grass, in a frame of dusk. */

import { all, any, box, circle, createPainting, polar } from '@pokesol/pixel-art';
import { PixelPicture } from '../../ui/PixelPicture.tsx';

const WIDTH = 45;
const HEIGHT = 63;

const { paint, layers } = createPainting(WIDTH, HEIGHT);
const [x, y] = [WIDTH / 2, HEIGHT / 2 + 1];
const field = box(4, 4, WIDTH - 8, HEIGHT - 8);
paint(box(0, 0, WIDTH, HEIGHT), '#0e0a22');
paint(box(1, 1, WIDTH - 2, HEIGHT - 2), '#6450b4');
paint(box(3, 3, WIDTH - 6, HEIGHT - 6), '#181233');
paint(
  field,
  (_, row) => ['#241b4a', '#382a6e', '#7c3a72', '#b84c5c'][Math.min(3, Math.floor((row - 4) / 9))],
);
paint(
  all(field, (px, py) => py > 12 && py < 41 && Math.floor(py - 4) % 9 === 8 && Math.floor(px) % 2 === 0),
  '#382a6e',
);
paint(
  all(
    field,
    polar(x, y, (r, angle) => r > 15 && Math.cos(angle * 12) > 0.55),
  ),
  '#ff9a44',
);
paint(circle(x, y, 12), '#0e0a22');
paint(circle(x, y, 11), (_, py) => (py > 32 && py % 3 === 0 ? '#ff8a3c' : '#ffcf4d'));
paint(any(box(17, 25, 4, 2), box(16, 27, 2, 4)), '#fff3d6');
paint(
  all(field, (px, py) => py > 50 - (Math.floor(px * 7.3) % 5) - (Math.floor(px) % 2) * 2),
  '#3a1f4d',
);
paint(
  all(field, (px, py) => py > 55 - (Math.floor(px * 5.1) % 4)),
  '#0e0a22',
);
const BACK = layers();

export const CardBack = ({ className }: { className?: string }) => (
  <PixelPicture width={WIDTH} height={HEIGHT} layers={BACK} {...(className !== undefined && { className })} />
);
