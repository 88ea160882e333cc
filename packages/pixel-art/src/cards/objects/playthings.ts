/** Instruments, tools and papers on trainer cards. */
import type { Colour } from '../../colours.ts';
import { all, any, box, circle, cutFrom, ellipse, polygon } from '../../shapes.ts';
import { fivePointed, hoop, type Layer, PAINTS, playingCard, rotated, shadedColour } from './layers.ts';

const { blue, brown, cream, green, outline, pale, pink, purple, red, silver, sky, slate, yellow } = PAINTS;

const hammer = (colour: Colour, mark: readonly Layer[] = []): readonly Layer[] => [
  [brown, rotated(box(14.4, 10, 3.4, 20), 0.7)],
  [colour, rotated(box(7, 4, 18, 9), 0.7)],
  ...mark,
];
const book = (colour: Colour, sign: Layer): readonly Layer[] => [
  [cream, box(7, 6, 20, 22)],
  [colour, box(5, 4, 20, 22)],
  [shadedColour(colour), box(5, 4, 4, 22), 'flat'],
  sign,
];

export const PAPER_PICTURES = {
  doll: [
    [
      pink,
      any(
        ellipse(16, 20, 10, 9),
        polygon([7, 4], [13, 11], [7, 15]),
        polygon([25, 4], [19, 11], [25, 15]),
        circle(5, 19, 3),
        circle(27, 19, 3),
        circle(10, 28, 3),
        circle(22, 28, 3),
      ),
    ],
    [brown, any(polygon([7, 4], [9.6, 7], [7, 9]), polygon([25, 4], [22.4, 7], [25, 9])), 'flat'],
    [outline, any(box(11, 17, 2, 3), box(19, 17, 2, 3)), 'flat'],
    [red, box(14, 22, 4, 1.6), 'flat'],
    [brown, any(box(14, 10, 4, 1), box(13, 11, 2, 3)), 'flat'],
  ],
  flute: [
    [pale, rotated(box(2, 13, 28, 6.4), -0.5)],
    [
      outline,
      rotated(any(circle(11, 16, 1.3), circle(16, 16, 1.3), circle(21, 16, 1.3), circle(26, 16, 1.3)), -0.5),
      'flat',
    ],
    [yellow, any(circle(26, 24, 2.6), box(27.6, 15, 1.4, 9))],
  ],
  whistle: [
    [yellow, any(circle(12, 19, 8), box(12, 11, 17, 7))],
    [outline, circle(12, 19, 3), 'flat'],
    [red, any(box(4, 4, 2, 9), box(4, 4, 9, 2))],
  ],
  bell: [
    [yellow, any(all(circle(16, 14, 9), box(0, 0, 32, 15)), box(7, 14, 18, 8), box(4, 22, 24, 4))],
    [red, circle(16, 28, 2.6)],
    [cream, box(10, 9, 2, 7), 'flat'],
  ],
  trumpet: [
    [yellow, any(box(3, 13, 20, 5), polygon([21, 12], [30, 5], [30, 26], [21, 19]), hoop(12, 19, 6, 2.4))],
    [red, any(box(8, 8, 2, 5), box(12, 8, 2, 5), box(16, 8, 2, 5))],
  ],
  mirror: [
    [brown, box(14.4, 20, 3.4, 10)],
    [yellow, circle(16, 12, 11)],
    [sky, circle(16, 12, 8.4)],
    [cream, rotated(any(box(11, 6, 2.4, 10), box(15, 6, 1.4, 10)), 0.6, 14, 11), 'flat'],
  ],
  rod: [
    [brown, rotated(box(3, 14, 26, 2.8), -0.75)],
    [silver, all(hoop(22, 22, 4, 1.6), box(0, 0, 32, 32))],
    [red, circle(23, 25, 3)],
    [cream, all(circle(23, 25, 3), box(0, 25, 32, 9)), 'flat'],
    [outline, box(25, 7, 1, 16), 'flat'],
  ],
  hammer: hammer(silver),
  'enhanced-hammer': hammer(yellow, [[red, fivePointed(11, 9, 4, 1.8), 'flat']]),
  'trump-card': [...playingCard(12, 17, -0.3, slate), ...playingCard(20, 15, 0.2, red)],
  trade: [
    ...playingCard(10, 14, -0.25, red),
    ...playingCard(22, 18, 0.25, blue),
    [yellow, any(polygon([10, 27], [16, 23], [16, 31]), box(16, 26, 6, 2.6))],
  ],
  letter: [
    [cream, box(2, 8, 28, 18)],
    [silver, cutFrom(polygon([2, 8], [30, 8], [16, 20]), polygon([5, 9], [27, 9], [16, 17.6])), 'flat'],
    [red, circle(16, 18, 3.4)],
  ],
  book: book(green, [yellow, fivePointed(16, 14, 5, 2.2), 'flat']),
  notes: [
    [cream, box(6, 3, 20, 26)],
    [silver, any(box(9, 8, 14, 1.6), box(9, 12, 14, 1.6), box(9, 16, 10, 1.6), box(9, 20, 12, 1.6)), 'flat'],
    [yellow, rotated(box(19, 18, 4, 13), -0.6, 22, 24)],
  ],
  'spell-tag': [
    [cream, box(9, 3, 14, 26)],
    [red, any(box(12, 7, 8, 1.6), box(15.2, 7, 1.6, 9), box(12, 12, 8, 1.6)), 'flat'],
    [purple, circle(16, 21, 3.4)],
  ],
} as const satisfies Record<string, readonly Layer[]>;
