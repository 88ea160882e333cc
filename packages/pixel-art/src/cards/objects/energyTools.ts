/** Things on trainer cards that move energies, damage and Pokémon about. */
import { all, any, box, circle, cutFrom, ellipse, polygon } from '../../shapes.ts';
import { energyDisc, hoop, type Layer, litColour, PAINTS, plusSign, rotated, upArrow } from './layers.ts';

const { blue, brown, cream, green, orange, outline, red, silver, sky, yellow } = PAINTS;

export const TURNING_PICTURES = {
  'energy-switch': [
    ...energyDisc(yellow),
    [red, any(polygon([1, 8], [9, 2], [9, 14]), polygon([31, 24], [23, 18], [23, 30]))],
  ],
  'energy-retrieval': [...energyDisc(orange), [green, upArrow(24, 9, 1.1)]],
  'energy-search': [
    ...energyDisc(yellow),
    [brown, rotated(box(25, 22, 4, 10), -0.8, 25, 23)],
    [silver, hoop(20, 18, 8, 2.6)],
    [sky, all(circle(20, 18, 5), (x, y) => x + y < 36), 'flat'],
  ],
  'energy-removal': [
    ...energyDisc(yellow),
    [red, any(rotated(box(4, 14, 24, 4.6), 0.785), rotated(box(4, 14, 24, 4.6), -0.785))],
  ],
  'plus-power': [
    [silver, box(10, 3, 12, 5)],
    [red, box(7, 8, 18, 21)],
    [cream, upArrow(16, 18, 1.1), 'flat'],
    [yellow, plusSign(26, 25, 5, 3.4)],
  ],
  defender: [
    [silver, box(10, 3, 12, 5)],
    [blue, box(7, 8, 18, 21)],
    [cream, polygon([10, 12], [22, 12], [22, 19], [16, 26], [10, 19]), 'flat'],
    [blue, plusSign(16, 17.6, 3.4, 2), 'flat'],
  ],
  switch: [
    [red, any(all(hoop(16, 16, 12, 4.4), box(0, 0, 32, 16)), polygon([21.6, 15], [32, 15], [26, 22]))],
    [blue, any(all(hoop(16, 16, 12, 4.4), box(0, 16, 32, 16)), polygon([10.4, 17], [0, 17], [6, 10]))],
  ],
  catcher: [
    [
      silver,
      any(
        hoop(16, 16, 13, 3),
        box(14.6, 0, 2.8, 9),
        box(14.6, 23, 2.8, 9),
        box(0, 14.6, 9, 2.8),
        box(23, 14.6, 9, 2.8),
      ),
    ],
    [red, circle(16, 16, 4)],
  ],
  'scoop-net': [
    [brown, rotated(box(15, 14, 3, 17), 0.7, 16, 16)],
    [cream, ellipse(19, 11, 9, 10)],
    [outline, all(ellipse(19, 11, 8.4, 9.4), (x, y) => (x + y) % 5 < 1 || (x - y + 60) % 5 < 1), 'flat'],
    [red, cutFrom(ellipse(19, 11, 10, 11), ellipse(19, 11, 8, 9))],
  ],
  gust: [
    [
      sky,
      any(
        ellipse(16, 6, 13, 3.6),
        ellipse(17, 13, 9, 3),
        ellipse(15, 19, 6, 2.6),
        ellipse(17, 25, 3.6, 2.2),
        ellipse(16, 29, 1.6, 1.4),
      ),
    ],
    [cream, any(box(6, 5, 12, 1.2), box(11, 12, 8, 1.2), box(12, 18, 5, 1.2)), 'flat'],
  ],
  rope: [
    [brown, any(hoop(16, 19, 10, 3.4), hoop(16, 15, 10, 3.4))],
    [
      litColour(brown),
      all(any(hoop(16, 19, 10, 3.4), hoop(16, 15, 10, 3.4)), (x, y) => (x + y) % 4 < 1.2),
      'flat',
    ],
    [brown, rotated(box(22, 3, 3, 12), 0.5, 23, 8)],
  ],
} as const satisfies Record<string, readonly Layer[]>;
