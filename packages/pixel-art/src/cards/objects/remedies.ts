/** What trainer cards give to eat, to drink and to heal, and what is dug up. */
import type { Colour } from '../../colours.ts';
import { all, any, box, circle, cutFrom, ellipse, polygon } from '../../shapes.ts';
import {
  flameShape,
  type Layer,
  litColour,
  PAINTS,
  plusSign,
  rotated,
  shadedColour,
  spiral,
} from './layers.ts';

const { blue, brown, cream, green, orange, pale, pink, purple, red, silver, yellow } = PAINTS;

const bottle = (colour: Colour, cap: Colour, mark: readonly Layer[] = []): readonly Layer[] => [
  [cap, any(box(12, 3, 9, 4), box(8, 3, 5, 2.4))],
  [silver, box(13, 7, 6, 4)],
  [colour, any(box(9, 13, 14, 15), ellipse(16, 13.5, 7, 3.4))],
  [cream, box(11, 16, 10, 8)],
  ...mark,
];

export const REMEDY_PICTURES = {
  potion: bottle(purple, silver),
  'super-potion': bottle(orange, red, [[red, plusSign(16, 20, 3, 2), 'flat']]),
  'full-heal': bottle(yellow, green, [[green, circle(16, 20, 2.6), 'flat']]),
  'rare-candy': [
    [
      pale,
      any(
        polygon([1, 8], [9, 14], [9, 18], [1, 24], [4, 16]),
        polygon([31, 8], [23, 14], [23, 18], [31, 24], [28, 16]),
      ),
    ],
    [blue, circle(16, 16, 8.4)],
    [cream, rotated(any(box(8, 12, 16, 2), box(8, 17, 16, 2)), 0.6), 'flat'],
  ],
  milk: [
    [cream, any(box(10, 11, 13, 18), polygon([13, 5], [20, 5], [23, 11], [10, 11]))],
    [red, box(12, 2, 9, 4)],
    [pink, any(circle(13, 17, 2), circle(19, 22, 2.6), circle(20, 15, 1.4)), 'flat'],
  ],
  berry: [
    [green, any(polygon([16, 9], [5, 3], [9, 11]), polygon([16, 9], [27, 3], [23, 11]), box(15, 3, 2.4, 7))],
    [blue, circle(16, 19, 10)],
    [litColour(blue), any(circle(12, 16, 1.6), circle(20, 22, 1.2), circle(13, 24, 1.2)), 'flat'],
  ],
  leftovers: [
    [green, polygon([17, 8], [26, 2], [22, 10])],
    [red, cutFrom(any(circle(11.6, 18, 8.6), circle(20.4, 18, 8.6)), circle(29, 15, 6))],
    [brown, box(15.2, 4, 2.2, 7), 'flat'],
  ],
  vial: [
    [silver, box(13, 3, 6, 5)],
    [pale, any(box(12, 8, 8, 7), ellipse(16, 21, 9, 8.4))],
    [purple, all(ellipse(16, 21, 8, 7.4), box(0, 20, 32, 10)), 'flat'],
    [cream, box(10, 18, 2, 4), 'flat'],
  ],
  amber: [
    [orange, any(circle(16, 20, 10), polygon([16, 2], [25, 18], [7, 18]))],
    [
      shadedColour(brown),
      any(
        ellipse(16, 20, 2, 5),
        rotated(box(11, 19, 10, 1.2), 0.5, 16, 20),
        rotated(box(11, 21, 10, 1.2), -0.5, 16, 20),
      ),
      'flat',
    ],
    [cream, box(11, 15, 2, 4), 'flat'],
  ],
  fossil: [
    [brown, polygon([4, 10], [12, 3], [24, 4], [30, 14], [27, 26], [14, 30], [3, 22])],
    [cream, cutFrom(spiral(16, 16.5, 9)), 'flat'],
  ],
  stone: [
    [red, polygon([16, 2], [27, 10], [25, 24], [16, 30], [6, 25], [4, 11])],
    [yellow, flameShape(16, 17, 1), 'flat'],
  ],
} as const satisfies Record<string, readonly Layer[]>;
