/** Things that hold something: cups, pots, candles, lamps, bells, cones, bags, chests. */
import { blade, cone, cutBy, disc, oval, poly, starOf, tube, union } from '../forms.ts';
import { dome, mark, type Outline, type OutlinePart, plain, ring, seam, slab, solid } from './outline.ts';

const SIDES = [-1, 1] as const;

/** Cold fire, as candles and lamps of ghosts have it. */
const ghostFlame = (x: number, y: number, size: number): OutlinePart[] => [
  solid(
    'accent',
    union(
      blade([x, y], [x - size * 0.15, y - size * 2], size * 1.2, 0.35),
      disc(x, y - size * 0.4, size * 0.55),
    ),
  ),
  mark('detail', blade([x, y], [x, y - size * 1.1], size * 0.6, 0.4)),
];

/** Soft ice, turn upon turn, on its cone. */
const softIce = (x: number, turns: readonly (readonly [y: number, rx: number])[]): OutlinePart[] =>
  turns.flatMap(([y, rx]) => [
    solid('main', oval(x, y, rx, 7)),
    seam('second', [x - rx * 0.5, y + 5.4], [x + rx * 0.6, y + 4.4]),
  ]);

const icyCone = (x: number, top: number, half: number): OutlinePart[] => [
  solid(
    'second',
    poly([x - half, top], [x + half, top], [x + half * 0.5, -10], [x, 0], [x - half * 0.5, -10]),
  ),
  mark('second', poly([x, top], [x + half, top], [x, 0]), -0.35),
];

export const VESSELS = {
  'ice-cream': (): Outline => ({
    face: [0, -27, 11, 9],
    parts: [
      ...icyCone(0, -20, 12),
      ...softIce(0, [
        [-42, 6],
        [-34, 11],
        [-25, 15],
      ]),
    ],
  }),
  'ice-cream-tall': (): Outline => ({
    face: [0, -29, 11, 9],
    parts: [
      ...icyCone(0, -22, 12),
      ...softIce(-1, [
        [-55, 5],
        [-49, 9],
        [-42, 12],
      ]),
      solid('accent', poly([-15, -40], [-21, -33], [-14, -30])),
      solid('accent', poly([15, -40], [21, -33], [14, -30])),
      ...softIce(0, [
        [-34, 15],
        [-27, 16],
      ]),
    ],
  }),
  'ice-cream-twin': (): Outline => ({
    face: [-11, -31, 9, 8],
    parts: [
      solid('accent', tube([-2, -44, 1.6], [3, -60, 1.6])),
      ...icyCone(0, -22, 17),
      ...softIce(13, [
        [-49, 5],
        [-42, 9],
        [-34, 13],
      ]),
      ...softIce(-12, [
        [-48, 5],
        [-40, 10],
        [-30, 14],
      ]),
      ...[9, 17].map((x) => plain('black', oval(x, -37, 1.5, 2))),
      plain('black', tube([11, -33, 0.4], [13, -32, 0.4], [15, -33, 0.4])),
    ],
  }),
  candle: (): Outline => ({
    face: [0, -17, 10, 9],
    parts: [
      ...ghostFlame(0, -33, 9),
      solid(
        'main',
        union(poly([-11, -30], [11, -30], [13, -2], [-13, -2]), oval(0, -30, 11, 4), oval(0, -3, 18, 4)),
      ),
      solid('main', tube([-8, -31, 3], [-9, -20, 3.4])),
      mark('main', tube([8, -30, 2.4], [9, -14, 2.8]), 0.12),
      plain('white', oval(6, -19, 3.6, 4)),
      plain('black', oval(6, -19, 1.6, 2.2)),
    ],
  }),
  lamp: (): Outline => ({
    face: [0, -30, 10, 9],
    parts: [
      ...SIDES.map((side) =>
        solid('main', tube([side * 9, -18, 2.4], [side * 19, -14, 2.2], [side * 21, -24, 2])),
      ),
      solid('main', poly([-5, -14], [5, -14], [2, -4], [0, 0], [-2, -4])),
      solid('second', union(oval(0, -30, 15, 14))),
      ...ghostFlame(0, -22, 9),
      solid('main', dome(0, -40, 15, 9, 'upper')),
      solid('main', oval(0, -17, 11, 4)),
      solid('main', tube([0, -48, 2], [0, -53, 2.6])),
    ],
  }),
  chandelier: (): Outline => ({
    face: [0, -36, 10, 9],
    parts: [
      ...SIDES.flatMap((side) => [
        ...ghostFlame(side * 27, -34, 8),
        ...ghostFlame(side * 16, -15, 6),
        solid('main', tube([side * 4, -19, 2.4], [side * 18, -20, 2.2], [side * 27, -31, 2.6])),
        solid('main', tube([side * 2, -14, 2], [side * 10, -8, 2], [side * 16, -12, 2.2])),
      ]),
      solid('main', poly([-4, -22], [4, -22], [2, -4], [0, 0], [-2, -4])),
      ...ghostFlame(0, -48, 9),
      solid('second', disc(0, -36, 14)),
      mark('accent', disc(0, -32, 6)),
      solid('main', dome(0, -24, 10, 5, 'lower')),
    ],
  }),
  'jingle-bell': (): Outline => ({
    face: [0, -22, 12, 10],
    parts: [
      solid('accent', tube([-2, -40, 2.6], [-10, -50, 3], [-18, -44, 2.6])),
      solid('white', tube([2, -40, 2.6], [10, -50, 3], [18, -44, 2.6])),
      solid('main', disc(0, -21, 20)),
      solid('accent', oval(0, -41, 5, 4)),
      mark('main', oval(-8, -32, 5, 4), -0.5),
      plain('black', oval(0, -9, 10, 2.2)),
      plain('black', disc(-9, -9, 2.8)),
      plain('black', disc(9, -9, 2.8)),
    ],
  }),
  'wind-chime': (): Outline => ({
    face: [0, -41, 11, 9],
    parts: [
      solid('main', tube([0, -32, 5], [7, -20, 5], [2, -10, 4.4], [10, -1, 4])),
      mark('accent', tube([6, -24, 1.2], [7, -14, 1.2])),
      mark('second', tube([1, -10, 1.4], [8, -4, 1.4])),
      ...SIDES.map((side) => solid('main', oval(side * 11, -31, 5, 3.4))),
      solid('main', union(dome(0, -40, 16, 15, 'upper'), dome(0, -40, 16, 9, 'lower'))),
      solid('second', dome(0, -52, 7, 6, 'upper')),
      solid('accent', oval(0, -37, 2.6, 1.8)),
    ],
  }),
  'bronze-mirror': (): Outline => ({
    face: [0, -26, 13, 11],
    parts: [
      ...[0, 1, 2, 3, 4, 5].map((step) =>
        solid('main', disc(Math.sin(step * 1.047) * 23, -26 - Math.cos(step * 1.047) * 23, 4.4)),
      ),
      solid('main', disc(0, -26, 22)),
      mark('second', ring(0, -26, 18, 15)),
      ...SIDES.map((side) => solid('accent', disc(side * 8, -29, 5))),
      solid('second', oval(0, -20, 4, 3)),
    ],
  }),
  'bronze-bell': (): Outline => ({
    face: [0, -28, 11, 9],
    parts: [
      ...SIDES.map((side) =>
        solid('main', tube([side * 13, -36, 3.4], [side * 25, -34, 3.6], [side * 26, -16, 5])),
      ),
      plain('black', oval(0, -5, 15, 5)),
      solid('second', oval(0, -3, 5, 4)),
      solid('main', poly([-13, -44], [13, -44], [15, -20], [21, -6], [-21, -6], [-15, -20])),
      solid(
        'main',
        poly(
          [-16, -46],
          [-19, -55],
          [-9, -50],
          [0, -56],
          [9, -50],
          [19, -55],
          [16, -46],
          [8, -42],
          [-8, -42],
        ),
      ),
      mark('second', slab(-16, -16, 32, 3)),
      ...SIDES.map((side) => solid('accent', disc(side * 7, -32, 3.6))),
      ...[-9, 0, 9].map((x) => mark('second', disc(x, -10, 2.2))),
    ],
  }),
  balloon: (): Outline => ({
    face: [0, -32, 12, 11],
    parts: [
      ...SIDES.flatMap((side) => [
        solid('second', tube([side * 5, -16, 0.8], [side * 12, -8, 0.8], [side * 9, 0, 0.8])),
        solid(
          'detail',
          union(
            disc(side * 9 - 2, 1, 2.6),
            disc(side * 9 + 2, 1, 2.6),
            poly([side * 9 - 4.4, 2], [side * 9 + 4.4, 2], [side * 9, 7]),
          ),
        ),
      ]),
      solid('main', union(disc(0, -33, 18), poly([-10, -18], [10, -18], [4, -12], [-4, -12]))),
      solid('white', union(disc(-5, -51, 4.4), disc(0, -54, 5.4), disc(6, -51, 4.4))),
      mark('main', oval(-7, -42, 5, 4), -0.4),
      plain('accent', union(tube([-4, -27, 1.4], [4, -19, 1.4]), tube([4, -27, 1.4], [-4, -19, 1.4]))),
    ],
  }),
  'trash-bag': (): Outline => ({
    face: [0, -24, 12, 9],
    parts: [
      ...SIDES.map((side) => solid('main', poly([side * 3, -38], [side * 20, -54], [side * 15, -36]))),
      ...SIDES.map((side) => solid('main', tube([side * 18, -16, 3], [side * 25, -8, 4]))),
      solid('second', oval(0, -42, 6, 3.6)),
      solid(
        'main',
        poly(
          [-6, -42],
          [6, -42],
          [14, -34],
          [22, -18],
          [20, -4],
          [12, 0],
          [-12, 0],
          [-20, -4],
          [-22, -18],
          [-14, -34],
        ),
      ),
      mark('second', poly([-17, -8], [-8, -12], [-6, -4], [-14, -2])),
      mark('second', poly([9, -10], [17, -14], [18, -6], [12, -3])),
      plain(
        'white',
        poly([-7, -15], [-4, -11], [-1, -15], [2, -11], [5, -15], [8, -11], [8, -17], [-7, -17]),
      ),
    ],
  }),
  teacup: (): Outline => ({
    face: [0, -34, 10, 8],
    parts: [
      solid('main', tube([3, -26, 8], [6, -40, 7], [0, -52, 3], [-6, -54, 1.6])),
      solid('main', disc(0, -33, 12)),
      solid('second', ring(20, -14, 8, 4.6)),
      solid('second', union(dome(0, -22, 20, 20, 'lower'), slab(-9, -5, 18, 4))),
      solid('second', oval(0, -22, 20, 4)),
      mark('accent', slab(-20, -16, 40, 3)),
      mark('accent', poly([-6, -10], [0, -13], [6, -10], [0, -6])),
      seam('second', [10, -22], [13, -17], [9, -13]),
    ],
  }),
  teapot: (): Outline => ({
    face: [0, -41, 10, 8],
    parts: [
      solid('main', tube([16, -24, 3], [30, -30, 3.6], [26, -44, 3])),
      solid('main', tube([-14, -28, 3], [-28, -34, 3.4], [-27, -46, 2.6])),
      solid('second', tube([-16, -14, 4], [-27, -18, 3], [-30, -25, 2.6])),
      solid('second', ring(20, -13, 9, 5.6)),
      solid('main', disc(0, -40, 13)),
      solid('second', union(dome(0, -52, 9, 7, 'upper'), disc(0, -60, 3))),
      solid('second', union(oval(0, -14, 20, 14), slab(-10, -4, 20, 4))),
      solid('second', oval(0, -27, 12, 3)),
      mark('accent', slab(-20, -16, 40, 3)),
      mark('accent', poly([-7, -11], [0, -14], [7, -11], [0, -6])),
    ],
  }),
  'tea-bowl': (): Outline => ({
    face: [0, -33, 11, 8],
    parts: [
      ...SIDES.map((side) =>
        solid('main', tube([side * 14, -26, 3], [side * 24, -34, 2.6], [side * 28, -28, 2])),
      ),
      solid('main', union(dome(0, -24, 18, 20, 'upper'), cone([6, -38], [10, -54], 8))),
      solid('second', union(dome(0, -23, 22, 21, 'lower'), slab(-9, -4, 18, 4))),
      solid('second', oval(0, -23, 22, 4)),
      mark('accent', poly([-16, -14], [-6, -18], [2, -12], [-8, -6])),
      mark('accent', poly([6, -10], [14, -16], [18, -12], [10, -5])),
    ],
  }),
  'tea-caddy': (): Outline => ({
    face: [0, -36, 11, 8],
    parts: [
      ...SIDES.map((side) => solid('main', tube([side * 12, -34, 3], [side * 20, -30, 2.6]))),
      solid('main', union(disc(0, -36, 14), cone([4, -46], [-4, -58], 9))),
      solid('second', union(slab(-14, -26, 28, 26), oval(0, -26, 14, 3))),
      mark('accent', slab(-14, -18, 28, 8)),
      mark('white', disc(0, -14, 2.6)),
    ],
  }),
  'treasure-chest': (): Outline => ({
    face: [0, -27, 11, 6],
    parts: [
      solid('second', cutBy(dome(0, -32, 24, 20, 'upper'))),
      mark('accent', slab(-3, -52, 6, 20)),
      plain('black', slab(-21, -33, 42, 12)),
      ...[-14, -6, 3, 12].map((x) => solid('accent', oval(x, -20, 5, 3.6))),
      solid('second', slab(-24, -20, 48, 20)),
      mark('accent', slab(-24, -20, 48, 3.4)),
      ...SIDES.map((side) => mark('accent', slab(side * 19 - 2.6, -20, 5, 20))),
      solid('accent', union(disc(0, -14, 5), slab(-1.4, -12, 2.8, 7))),
      plain('black', disc(0, -14, 1.8)),
      ...SIDES.map((side) => plain('white', oval(side * 7, -28, 2.4, 2.8))),
      ...SIDES.map((side) => plain('black', oval(side * 7, -28, 1.2, 1.8))),
    ],
  }),
  'sand-castle': (): Outline => ({
    face: [0, -22, 11, 9],
    parts: [
      ...SIDES.flatMap((side) => [
        solid('main', poly([side * 14, -34], [side * 25, -34], [side * 27, -2], [side * 12, -2])),
        solid('main', cone([side * 19.5, -33], [side * 19.5, -46], 16)),
      ]),
      solid('main', poly([-9, -46], [9, -46], [12, -20], [-12, -20])),
      solid('main', cone([0, -45], [0, -59], 22)),
      solid('accent', tube([0, -58, 1], [0, -66, 1])),
      solid('accent', oval(0, -66, 4, 2.6)),
      solid('main', poly([-20, -28], [20, -28], [28, 0], [-28, 0])),
      plain('black', union(dome(0, -8, 8, 9, 'upper'), slab(-8, -8, 16, 5))),
      ...SIDES.map((side) => plain('black', slab(side * 19.5 - 1.4, -28, 2.8, 5))),
      ...SIDES.map((side) => plain('black', oval(side * 7, -22, 2.4, 2.8))),
      plain('black', slab(-1.6, -40, 3.2, 6)),
    ],
  }),
  'bound-souls': (): Outline => ({
    face: [0, -36, 13, 11],
    parts: [
      solid('main', starOf(0, -35, 23, 16, 9, 0.2)),
      solid('main', disc(0, -35, 17)),
      ...[
        [-11, -46],
        [11, -46],
        [-15, -34],
        [15, -34],
        [-8, -25],
        [8, -25],
        [0, -49],
      ].map(([x = 0, y = 0]) => plain('accent', disc(x, y, 2))),
      ...SIDES.map((side) => plain('accent', poly([side * 3, -37], [side * 10, -42], [side * 9, -35]))),
      plain('accent', tube([-7, -31, 0.8], [-3, -28, 0.8], [3, -28, 0.8], [7, -31, 0.8])),
      solid('second', poly([-12, -17], [12, -17], [17, -8], [15, 0], [-15, 0], [-17, -8])),
      seam('second', [-4, -17], [-2, -10], [-5, -4]),
      seam('second', [2, -12], [7, -6]),
    ],
  }),
} as const;
