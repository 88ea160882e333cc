/** How far apart packs look at their smallest: each cell of 6 × 6 pixels by its colour, as eyes weigh colours (CIELAB). */
import { expect, test } from 'vitest';
import type { Picture } from '../canvas.ts';
import { lookOf } from './lookOf.ts';
import { paintPack } from './pack.ts';
import { SET_LOOKS } from './sets.ts';

const CELL = 6;
const LEAST = 12;

type Lab = readonly [number, number, number];

/** The night that packs stand before. */
const BEHIND = [14, 10, 34] as const;

function cellsOf({ width, height, pixels, palette }: Picture): readonly Lab[] {
  const colours = palette.map((colour) =>
    colour.length === 8
      ? BEHIND
      : [0, 2, 4].map((place) => Number.parseInt(colour.slice(place, place + 2), 16)),
  );
  const cells: Lab[] = [];
  for (let top = 0; top < height; top += CELL)
    for (let left = 0; left < width; left += CELL) {
      const sum = [0, 0, 0];
      for (let at = 0; at < CELL * CELL; at++) {
        const place = (top + Math.floor(at / CELL)) * width + left + (at % CELL);
        const colour = colours[pixels[place] ?? 0] ?? BEHIND;
        for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (colour[channel] ?? 0);
      }
      const [r = 0, g = 0, b = 0] = sum.map((value) => value / (CELL * CELL));
      cells.push(labOf(r, g, b));
    }
  return cells;
}

function labOf(red: number, green: number, blue: number): Lab {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const bent = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = bent((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = bent(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = bent((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const meanDistance = (one: readonly Lab[], other: readonly Lab[]): number =>
  one.reduce((sum, [l, a, b], place) => {
    const [l2, a2, b2] = other[place] ?? [0, 0, 0];
    return sum + Math.hypot(l - l2, a - a2, b - b2);
  }, 0) / one.length;

const packs = Object.keys(SET_LOOKS).map((name) => ({ name, cells: cellsOf(paintPack(lookOf({ name }))) }));

test('a pack is 96 cells, and as far from itself as nothing', () => {
  for (const { cells } of packs) {
    expect(cells).toHaveLength(96);
    expect(meanDistance(cells, cells)).toBe(0);
  }
  expect(labOf(255, 255, 255).map((value) => Math.abs(Math.round(value)))).toEqual([100, 0, 0]);
});

test(`no two packs are nearer than ${LEAST}`, () => {
  const pairs = packs.flatMap((one, place) =>
    packs.slice(place + 1).map((other) => ({
      names: `${one.name}, ${other.name}`,
      distance: meanDistance(one.cells, other.cells),
    })),
  );
  expect(pairs.length).toBeGreaterThan(3000);
  expect(pairs.filter(({ distance }) => distance < LEAST)).toEqual([]);
});
