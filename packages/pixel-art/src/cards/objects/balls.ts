/** Balls on trainer cards. */
import type { Colour } from '../../colours.ts';
import { all, any, box, circle, polygon, type Shape } from '../../shapes.ts';
import { type Layer, PAINTS, rotated } from './layers.ts';

const { blue, cream, green, outline, pink, purple, red, teal, yellow } = PAINTS;

const ball = (
  lid: Colour,
  marks: readonly (readonly [Colour, Shape])[] = [],
  x = 16,
  y = 16,
  r = 12,
): readonly Layer[] => [
  [cream, circle(x, y, r)],
  [lid, all(circle(x, y, r), box(0, 0, 32, y - 1))],
  ...marks.map(
    ([colour, shape]): Layer => [colour, all(shape, circle(x, y, r - 0.4), box(0, 0, 32, y - 1.4)), 'flat'],
  ),
  [outline, all(circle(x, y, r), box(0, y - 1.4, 32, 2.8)), 'flat'],
  [cream, circle(x, y, r * 0.3)],
];

export const BALL_PICTURES = {
  'poke-ball': ball(red),
  'great-ball': ball(blue, [
    [red, any(rotated(box(4, 6, 5, 8), -0.5, 6, 10), rotated(box(23, 6, 5, 8), 0.5, 26, 10))],
  ]),
  'ultra-ball': ball('3c3c50', [[yellow, any(box(9, 3, 3, 10), box(20, 3, 3, 10), box(9, 7, 14, 3))]]),
  'master-ball': ball(purple, [
    [pink, any(circle(8, 9, 4), circle(24, 9, 4))],
    [
      cream,
      any(
        box(12.5, 7, 1.6, 6),
        box(17.9, 7, 1.6, 6),
        rotated(box(14, 6.4, 1.6, 4), -0.6, 15, 8),
        rotated(box(16.4, 6.4, 1.6, 4), 0.6, 17, 8),
      ),
    ],
  ]),
  'nest-ball': ball(green, [[yellow, any(circle(16, 4, 5), circle(7, 12, 3.4), circle(25, 12, 3.4))]]),
  'quick-ball': ball(blue, [[yellow, polygon([16, 2], [18, 10], [28, 12], [16, 13], [4, 12], [14, 10])]]),
  'net-ball': ball(teal, [[outline, (x, y) => x % 5 < 1 || y % 4 < 1]]),
  'dual-ball': [...ball(red, [], 10, 12, 8.4), ...ball(blue, [], 21, 20, 9)],
} as const satisfies Record<string, readonly Layer[]>;
