/** What Pokémon wear, hold and ride on trainer cards. */
import { all, any, box, circle, cutFrom, ellipse, polygon } from '../../shapes.ts';
import { hoop, type Layer, PAINTS, rotated } from './layers.ts';

const { blue, brown, cream, green, orange, outline, purple, red, silver, sky, slate, teal, yellow } = PAINTS;

export const WORN_PICTURES = {
  charm: [
    [yellow, cutFrom(ellipse(16, 9, 10, 8), ellipse(16, 9, 8, 6))],
    [purple, polygon([16, 12], [23, 19], [16, 29], [9, 19])],
    [cream, polygon([16, 15], [19, 18], [16, 20], [13, 18]), 'flat'],
  ],
  belt: [
    [red, box(0, 12, 32, 8)],
    [yellow, cutFrom(box(10, 9, 12, 14), box(13, 12, 6, 8))],
    [cream, box(15, 14, 6, 3), 'flat'],
  ],
  band: [
    [
      red,
      any(box(2, 12, 26, 7), polygon([27, 14], [32, 8], [31, 16]), polygon([27, 16], [32, 26], [24, 18])),
    ],
    [cream, circle(13, 15.5, 3), 'flat'],
  ],
  gloves: [
    [red, any(ellipse(11, 12, 9, 9), circle(20, 14, 4))],
    [cream, box(5, 20, 13, 6)],
    [yellow, box(5, 22, 13, 1.6), 'flat'],
  ],
  helmet: [
    [silver, all(circle(16, 17, 12), box(0, 0, 32, 21))],
    [yellow, any(box(3, 20, 26, 3.4), box(14.6, 3, 2.8, 17))],
    [slate, any(polygon([1, 8], [6, 12], [4, 17]), polygon([31, 8], [26, 12], [28, 17]))],
  ],
  goggles: [
    [slate, box(1, 11, 30, 6)],
    [silver, any(circle(9.5, 16, 7.4), circle(22.5, 16, 7.4))],
    [sky, any(circle(9.5, 16, 4.8), circle(22.5, 16, 4.8)), 'flat'],
    [cream, any(box(7, 13, 2, 2), box(20, 13, 2, 2)), 'flat'],
  ],
  cape: [
    [brown, box(9, 2, 14, 4)],
    [green, polygon([9, 6], [23, 6], [30, 29], [22, 26], [16, 30], [10, 26], [2, 29])],
    [yellow, circle(16, 6, 2.6)],
  ],
  shoes: [
    [blue, any(box(4, 8, 9, 14), polygon([4, 16], [13, 13], [28, 18], [29, 24], [4, 24]))],
    [cream, box(3, 24, 27, 3.4)],
    [yellow, any(box(13, 14, 4, 1.4), box(15, 17, 5, 1.4)), 'flat'],
  ],
  claw: [
    [
      silver,
      any(
        polygon([4, 2], [10, 2], [9, 16], [3, 24]),
        polygon([13, 2], [19, 2], [18, 18], [12, 28]),
        polygon([22, 2], [28, 2], [27, 16], [21, 24]),
      ),
    ],
    [brown, box(2, 2, 28, 5)],
  ],
  umbrella: [
    [brown, any(box(15.2, 12, 1.8, 16), all(hoop(13.4, 28, 3.4, 1.6), box(0, 28, 32, 4)))],
    [red, all(circle(16, 15, 13), box(0, 0, 32, 15))],
    [
      cream,
      any(all(circle(16, 15, 12.4), box(10, 2, 4, 13)), all(circle(16, 15, 12.4), box(19, 2, 4, 13))),
      'flat',
    ],
  ],
  plate: [
    [teal, rotated(box(5, 4, 22, 24), 0.1)],
    [cream, rotated(any(hoop(16, 14, 5, 1.6), box(9, 22, 14, 1.6), box(9, 25, 10, 1.6)), 0.1), 'flat'],
  ],
  bag: [
    [brown, cutFrom(ellipse(16, 8, 6, 6), ellipse(16, 8, 3.6, 4))],
    [red, any(box(5, 10, 22, 18), ellipse(16, 11, 11, 4))],
    [yellow, box(5, 16, 22, 3)],
    [cream, box(13, 15, 6, 7)],
  ],
  balloon: [
    [red, ellipse(16, 11, 9, 10)],
    [cream, box(11, 6, 2, 4), 'flat'],
    [outline, any(box(15.5, 21, 1, 10)), 'flat'],
    [red, polygon([16, 20], [19, 24], [13, 24])],
  ],
  board: [
    [orange, rotated(any(box(4, 13, 24, 6), circle(5, 16, 3), circle(27, 16, 3)), -0.3)],
    [slate, any(circle(8, 24, 3), circle(23, 19, 3))],
  ],
  dumbbells: [
    [slate, box(9, 14, 14, 4)],
    [silver, any(box(2, 8, 7, 16), box(23, 8, 7, 16))],
  ],
} as const satisfies Record<string, readonly Layer[]>;
