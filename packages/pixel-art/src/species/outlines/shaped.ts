/** Creatures whose outline is their mark: ducks of polygons, a heart, a crescent, a walking table of steel. */
import { cone, cutBy, disc, oval, poly, starOf, tube, union } from '../forms.ts';
import { dome, mark, type Outline, plain, seam, solid, turned } from './outline.ts';

export const SHAPED = {
  'polygon-duck': (): Outline => ({
    face: [-7, -37, 8, 8],
    parts: [
      solid('second', poly([19, -26], [33, -35], [28, -20], [18, -18])),
      solid('second', poly([6, -12], [14, -12], [18, 0], [4, 0])),
      solid('second', poly([-10, -12], [-2, -12], [0, 0], [-16, 0])),
      solid('main', poly([-12, -28], [10, -30], [24, -20], [20, -9], [-10, -9], [-17, -18])),
      mark('second', poly([-17, -18], [-12, -28], [-3, -18], [-10, -9])),
      mark('main', poly([10, -30], [24, -20], [8, -18]), 0.14),
      solid('main', poly([-18, -40], [-10, -50], [4, -48], [10, -36], [2, -26], [-12, -27])),
      mark('main', poly([-10, -50], [4, -48], [-3, -38]), -0.2),
      mark('main', poly([4, -48], [10, -36], [2, -26], [-3, -38]), 0.12),
      solid('second', poly([-16, -39], [-33, -33], [-18, -28], [-9, -31])),
      mark('second', poly([-33, -33], [-18, -28], [-9, -31], [-16, -33]), 0.22),
      plain('white', poly([-6, -44], [0, -42], [0, -37], [-6, -36], [-9, -40])),
      plain('black', poly([-5, -42], [-2, -41], [-2, -38], [-5, -38])),
    ],
  }),
  'smooth-duck': (): Outline => ({
    face: [-8, -38, 10, 10],
    parts: [
      solid('second', tube([16, -24, 5], [26, -30, 3.4], [31, -37, 1.4])),
      solid('second', oval(-8, -4, 8, 4)),
      solid('second', oval(9, -4, 8, 4)),
      solid('main', oval(3, -17, 18, 14)),
      mark('second', oval(-7, -13, 11, 12)),
      solid('main', oval(-6, -38, 13, 12)),
      solid('second', oval(-19, -34, 11, 4.6)),
      seam('second', [-30, -33.6], [-12, -33]),
      plain('white', oval(-8, -42, 4, 4.4)),
      plain('black', oval(-9, -41.6, 2, 2.4)),
    ],
  }),
  'glitched-duck': (): Outline => ({
    face: [-12, -41, 10, 9],
    parts: [
      solid('second', cone([14, -9], [28, -2], 12)),
      solid('main', turned(oval(3, -15, 12, 15), -0.35, 3, -15)),
      mark('second', oval(-5, -10, 8, 9)),
      solid('second', turned(oval(20, -24, 4, 11), 0.7, 20, -24)),
      solid('second', turned(oval(-14, -17, 4, 10), 0.5, -14, -17)),
      solid('main', tube([-2, -52, 2.6], [6, -61, 2.4], [14, -58, 1.4])),
      solid('main', oval(-8, -43, 14, 11)),
      solid('second', oval(-23, -39, 11, 4)),
      seam('second', [-33, -38.6], [-15, -38]),
      plain('accent', disc(-9, -46, 4.4)),
      plain('black', disc(-10, -46, 1.8)),
    ],
  }),
  heart: (): Outline => ({
    face: [-3, -30, 12, 10],
    parts: [
      solid('second', poly([13, -10], [26, -12], [22, -4], [24, 3], [11, -4])),
      solid(
        'main',
        union(disc(-11, -36, 13), disc(11, -36, 13), poly([-23.5, -31], [0, -40], [23.5, -31], [0, -1])),
      ),
      mark('main', union(oval(-13, -41, 5, 4)), -0.45),
      ...[-1, 5].map((x) => seam('accent', [x, -16], [x + 2.5, -13.5], [x + 5, -16])),
    ],
    before: [solid('accent', union(oval(-8, -24, 3.4, 2.4), oval(-8, -20.8, 3.4, 2.4)))],
  }),
  crescent: (): Outline => ({
    face: [10, -24, 9, 9],
    parts: [
      solid('main', cutBy(disc(2, -26, 25), disc(-12, -28, 18.5))),
      solid('main', cone([9, -24], [-8, -18], 12)),
      ...[
        [19, -38, 3],
        [20, -14, 3.4],
        [9, -7, 2.2],
        [12, -45, 2],
      ].map(([x = 0, y = 0, r = 0]) => mark('second', disc(x, y, r))),
      plain('black', oval(12, -28, 5.4, 3.6)),
      plain('accent', oval(11, -28, 3.4, 2.6)),
      plain('black', disc(10.4, -28, 1)),
    ],
  }),
  sun: (): Outline => ({
    face: [0, -26, 10, 8],
    parts: [
      solid('second', starOf(0, -26, 27, 17, 8)),
      solid('main', disc(0, -26, 17)),
      mark('main', oval(-5, -34, 7, 4), -0.3),
      ...[-1, 1].map((side) => plain('black', oval(side * 7, -28, 4, 2.6))),
      ...[-1, 1].map((side) => plain('accent', disc(side * 7, -28, 1.7))),
      solid('second', poly([-1.6, -27], [1.6, -27], [3, -19], [-3, -19])),
    ],
  }),
  'hatched-egg': (): Outline => ({
    face: [0, -36, 11, 9],
    parts: [
      ...[-1, 1].map((side) => solid('second', oval(side * 8, -2.5, 6, 3.4))),
      solid(
        'second',
        union(
          ...[-2, -1, 0, 1, 2].map((step) => cone([step * 5, -40], [step * 11, -57 + Math.abs(step) * 4], 9)),
          oval(0, -37, 15, 12),
        ),
      ),
      ...[-1, 1].map((side) => solid('second', oval(side * 17, -24, 4.4, 3))),
      solid(
        'main',
        poly(
          [-18, -24],
          [-14, -30],
          [-10, -25],
          [-5, -31],
          [0, -25],
          [5, -31],
          [10, -25],
          [14, -30],
          [18, -24],
          [18, -14],
          [13, -5],
          [0, -1],
          [-13, -5],
          [-18, -14],
        ),
      ),
      mark('accent', poly([-12, -13], [-5, -13], [-9, -20])),
      mark('detail', poly([-3, -8], [5, -8], [1, -16])),
      mark('accent', poly([7, -14], [14, -14], [10, -21])),
    ],
  }),
  'blue-pillar': (): Outline => ({
    face: [0, -41, 11, 9],
    parts: [
      solid('second', tube([12, -10, 4], [24, -13, 4], [30, -22, 5])),
      plain('white', oval(30, -24, 3.4, 2)),
      plain('black', oval(30, -24, 1.2, 1.4)),
      ...[-1, 1].map((side) =>
        solid('main', tube([side * 12, -30, 3.4], [side * 21, -24, 3.6], [side * 19, -14, 4])),
      ),
      ...[-14, 14, -5, 5].map((x) => solid('main', oval(x, -4, 6, 4.4))),
      solid(
        'main',
        union(oval(0, -40, 14, 15), poly([-14, -40], [14, -40], [17, -8], [-17, -8]), oval(0, -9, 17, 7)),
      ),
      plain('black', tube([-8, -44, 0.6], [-4, -42, 0.6], [-8, -40, 0.6])),
      plain('black', tube([8, -44, 0.6], [4, -42, 0.6], [8, -40, 0.6])),
      plain('black', tube([-6, -34, 0.5], [-2, -36, 0.5], [2, -34, 0.5], [6, -36, 0.5])),
    ],
  }),
  'hollow-shell': (): Outline => ({
    face: [-23, -17, 7, 7],
    parts: [
      solid('main', tube([-12, -14, 4], [-20, -15, 4], [-24, -18, 6.5])),
      ...[-14, 14].map((x) => solid('main', tube([x, -10, 3.6], [x * 1.5, -3, 3.4]))),
      solid('main', cone([20, -12], [35, -8], 7)),
      solid('second', union(dome(0, -12, 25, 30, 'upper'), dome(0, -13, 25, 8, 'lower'))),
      ...[
        [-9, -25, 6.4],
        [10, -27, 6.8],
        [1, -12, 5.6],
        [20, -15, 3.6],
      ].flatMap(([x = 0, y = 0, r = 0]) => [
        solid('white', disc(x, y, r)),
        plain('black', disc(x, y, r * 0.52)),
      ]),
    ],
  }),
  'steel-bivalve': (): Outline => ({
    face: [0, -24, 13, 8],
    parts: [
      ...[
        [-24, -40],
        [24, -40],
        [-25, -8],
        [25, -8],
      ].map(([x = 0, y = 0]) => solid('second', tube([x * 0.6, -24 + (y + 24) * 0.6, 4], [x, y, 4.6]))),
      plain('black', disc(0, -24, 20)),
      ...[-1, 1].flatMap((side) => [
        plain('white', oval(side * 8, -24, 5, 4)),
        plain('accent', disc(side * 7, -24, 2)),
      ]),
      solid('main', dome(0, -28, 23, 20, 'upper')),
      solid('main', dome(0, -19, 23, 19, 'lower')),
      ...[-12, 0, 12].flatMap((x) => [
        mark('detail', cone([x, -28], [x, -36 + Math.abs(x) * 0.3], 8)),
        mark('detail', cone([x, -19], [x, -11 - Math.abs(x) * 0.3], 8)),
      ]),
    ],
  }),
  manta: (): Outline => ({
    face: [0, -22, 13, 9],
    parts: [
      solid('main', tube([3, -30, 2.2], [10, -46, 1.4], [24, -54, 0.8])),
      ...[-1, 1].map((side) =>
        solid(
          'main',
          poly(
            [side * 6, -34],
            [side * 28, -40],
            [side * 44, -52],
            [side * 38, -28],
            [side * 24, -10],
            [side * 6, -7],
          ),
        ),
      ),
      ...[-1, 1].map((side) =>
        solid('main', tube([side * 7, -34, 1.2], [side * 10, -44, 1.1], [side * 16, -47, 1])),
      ),
      solid('main', oval(0, -22, 17, 15)),
      mark('belly', dome(0, -17, 18, 14, 'lower')),
      ...[-1, 1].map((side) => mark('detail', disc(side * 25, -27, 4.4))),
    ],
  }),
  'flower-hat': (): Outline => ({
    face: [0, -17, 10, 9],
    parts: [
      ...[-1, 1].map((side) => solid('main', oval(side * 8, -3, 6, 3.6))),
      ...[-1, 1].map((side) => solid('main', oval(side * 14, -15, 4, 3))),
      solid('main', oval(0, -16, 14, 13)),
      ...[
        [-22, -33, 15, 8],
        [22, -33, 15, 8],
        [0, -44, 16, 8],
        [-13, -25, 15, 8],
        [13, -25, 15, 8],
      ].flatMap(([x = 0, y = 0, rx = 0, ry = 0]) => [
        solid('accent', oval(x, y, rx, ry)),
        ...[
          [-6, -1],
          [5, -2],
          [0, 3],
        ].map(([dx = 0, dy = 0]) => mark('second', disc(x + dx, y + dy, 1.9))),
      ]),
      solid('detail', oval(0, -34, 9, 5)),
      plain('black', oval(0, -35, 4, 2)),
    ],
  }),
  spider: (): Outline => ({
    face: [0, -14, 9, 8],
    parts: [
      ...[-1, 1].flatMap((side) => [
        solid('second', tube([side * 10, -20, 1.6], [side * 22, -40, 1.8], [side * 32, -12, 1.2])),
        solid('second', tube([side * 10, -16, 1.6], [side * 20, -27, 1.8], [side * 24, 0, 1.2])),
        solid('second', tube([side * 8, -12, 1.6], [side * 14, -14, 1.6], [side * 14, 0, 1.2])),
      ]),
      solid('main', disc(0, -30, 17)),
      mark('detail', union(oval(-6, -37, 2, 3.4), oval(6, -37, 2, 3.4))),
      mark('detail', tube([-8, -28, 1.2], [0, -31, 1.2], [8, -28, 1.2])),
      solid('main', oval(0, -13, 11, 9.6)),
      solid('white', cone([0, -18], [0, -28], 5)),
      ...[-1, 1].map((side) => solid('accent', cone([side * 4, -6], [side * 3, 0], 4))),
    ],
  }),
  'spiked-clam': (): Outline => ({
    face: [0, -24, 8, 8],
    parts: [
      solid('second', starOf(0, -25, 29, 21, 11)),
      ...[-1, 1].flatMap((side) => [
        solid(
          'main',
          poly(
            [side * 4, -52],
            [side * 22, -44],
            [side * 25, -24],
            [side * 17, -4],
            [side * 3, -2],
            [side * 13, -25],
          ),
        ),
        seam('main', [side * 12, -46], [side * 18, -26], [side * 10, -6]),
      ]),
      plain('black', disc(0, -25, 14)),
      solid('detail', disc(0, -24, 10.5)),
      solid('second', cone([0, -31], [0, -46], 7)),
    ],
  }),
  kicker: (): Outline => ({
    face: [0, -36, 11, 11],
    parts: [
      solid('main', tube([-6, -22, 4], [-9, -12, 3.4], [-8, -4, 3.6])),
      solid('main', oval(-10, -3, 8, 3.4)),
      solid('main', tube([7, -22, 4.4], [20, -26, 4], [32, -38, 3.6])),
      solid('second', oval(36, -42, 4, 7.5)),
      ...[18, 23, 28].map((x) =>
        mark('second', tube([x - 2, -30 - (x - 18) * 0.8, 0.7], [x + 1, -22 - (x - 18) * 1, 0.7])),
      ),
      mark('second', tube([-14, -12, 0.7], [-4, -12, 0.7])),
      mark('second', tube([-14, -8, 0.7], [-4, -8, 0.7])),
      solid('main', tube([-13, -42, 3], [-25, -38, 2.6], [-26, -26, 3.6])),
      solid('main', tube([13, -44, 3], [20, -52, 2.6], [14, -60, 3.6])),
      solid('main', poly([-12, -52], [12, -52], [15, -44], [11, -20], [-11, -20], [-15, -44])),
    ],
  }),
  boulder: (): Outline => ({
    face: [0, -31, 9, 8],
    parts: [
      ...[-1, 1].flatMap((side) => [
        solid('second', tube([side * 10, -8, 4.4], [side * 12, -3, 4.4])),
        solid('second', tube([side * 19, -26, 3.6], [side * 28, -24, 4])),
        ...[-3, 0, 3].map((dy) =>
          solid('white', cone([side * 30, -24 + dy], [side * 35, -24 + dy * 1.5], 2.6)),
        ),
      ]),
      solid(
        'main',
        poly(
          [-9, -52],
          [9, -52],
          [20, -44],
          [25, -30],
          [23, -15],
          [13, -5],
          [-13, -5],
          [-23, -15],
          [-25, -30],
          [-20, -44],
        ),
      ),
      ...[-1, 1].map((side) => mark('detail', poly([side * 9, -52], [side * 20, -44], [side * 13, -38]))),
      ...[-1, 1].map((side) =>
        mark('detail', poly([side * 25, -28], [side * 15, -24], [side * 13, -5], [side * 22, -15])),
      ),
      seam('main', [-13, -38], [0, -44], [13, -38]),
      seam('main', [-9, -52], [-13, -38], [-25, -30]),
      seam('main', [9, -52], [13, -38], [25, -30]),
      seam('main', [-15, -22], [-10, -14], [10, -14], [15, -22]),
      solid('second', oval(0, -29, 12, 10)),
    ],
  }),
} as const;
