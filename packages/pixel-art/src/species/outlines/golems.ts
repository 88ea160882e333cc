/** Giants of rock, ice and steel: their outline and the dots on their faces are their mark. */
import type { ColourName } from '../features.ts';
import { cone, disc, oval, type Point, poly, tube, union } from '../forms.ts';
import { dome, mark, type Outline, type OutlinePart, plain, seam, slab, solid } from './outline.ts';

const SIDES = [-1, 1] as const;

const dots = (colour: ColourName, x: number, y: number, places: readonly Point[]): OutlinePart[] =>
  places.map(([dx, dy]) => plain(colour, disc(x + dx, y + dy, 1.4)));

/** Rows of dots that stand for eyes. */
const CROSS: readonly Point[] = [
  [0, -5],
  [0, 0],
  [0, 5],
  [-5, 0],
  [5, 0],
  [-10, 0],
  [10, 0],
];
const LETTER_H: readonly Point[] = [
  [-6, -4],
  [-6, 0],
  [-6, 4],
  [0, 0],
  [6, -4],
  [6, 0],
  [6, 4],
];
const HEXAGON: readonly Point[] = [
  [0, 0],
  [0, -5],
  [0, 5],
  [-5, -2.5],
  [-5, 2.5],
  [5, -2.5],
  [5, 2.5],
];

const rockArm = (side: -1 | 1, colour: ColourName): OutlinePart[] => [
  solid(colour, oval(side * 24, -32, 6, 7)),
  solid(colour, poly([side * 19, -26], [side * 32, -27], [side * 34, -8], [side * 27, -3], [side * 19, -9])),
];

const steelLeg = (side: -1 | 1, near: boolean): OutlinePart[] => {
  const [x, y] = near ? [17, -20] : [22, -27];
  const foot = near ? 25 : 36;
  return [
    solid(
      'main',
      tube([side * x, y, 4], [side * (foot + 1), y - 5, 4.6], [side * (foot + 3), near ? -9 : -16, 5]),
    ),
    ...[-4, 0, 4].map((dx) =>
      solid(
        'second',
        cone([side * (foot + 3) + dx, near ? -7 : -13], [side * (foot + 3) + dx * 1.4, near ? 0 : -6], 4),
      ),
    ),
  ];
};

export const GOLEMS = {
  'rock-giant': (): Outline => ({
    face: [0, -33, 12, 10],
    parts: [
      ...SIDES.map((side) =>
        solid('second', poly([side * 3, -10], [side * 15, -12], [side * 17, 0], [side * 4, 0])),
      ),
      ...SIDES.flatMap((side) => rockArm(side, 'second')),
      solid(
        'main',
        poly(
          [-12, -51],
          [4, -53],
          [17, -44],
          [20, -28],
          [15, -13],
          [2, -8],
          [-14, -12],
          [-20, -27],
          [-18, -43],
        ),
      ),
      mark('second', poly([4, -53], [17, -44], [8, -42])),
      mark('second', poly([-20, -27], [-12, -24], [-14, -12])),
      seam('main', [-18, -40], [-12, -44], [-12, -51]),
      seam('main', [15, -14], [11, -20], [19, -28]),
    ],
    before: dots('accent', 0, -33, LETTER_H),
  }),
  'ice-giant': (): Outline => ({
    face: [0, -32, 12, 10],
    parts: [
      ...SIDES.map((side) =>
        solid('main', poly([side * 2, -10], [side * 13, -12], [side * 9, 0], [side * 4, 0])),
      ),
      ...SIDES.map((side) =>
        solid(
          'second',
          poly([side * 14, -36], [side * 30, -40], [side * 25, -24], [side * 33, -8], [side * 21, -14]),
        ),
      ),
      solid(
        'main',
        poly(
          [0, -58],
          [7, -45],
          [17, -48],
          [19, -30],
          [12, -14],
          [0, -8],
          [-12, -14],
          [-19, -30],
          [-17, -48],
          [-7, -45],
        ),
      ),
      mark('white', poly([0, -58], [7, -45], [0, -40], [-3, -50])),
      mark('second', poly([17, -48], [19, -30], [12, -14], [11, -34])),
      mark('white', poly([-17, -44], [-10, -40], [-15, -30])),
    ],
    before: dots('accent', 0, -31, CROSS),
  }),
  'steel-giant': (): Outline => ({
    face: [0, -41, 10, 9],
    parts: [
      ...SIDES.map((side) => solid('second', slab(side === 1 ? 3 : -11, -12, 8, 12))),
      ...SIDES.flatMap((side) => [
        solid('detail', disc(side * 21, -31, 5)),
        solid('main', tube([side * 24, -27, 5], [side * 27, -10, 6])),
        ...[-4, 0, 4].map((dx) => solid('main', oval(side * 27 + dx, -3, 2, 3.4))),
      ]),
      solid(
        'main',
        union(dome(0, -34, 17, 20, 'upper'), slab(-17, -35, 34, 12), dome(0, -23, 17, 14, 'lower')),
      ),
      mark('second', slab(-17, -28, 34, 4)),
      ...SIDES.map((side) =>
        mark('second', poly([side * 12, -54], [side * 17, -54], [side * 17, -28], [side * 14, -28])),
      ),
    ],
    before: dots('accent', 0, -41, HEXAGON),
  }),
  /** With a nose that points north. */
  'stone-head': (): Outline => ({
    face: [0, -33, 12, 11],
    parts: [
      ...SIDES.map((side) => solid('main', oval(side * 9, -3, 7, 4))),
      ...SIDES.map((side) =>
        solid('main', poly([side * 15, -22], [side * 24, -17], [side * 21, -8], [side * 15, -12])),
      ),
      solid(
        'main',
        poly([-13, -52], [13, -52], [18, -46], [19, -8], [14, -4], [-14, -4], [-19, -8], [-18, -46]),
      ),
      mark('detail', slab(-15, -42, 30, 4)),
      seam('main', [-9, -9], [0, -11], [9, -9]),
    ],
    before: [
      solid('accent', poly([-4, -38], [4, -38], [10, -16], [6, -12], [-6, -12], [-10, -16])),
      mark('accent', poly([0, -38], [4, -38], [10, -16], [6, -12]), 0.2),
    ],
  }),
  'stone-head-with-hat': (): Outline => ({
    face: [0, -33, 11, 9],
    parts: [
      ...SIDES.map((side) => solid('main', disc(side * 25, -18, 5.6))),
      ...SIDES.map((side) => solid('accent', cone([side * 25, -21], [side * 25, -13], 5))),
      solid('main', poly([-15, -44], [15, -44], [23, -10], [17, -3], [-17, -3], [-23, -10])),
      solid(
        'detail',
        poly([-12, -58], [12, -58], [14, -46], [22, -45], [22, -40], [-22, -40], [-22, -45], [-14, -46]),
      ),
    ],
    before: [
      solid('second', union(cone([0, -14], [-24, -2], 12), cone([0, -14], [24, -2], 12))),
      solid('accent', poly([-4, -37], [4, -37], [11, -18], [7, -13], [-7, -13], [-11, -18])),
      mark('accent', poly([0, -37], [4, -37], [11, -18], [7, -13]), 0.2),
    ],
  }),
  'steel-arm': (): Outline => ({
    face: [-11, -40, 9, 9],
    parts: [
      ...[-1, 0, 1].map((turn) =>
        solid('second', cone([19 + turn * 3, -10 - turn * 2], [27 + turn * 5, -1 - turn * 5], 6)),
      ),
      solid('main', tube([-8, -38, 11], [8, -22, 7.5], [19, -10, 6.5])),
      mark('second', disc(6, -24, 3.6)),
      mark('detail', tube([10, -12, 0.7], [19, -20, 0.7])),
      solid('main', poly([-20, -52], [-9, -55], [2, -48], [4, -36], [-4, -28], [-16, -28], [-23, -38])),
      plain('black', oval(-11, -40, 8, 7)),
      plain('accent', disc(-11, -40, 4.6)),
      plain('white', disc(-12.6, -41.6, 1.4)),
    ],
  }),
  'steel-claws': (): Outline => ({
    face: [0, -27, 12, 10],
    parts: [
      ...SIDES.flatMap((side) => [
        solid('main', tube([side * 15, -30, 5], [side * 29, -34, 6], [side * 34, -20, 6.5])),
        ...[-5, 0, 5].map((dx) =>
          solid('second', cone([side * 35 + dx, -15], [side * 34 + dx * 1.5, -3], 4.6)),
        ),
      ]),
      solid('main', oval(0, -28, 22, 16)),
      mark('detail', dome(0, -27, 22, 15, 'lower')),
      solid('second', cone([0, -36], [0, -20], 9)),
      ...SIDES.map((side) => mark('second', poly([side * 16, -40], [side * 20, -34], [side * 11, -33]))),
    ],
  }),
  'steel-table': (): Outline => ({
    face: [0, -27, 13, 9],
    parts: [
      ...SIDES.flatMap((side) => steelLeg(side, false)),
      solid('main', oval(0, -27, 25, 17)),
      mark('detail', dome(0, -25, 25, 15, 'lower')),
      solid(
        'second',
        poly(
          [-20, -41],
          [-15, -44],
          [0, -31],
          [15, -44],
          [20, -41],
          [6, -26],
          [14, -16],
          [9, -13],
          [0, -22],
          [-9, -13],
          [-14, -16],
          [-6, -26],
        ),
      ),
      ...SIDES.flatMap((side) => steelLeg(side, true)),
    ],
  }),
} as const;
