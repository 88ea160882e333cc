/** The page's drawn letters: what stands in their file, and that outlines go around ink and holes. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outlinesOf } from './pixelFont.mjs';
import { PIXEL_LETTERS_FILE, pixelLetters } from './pixelLetters.mjs';

test('the file is what the letters are drawn as; `npm run tool -- letters` writes it', () => {
  expect(readFileSync(PIXEL_LETTERS_FILE).equals(pixelLetters())).toBe(true);
});

test('an outline has corners alone, a hole goes the other way round, and corners that touch stay apart', () => {
  const area = (loop) =>
    loop.reduce((sum, [x, y], place) => {
      const [nextX, nextY] = loop[(place + 1) % loop.length];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0) /
    128 ** 2;
  expect(outlinesOf(['##', '##'])).toEqual([
    [
      [0, 1024],
      [256, 1024],
      [256, 768],
      [0, 768],
    ],
  ]);
  expect(outlinesOf(['###', '#.#', '###']).map(area)).toEqual([-9, 1]);
  expect(
    outlinesOf(['#.', '.#'])
      .map(area)
      .reduce((sum, one) => sum + one),
  ).toBe(-2);
});
