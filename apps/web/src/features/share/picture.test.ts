/** Where cards stand in a picture: all of them, within it, none over another. */
import { expect, test } from 'vitest';
import { pictureLayout } from './picture.ts';

test.each([1, 2, 5, 11, 15, 26, 60])('%d cards stand side by side', (count) => {
  const { width, height, cardWidth, cardHeight, places } = pictureLayout(count);
  expect(places).toHaveLength(count);
  for (const [at, { x, y }] of places.entries()) {
    expect([x >= 0, x + cardWidth <= width, y > 0, y + cardHeight < height]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const overlaps = places.filter(
      (other, place) =>
        place !== at && Math.abs(other.x - x) < cardWidth && Math.abs(other.y - y) < cardHeight,
    );
    expect(overlaps).toEqual([]);
  }
});
