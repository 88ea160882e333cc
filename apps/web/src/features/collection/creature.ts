/** A little creature for cards without a picture: grown from the card's id, the same every time, never two sides alike. */
import { hashOf } from '../../ui/pixels.ts';

const HALF = 6;
const HEIGHT = 11;

/** Rows of a 12 × 11 picture: «#» body, «o» outline shade, «w» eye white, «e» pupil, «.» nothing. */
export function creatureRows(id: string): readonly string[] {
  const random = numbers(hashOf(id));
  const half = Array.from({ length: HEIGHT }, (_, y) =>
    Array.from({ length: HALF }, (_, x) => {
      // Fuller towards the middle (x = HALF - 1 touches the mirror) and in the body's rows.
      const middle = (x + 1) / HALF;
      const belly = 1 - Math.abs(y - 6) / 7;
      return random() < 0.25 + 0.55 * middle * belly + (middle > 0.6 && belly > 0.4 ? 0.6 : 0);
    }),
  );
  const filled = (x: number, y: number) => half[y]?.[x] === true;
  const eyeRow = 4 + (hashOf(`${id} eyes`) % 2);
  const eyeColumn = 3 + (hashOf(`${id} gaze`) % 2);
  return half.map((row, y) => {
    const left = row.map((on, x) => {
      if (x === eyeColumn && (y === eyeRow || y === eyeRow + 1)) return y === eyeRow ? 'w' : 'e';
      const neighbours =
        Number(filled(x - 1, y)) +
        Number(filled(x + 1, y)) +
        Number(filled(x, y - 1)) +
        Number(filled(x, y + 1));
      if (!on) return neighbours >= 3 ? '#' : '.';
      if (neighbours === 0) return '.';
      return filled(x, y + 1) ? '#' : 'o';
    });
    return left.join('') + left.toReversed().join('');
  });
}

/** A small repeatable stream of numbers in [0, 1) (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
