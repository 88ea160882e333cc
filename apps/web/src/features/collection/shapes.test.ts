/** Keys between pockets, and how many cards stand in a row of the grid. */
import { describe, expect, test } from 'vitest';
import { gridShape } from './ClassicGrid.tsx';
import { pocketAfter } from './useTurning.ts';

describe('a key in a pocket', () => {
  test.each([
    ['ArrowDown', 2, 7],
    ['ArrowUp', 7, 2],
    ['ArrowUp', 2, undefined],
    ['ArrowDown', 12, undefined],
    ['Home', 7, 0],
    ['End', 7, 14],
    ['a', 7, undefined],
    ['Home', -1, undefined],
  ])('%s at %i leads to %s', (key, at, to) => {
    expect(pocketAfter(key, at, 15, 5)).toBe(to);
  });

  test('stays on a last page that is not full', () => {
    expect(pocketAfter('ArrowDown', 0, 4, 5)).toBeUndefined();
  });
});

test.each([
  [343, 2],
  [700, 4],
  [1232, 7],
  [3000, 7],
])('in %i px stand %i cards side by side', (width, columns) => {
  const shape = gridShape(width);
  expect(shape.columns).toBe(columns);
  expect(shape.rowHeight).toBeGreaterThan(150);
});
