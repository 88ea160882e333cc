/** Devices and treasures on trainer cards. */
import { all, any, box, circle, polygon } from '../../shapes.ts';
import { fivePointed, hoop, type Layer, litColour, PAINTS, rotated, shadedColour } from './layers.ts';

const { blue, brown, cream, green, orange, purple, red, silver, sky, slate, teal, yellow } = PAINTS;

export const DEVICE_PICTURES = {
  pokedex: [
    [red, box(6, 3, 20, 26)],
    [sky, box(9, 6, 14, 10)],
    [blue, circle(11.5, 21, 3)],
    [yellow, box(17, 19, 6, 2), 'flat'],
    [green, box(17, 23, 6, 2), 'flat'],
  ],
  pokegear: [
    [silver, rotated(box(9, 2, 14, 28), 0.2)],
    [teal, rotated(box(11, 6, 10, 9), 0.2)],
    [
      cream,
      rotated(
        any(box(11, 18, 3, 3), box(15, 18, 3, 3), box(19, 18, 2, 3), box(11, 22, 3, 3), box(15, 22, 3, 3)),
        0.2,
      ),
      'flat',
    ],
  ],
  communication: [
    [blue, any(box(2, 4, 18, 12), polygon([5, 15], [11, 15], [4, 22]))],
    [cream, box(5, 7, 12, 2), 'flat'],
    [cream, box(5, 11, 8, 2), 'flat'],
    [orange, any(box(14, 14, 16, 11), polygon([22, 24], [28, 24], [28, 30]))],
    [cream, box(17, 18, 10, 2), 'flat'],
  ],
  computer: [
    [silver, box(3, 3, 26, 19)],
    ['1c3050', box(6, 6, 20, 13)],
    [green, any(box(8, 8, 9, 1.6), box(8, 11, 14, 1.6), box(8, 14, 6, 1.6)), 'flat'],
    [slate, box(12, 22, 8, 3)],
    [cream, box(5, 25, 22, 4)],
  ],
  finder: [
    [teal, box(5, 10, 18, 18)],
    ['1c3050', circle(14, 18, 6)],
    [green, any(hoop(14, 18, 5, 1.2), box(13.4, 12, 1.2, 6)), 'flat'],
    [silver, any(box(23, 4, 2, 14), circle(24, 4, 2.6))],
    [red, circle(19, 25, 1.6)],
  ],
  machine: [
    [silver, box(5, 8, 22, 20)],
    [teal, box(8, 11, 16, 8)],
    [yellow, any(box(10, 14, 2, 3), box(14, 12, 2, 5), box(18, 13, 2, 4)), 'flat'],
    [red, any(circle(11, 24, 2), circle(21, 24, 2))],
    [slate, box(3, 28, 26, 3)],
    [orange, any(box(9, 3, 2.4, 6), circle(10, 3, 2.4))],
  ],
  beacon: [
    [slate, box(7, 26, 18, 4)],
    [silver, polygon([13, 14], [19, 14], [22, 26], [10, 26])],
    [red, circle(16, 10, 5)],
    [yellow, any(rotated(box(3, 9, 6, 2), 0.2, 16, 10), box(23, 9, 6, 2), box(15, 0, 2, 4)), 'flat'],
  ],
  lamp: [
    [yellow, circle(16, 12, 9)],
    [silver, box(12, 20, 8, 3)],
    [slate, any(box(12, 24, 8, 2), box(13, 27, 6, 2))],
    [cream, box(11, 8, 2, 4), 'flat'],
  ],
  capsule: [
    [silver, any(box(9, 3, 14, 26))],
    [sky, box(11, 8, 10, 14), 'flat'],
    [green, circle(16, 15, 3)],
    [slate, any(box(7, 3, 18, 4), box(7, 25, 18, 4))],
  ],
  tm: [
    [purple, circle(16, 16, 13)],
    [
      litColour(purple),
      all(
        circle(16, 16, 11),
        (x, y) =>
          Math.abs(Math.atan2(y - 16, x - 16) + 0.8) < 0.3 ||
          Math.abs(Math.atan2(y - 16, x - 16) - 2.3) < 0.3,
      ),
      'flat',
    ],
    [cream, circle(16, 16, 4)],
  ],
  hourglass: [
    [yellow, any(polygon([8, 6], [24, 6], [17.4, 16], [24, 26], [8, 26], [14.6, 16]))],
    [cream, any(polygon([10, 8], [22, 8], [19, 12], [13, 12])), 'flat'],
    [brown, any(box(5, 2, 22, 4), box(5, 26, 22, 4))],
  ],
  key: [
    [
      yellow,
      any(
        hoop(9, 12, 7, 3),
        rotated(box(12, 10, 20, 4), 0.6, 9, 12),
        rotated(box(24, 13, 3, 6), 0.6, 9, 12),
        rotated(box(19, 13, 3, 5), 0.6, 9, 12),
      ),
    ],
  ],
  coin: [
    [yellow, circle(16, 16, 12)],
    [shadedColour(yellow), hoop(16, 16, 10, 1.2), 'flat'],
    [cream, fivePointed(16, 15.6, 6, 2.6), 'flat'],
  ],
  bomb: [
    [slate, circle(15, 19, 10.4)],
    [cream, box(9, 14, 3, 4), 'flat'],
    [slate, rotated(box(19, 6, 6, 6), 0.7, 22, 9)],
    [brown, rotated(box(24, 2, 2, 6), 0.5, 25, 5)],
    [yellow, fivePointed(28, 3, 3.6, 1.6)],
  ],
} as const satisfies Record<string, readonly Layer[]>;
