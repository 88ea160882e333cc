/** The coin of a flip: eight frames of one turn from heads to tails and back, side by side. */
import { Canvas, type Picture } from '../canvas.ts';
import { INK } from '../colours.ts';
import { all, box, ellipse, polygon } from '../shapes.ts';

const SIZE = 24;
/** Half the coin's width in each frame; heads shows in the first half of the turn. */
const TURN = [10.5, 8, 3.2, 8, 10.5, 8, 3.2, 8] as const;
export const COIN_FRAMES = TURN.length;
/** In which frame each side lies full. */
export const HEADS_FRAME = 0;
export const TAILS_FRAME = 4;

const MIDDLE = SIZE / 2;

function drawFrame(canvas: Canvas, frame: number, half: number): void {
  const cx = frame * SIZE + MIDDLE;
  const isHeads = frame < 3 || frame === 7;
  const [light, plain, dark] = isHeads ? ['fff3d6', 'ffcf4d', 'b8742a'] : ['ffffff', 'bdb2e6', '6450b4'];
  const area = { left: frame * SIZE, top: 0, width: SIZE, height: SIZE };
  canvas.fill(ellipse(cx, MIDDLE, half + 1.2, 11.7), INK, area);
  canvas.fill(ellipse(cx, MIDDLE, half, 10.5), dark, area);
  canvas.fill(ellipse(cx - half * 0.06, MIDDLE - 0.6, half * 0.9, 9.4), plain, area);
  canvas.fill(
    all(ellipse(cx, MIDDLE, half * 0.8, 8.4), (x, y) => x - cx + y - MIDDLE < -6),
    light,
    area,
  );
  const sx = half / 10.5;
  const at = (x: number, y: number) => [cx + x * sx, MIDDLE + y] as const;
  if (isHeads)
    canvas.fill(
      polygon(
        at(0, -6.5),
        at(1.8, -2),
        at(6.5, -2),
        at(2.8, 1),
        at(4.2, 6),
        at(0, 3),
        at(-4.2, 6),
        at(-2.8, 1),
        at(-6.5, -2),
        at(-1.8, -2),
      ),
      dark,
      area,
    );
  else {
    canvas.fill(box(cx - 5 * sx, MIDDLE - 5, 10 * sx, 3), dark, area);
    canvas.fill(box(cx - 1.5 * sx, MIDDLE - 5, 3 * sx, 11), dark, area);
  }
}

/** `COIN_FRAMES` squares, side by side. */
export function drawCoin(): Picture {
  const canvas = new Canvas(SIZE * COIN_FRAMES, SIZE);
  for (const [frame, half] of TURN.entries()) drawFrame(canvas, frame, half);
  return canvas.picture();
}
