/** The light of a ball that bursts: rays around the middle. */
import { Canvas, type Picture } from '../canvas.ts';
import { polar } from '../shapes.ts';

const WIDTH = 144;
const HEIGHT = 72;
const RAYS = 11;

/** Three positions of the same rays: shown in turn they seem to wheel, as sprites do. */
export const drawRays = (): readonly Picture[] => [0, 1, 2].map(drawFrame);

function drawFrame(frame: number): Picture {
  const canvas = new Canvas(WIDTH, HEIGHT);
  const turn = (frame * Math.PI * 2) / RAYS / 3;
  const wave = (angle: number) => Math.cos((angle + turn) * RAYS);
  canvas.fill(
    polar(WIDTH / 2, HEIGHT / 2, (_, angle) => wave(angle) > 0.2),
    (x, y) => {
      const far = Math.hypot(x - WIDTH / 2, y - HEIGHT / 2) + ((x + y) % 2) * 8;
      if (far < 26) return 'ffcf4d';
      return far < 46 ? 'f07a35' : '9c3f6a';
    },
  );
  canvas.fill(
    polar(WIDTH / 2, HEIGHT / 2, (radius, angle) => radius < 34 && wave(angle) > 0.75),
    'fff3d6',
  );
  return canvas.picture();
}
