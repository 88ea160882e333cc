/** Places of Stadiums. */
import type { Colour } from '../../colours.ts';
import { all, any, box, circle, ellipse, polygon } from '../../shapes.ts';
import { fivePointed, type Layer, lightning, litColour, PAINTS, plusSign } from './layers.ts';

const { blue, brown, cream, green, orange, pale, purple, red, silver, slate, yellow } = PAINTS;

const house = (roof: Colour): readonly Layer[] => [
  [cream, box(5, 15, 22, 13)],
  [roof, polygon([16, 3], [31, 15], [1, 15])],
  [slate, box(13, 20, 6, 8)],
  [pale, any(box(7, 18, 4, 4), box(21, 18, 4, 4))],
];
/** A landscape under a sky. */
const land = (sky: Colour, ...layers: readonly Layer[]): readonly Layer[] => [
  [sky, box(1, 3, 30, 26)],
  ...layers,
];

export const PLACE_PICTURES = {
  center: [...house(red), [cream, plusSign(16, 10, 4, 2.6)]],
  gym: [
    [brown, box(3, 16, 26, 12)],
    [orange, any(ellipse(16, 16, 14, 9))],
    [cream, any(box(8, 19, 4, 5), box(20, 19, 4, 5))],
    [slate, box(13.4, 20, 5, 8)],
    [yellow, fivePointed(16, 11, 4.6, 2)],
  ],
  town: [
    [blue, polygon([0, 16], [7, 8], [14, 16])],
    [cream, box(2, 16, 10, 12)],
    [red, polygon([11, 12], [20, 3], [29, 12])],
    [yellow, box(13, 12, 14, 16)],
    [slate, box(18, 20, 4, 8)],
    [pale, any(box(4, 19, 3, 3), box(15, 15, 3, 3), box(22, 15, 3, 3))],
    [green, box(0, 28, 32, 2), 'flat'],
  ],
  tower: [
    [silver, box(11, 6, 10, 23)],
    [purple, polygon([16, 0], [24, 7], [8, 7])],
    [yellow, any(box(14, 10, 4, 3), box(14, 16, 4, 3), box(14, 22, 4, 3))],
    [slate, box(7, 28, 18, 2)],
  ],
  mountain: land(
    '8cc8f0',
    [brown, all(polygon([1, 29], [12, 7], [20, 20], [24, 14], [31, 29]), box(1, 3, 30, 26))],
    [cream, polygon([12, 7], [16, 14], [12, 12], [8, 15]), 'flat'],
    [yellow, circle(25, 8, 3), 'flat'],
  ),
  forest: land(
    '4c9c8c',
    [green, any(polygon([8, 6], [15, 17], [1, 17]), polygon([8, 11], [15.4, 24], [1, 24]))],
    [green, any(polygon([22, 4], [31, 16], [14, 16]), polygon([22, 10], [31, 24], [13, 24]))],
    [brown, any(box(6.6, 24, 3, 5), box(20.6, 24, 3, 5))],
  ),
  lake: land(
    'ffb45c',
    [blue, box(1, 17, 30, 12)],
    [litColour(blue), any(box(4, 20, 8, 1.4), box(15, 23, 10, 1.4), box(7, 26, 7, 1.4)), 'flat'],
    [yellow, all(circle(16, 17, 7), box(1, 3, 30, 14))],
  ),
  ruins: [
    [silver, any(box(3, 26, 26, 3), box(5, 8, 5, 18), box(22, 12, 5, 14), box(13.4, 16, 5, 10))],
    [silver, any(box(3, 4, 12, 4))],
    [green, any(box(5, 11, 2, 4), box(24, 20, 2, 5)), 'flat'],
  ],
  lab: [
    [cream, box(3, 12, 26, 16)],
    [silver, box(2, 9, 28, 4)],
    [pale, any(box(6, 15, 6, 5), box(20, 15, 6, 5))],
    [slate, box(14, 20, 5, 8)],
    [green, circle(23, 6, 3)],
    [silver, box(22.4, 8, 1.2, 3), 'flat'],
  ],
  sky: land(
    '6c84b8',
    [silver, any(ellipse(11, 12, 8, 4), ellipse(20, 11, 9, 5), circle(15, 9, 5))],
    [yellow, lightning(12, 22)],
    [cream, any(ellipse(23, 23, 6, 2.6), ellipse(20, 22, 4, 2.6))],
  ),
} as const satisfies Record<string, readonly Layer[]>;

/** Those that are a landscape under a sky, the sky first. */
export const LANDSCAPES: ReadonlySet<string> = new Set(['mountain', 'forest', 'lake', 'sky']);
