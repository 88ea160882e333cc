/** Paints the four balls, each as the two halves it bursts into. */
import { all, any, box, circle, createPainting, ellipse, type Layer, type Shape } from '../painting.ts';

export const BALL_TYPES = ['pokeball', 'greatball', 'masterball', 'ultraball'] as const;
export type BallType = (typeof BALL_TYPES)[number];

export const BALL_SIZE = 40;
const MIDDLE = BALL_SIZE / 2;
const INK = '#0e0a22';
const BODY = circle(MIDDLE, MIDDLE, 18);
const OUTLINE = circle(MIDDLE, MIDDLE, 19);

type Look = {
  /** Light, plain and shaded tone of the lid. */
  lid: readonly [string, string, string];
  marks: readonly { shape: Shape; colour: string }[];
};

const LOOKS: Record<BallType, Look> = {
  pokeball: { lid: ['#ff8a7a', '#e8384f', '#a1233f'], marks: [] },
  greatball: {
    lid: ['#7cc4ff', '#2f78d8', '#1d4c98'],
    marks: [{ shape: any(ellipse(6, 10, 4.6, 8), ellipse(34, 10, 4.6, 8)), colour: '#e8384f' }],
  },
  ultraball: {
    lid: ['#6a6684', '#34304e', '#1f1c36'],
    marks: [{ shape: any(box(10, 0, 4, 20), box(26, 0, 4, 20), box(10, 10, 20, 3)), colour: '#ffcf4d' }],
  },
  masterball: {
    lid: ['#c98bff', '#7d3cc8', '#4d2383'],
    marks: [
      { shape: any(circle(8, 11, 5), circle(32, 11, 5)), colour: '#ff7fc0' },
      {
        shape: any(
          box(15, 6, 2, 8),
          box(23, 6, 2, 8),
          (x, y) =>
            y > 6 && y < 13 && Math.abs(Math.abs(x - 20) * 1.5 + y - 12.5) < 1.6 && Math.abs(x - 20) < 5,
        ),
        colour: '#fff3d6',
      },
    ],
  },
};

export type Ball = { lid: readonly Layer[]; bowl: readonly Layer[] };

const painted = new Map<BallType, Ball>();

export function ballOf(type: BallType): Ball {
  const ball = painted.get(type) ?? { lid: paintLid(LOOKS[type]), bowl: paintBowl() };
  painted.set(type, ball);
  return ball;
}

/** Lit from the upper left, the tones mixed pixel by pixel where they meet. */
function toneAt(x: number, y: number): 0 | 1 | 2 {
  const shadow = Math.hypot(x - 13, y - 12) + ((x + y) % 2) * 1.6;
  if (shadow < 6) return 0;
  return shadow < 19 ? 1 : 2;
}

function paintLid({ lid, marks }: Look): readonly Layer[] {
  const { paint, layers } = createPainting(BALL_SIZE, BALL_SIZE);
  const upper = box(0, 0, BALL_SIZE, MIDDLE + 1);
  paint(all(OUTLINE, upper), INK);
  paint(all(BODY, box(0, 0, BALL_SIZE, MIDDLE - 1)), (x, y) => lid[toneAt(x, y)]);
  for (const { shape, colour } of marks) paint(all(shape, BODY, box(0, 0, BALL_SIZE, MIDDLE - 1)), colour);
  paint(any(box(11, 7, 3, 2), box(10, 9, 2, 3)), '#ffffff');
  paint(all(circle(MIDDLE, MIDDLE, 6), upper), INK);
  paint(all(circle(MIDDLE, MIDDLE, 4), upper), '#fff3d6');
  return layers();
}

function paintBowl(): readonly Layer[] {
  const { paint, layers } = createPainting(BALL_SIZE, BALL_SIZE);
  const lower = box(0, MIDDLE, BALL_SIZE, MIDDLE);
  const tones = ['#ffffff', '#f2e8dc', '#b8a8c0'] as const;
  paint(all(OUTLINE, lower), INK);
  paint(all(BODY, box(0, MIDDLE + 2, BALL_SIZE, MIDDLE)), (x, y) => tones[toneAt(x, y - 10)]);
  paint(all(circle(MIDDLE, MIDDLE, 6), lower), INK);
  paint(all(circle(MIDDLE, MIDDLE, 4), lower), '#e0cfae');
  return layers();
}
