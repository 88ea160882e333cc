/** The four balls that packs come in, each as the two halves it bursts into. */
import { Canvas, type Picture } from '../canvas.ts';
import { INK } from '../colours.ts';
import { all, any, box, circle, ellipse, type Shape } from '../shapes.ts';

export const BALL_TYPES = ['pokeball', 'greatball', 'masterball', 'ultraball'] as const;
export type BallType = (typeof BALL_TYPES)[number];

const SIZE = 40;
const MIDDLE = SIZE / 2;
const BODY = circle(MIDDLE, MIDDLE, 18);
const OUTLINE = circle(MIDDLE, MIDDLE, 19);

type Look = {
  /** Light, plain and shaded tone of the lid. */
  lid: readonly [string, string, string];
  marks: readonly { shape: Shape; colour: string }[];
};

const LOOKS: Record<BallType, Look> = {
  pokeball: { lid: ['ff8a7a', 'e8384f', 'a1233f'], marks: [] },
  greatball: {
    lid: ['7cc4ff', '2f78d8', '1d4c98'],
    marks: [{ shape: any(ellipse(6, 10, 4.6, 8), ellipse(34, 10, 4.6, 8)), colour: 'e8384f' }],
  },
  ultraball: {
    lid: ['6a6684', '34304e', '1f1c36'],
    marks: [{ shape: any(box(10, 0, 4, 20), box(26, 0, 4, 20), box(10, 10, 20, 3)), colour: 'ffcf4d' }],
  },
  masterball: {
    lid: ['c98bff', '7d3cc8', '4d2383'],
    marks: [
      { shape: any(circle(8, 11, 5), circle(32, 11, 5)), colour: 'ff7fc0' },
      {
        shape: any(
          box(15, 6, 2, 8),
          box(23, 6, 2, 8),
          (x, y) =>
            y > 6 && y < 13 && Math.abs(Math.abs(x - 20) * 1.5 + y - 12.5) < 1.6 && Math.abs(x - 20) < 5,
        ),
        colour: 'fff3d6',
      },
    ],
  },
};

export type Ball = { readonly lid: Picture; readonly bowl: Picture };

export const drawBall = (type: BallType): Ball => ({ lid: drawLid(LOOKS[type]), bowl: drawBowl() });

/** Lit from the upper left, the tones mixed pixel by pixel where they meet. */
function toneAt(x: number, y: number): 0 | 1 | 2 {
  const shadow = Math.hypot(x - 13, y - 12) + ((x + y) % 2) * 1.6;
  if (shadow < 6) return 0;
  return shadow < 19 ? 1 : 2;
}

function drawLid({ lid, marks }: Look): Picture {
  const canvas = new Canvas(SIZE, SIZE);
  const upper = box(0, 0, SIZE, MIDDLE + 1);
  canvas.fill(all(OUTLINE, upper), INK);
  canvas.fill(all(BODY, box(0, 0, SIZE, MIDDLE - 1)), (x, y) => lid[toneAt(x, y)]);
  for (const { shape, colour } of marks) canvas.fill(all(shape, BODY, box(0, 0, SIZE, MIDDLE - 1)), colour);
  canvas.fill(any(box(11, 7, 3, 2), box(10, 9, 2, 3)), 'ffffff');
  canvas.fill(all(circle(MIDDLE, MIDDLE, 6), upper), INK);
  canvas.fill(all(circle(MIDDLE, MIDDLE, 4), upper), 'fff3d6');
  return canvas.picture();
}

function drawBowl(): Picture {
  const canvas = new Canvas(SIZE, SIZE);
  const lower = box(0, MIDDLE, SIZE, MIDDLE);
  const tones = ['ffffff', 'f2e8dc', 'b8a8c0'] as const;
  canvas.fill(all(OUTLINE, lower), INK);
  canvas.fill(all(BODY, box(0, MIDDLE + 2, SIZE, MIDDLE)), (x, y) => tones[toneAt(x, y - 10)]);
  canvas.fill(all(circle(MIDDLE, MIDDLE, 6), lower), INK);
  canvas.fill(all(circle(MIDDLE, MIDDLE, 4), lower), 'e0cfae');
  return canvas.picture();
}
