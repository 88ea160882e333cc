/** Creatures with a body of their own kind: shells with arms, a leviathan, slugs, a spring, a rag, comb and engine. */
import { blade, cone, disc, oval, poly, starOf, tube, union } from '../forms.ts';
import {
  dome,
  gearForm,
  mark,
  type Outline,
  type OutlinePart,
  plain,
  ring,
  seam,
  slab,
  solid,
} from './outline.ts';

const SIDES = [-1, 1] as const;

/** A coil on a round shell. */
const coil = (x: number, y: number, r: number): OutlinePart => {
  const turns = Array.from({ length: 12 }, (_, step): [number, number] => {
    const angle = -1.2 + step * 0.8;
    const radius = r * (0.92 - step * 0.07);
    return [x + Math.sin(angle) * radius, y - Math.cos(angle) * radius];
  });
  return seam('second', ...turns);
};

const hexagon = (x: number, y: number, r: number) => starOf(x, y, r, r * 0.87, 6);

export const BEASTS = {
  ammonite: (): Outline => ({
    face: [-9, -18, 9, 8],
    parts: [
      solid('second', disc(8, -31, 20)),
      coil(8, -31, 19),
      ...[-22, -16, -9, -1, 5].map((x, index) =>
        solid('main', tube([x * 0.6 - 3, -12, 2.6], [x, -4, 2.4], [x - 3 + index * 0.8, 0, 1.8])),
      ),
      solid('main', disc(-9, -18, 13)),
    ],
  }),
  'spiked-ammonite': (): Outline => ({
    face: [-10, -18, 10, 8],
    parts: [
      ...[-0.7, 0, 0.7, 1.4, 2.1].map((angle) =>
        solid(
          'second',
          cone(
            [9 + Math.sin(angle) * 18, -32 - Math.cos(angle) * 18],
            [9 + Math.sin(angle) * 29, -32 - Math.cos(angle) * 29],
            8,
          ),
        ),
      ),
      solid('second', disc(9, -32, 20)),
      coil(9, -32, 19),
      ...[-26, -19, -11, -2, 6].map((x, index) =>
        solid('main', tube([x * 0.6 - 3, -12, 3], [x, -4, 2.8], [x - 4 + index * 0.8, 1, 2])),
      ),
      solid('main', disc(-10, -18, 14)),
      ...SIDES.map((side) => solid('accent', blade([-10 + side * 4, -10], [-10 + side, -1], 5))),
    ],
  }),
  leviathan: (): Outline => ({
    face: [-15, -22, 10, 7],
    parts: [
      solid('main', poly([30, -22], [48, -34], [43, -20], [50, -10], [30, -16])),
      solid('main', poly([0, -26], [18, -52], [31, -48], [22, -38], [12, -22])),
      ...[22, 27].map((x) => mark('white', slab(x, -51, 3.4, 7))),
      solid('main', union(oval(0, -20, 31, 15), poly([10, -33], [38, -22], [36, -15], [10, -7]))),
      mark('belly', oval(-8, -9, 28, 8)),
      mark('accent', tube([-24, -28, 1], [-14, -32, 1], [-2, -31, 1])),
      mark('accent', tube([2, -24, 0.9], [14, -26, 0.9], [26, -21, 0.9])),
      mark('accent', tube([4, -18, 0.9], [14, -19, 0.9], [22, -16, 0.9])),
      solid('main', poly([-6, -14], [8, -12], [9, 3], [-2, 8], [-14, 4], [-12, -4])),
      ...[-9, -3, 3].map((x) => mark('white', slab(x, 0, 3.6, 8))),
      seam('accent', [-4, -11], [0, -4], [-1, 0]),
    ],
  }),
  'hanging-rag': (): Outline => ({
    face: [0, -28, 12, 10],
    parts: [
      solid(
        'main',
        poly(
          [-16, -30],
          [16, -30],
          [19, -8],
          [13, -12],
          [9, -2],
          [4, -11],
          [0, -1],
          [-4, -11],
          [-9, -2],
          [-13, -12],
          [-19, -8],
        ),
      ),
      solid('main', union(disc(0, -31, 17), tube([0, -45, 5], [2, -54, 3], [-3, -59, 1.4]))),
      mark('second', oval(0, -21, 12, 6)),
    ],
  }),
  'honey-comb': (): Outline => ({
    face: [0, -14, 9, 8],
    parts: [
      ...SIDES.map((side) => solid('white', blade([side * 22, -40], [side * 34, -54], 9, 0.6))),
      ...SIDES.map((side) => solid('detail', tube([side * 11 - 3, -49, 0.8], [side * 11 - 5, -56, 0.8]))),
      solid('main', hexagon(-13, -37, 14)),
      solid('main', hexagon(13, -37, 14)),
      solid('main', hexagon(0, -14, 14)),
      ...[
        [-13, -36],
        [13, -36],
        [0, -13],
      ].map(([x = 0, y = 0]) => mark('second', disc(x, y, 9))),
      ...[-13, 13].flatMap((x) => [
        ...SIDES.map((side) => plain('black', oval(x + side * 4, -38, 1.3, 1.8))),
        plain('black', tube([x - 3, -33, 0.4], [x, -32, 0.4], [x + 3, -33, 0.4])),
      ]),
    ],
  }),
  'sea-slug': (): Outline => ({
    face: [-12, -33, 8, 8],
    parts: [
      solid('main', poly([12, -14], [30, -6], [27, 0], [8, 0])),
      ...SIDES.map((side) => solid('main', tube([-12 + side * 6, -40, 2.6], [-12 + side * 11, -49, 3.4]))),
      solid('main', tube([-12, -33, 10], [-9, -20, 10], [4, -11, 11])),
      solid('second', union(oval(2, -4, 23, 5), oval(-12, -6, 10, 6))),
      mark('white', oval(-8, -17, 5, 3)),
      ...[
        [2, -17],
        [9, -12],
        [16, -7],
      ].map(([x = 0, y = 0]) => mark('accent', disc(x, y, 2.6))),
      solid('accent', cone([2, -20], [6, -30], 8)),
    ],
  }),
  'spring-tail': (): Outline => ({
    face: [0, -31, 11, 9],
    parts: [
      ...[-3, -8, -13].map((y) =>
        solid('second', {
          ...oval(0, y, 9, 4),
          at: (px, py) => oval(0, y, 9, 4).at(px, py) && !oval(0, y, 5, 1.6).at(px, py),
        }),
      ),
      ...SIDES.map((side) => solid('second', tube([side * 13, -24, 2.6], [side * 19, -20, 3]))),
      solid('main', disc(0, -30, 15)),
      mark('second', dome(0, -21, 15, 8, 'lower')),
      ...SIDES.map((side) => solid('main', cone([side * 9, -40], [side * 15, -51], 9))),
      solid('detail', disc(0, -50, 7)),
      mark('white', disc(-2, -52, 2)),
      solid('accent', oval(0, -27, 6, 4.6)),
      ...SIDES.map((side) => plain('black', oval(side * 2.2, -27, 0.9, 1.6))),
    ],
  }),
  engine: (): Outline => ({
    face: [0, -30, 12, 10],
    parts: [
      ...SIDES.flatMap((side) => [
        solid('second', tube([side * 13, -36, 4], [side * 24, -46, 4], [side * 22, -56, 4.4])),
        plain('black', oval(side * 22, -58, 3, 2)),
        solid('second', tube([side * 13, -14, 3.6], [side * 24, -8, 4])),
      ]),
      solid('main', gearForm(0, -27, 21, 18, 10)),
      mark('second', ring(0, -27, 17, 14.6)),
      mark('second', slab(-14, -19, 28, 3)),
      ...[-8, 0, 8].map((x) => plain('black', slab(x - 1.4, -15, 2.8, 6))),
      solid('accent', slab(-4, -52, 8, 8)),
    ],
  }),
  'rain-mask': (): Outline => ({
    face: [0, -27, 11, 10],
    parts: [
      ...SIDES.map((side) => solid('accent', disc(side * 15, -14, 8))),
      solid('accent', union(disc(-7, -12, 8), disc(7, -12, 8))),
      solid('main', union(disc(0, -28, 17), disc(0, -46, 5))),
      mark('second', oval(0, -26, 13, 11)),
    ],
  }),
  washer: (): Outline => ({
    face: [0, -40, 10, 6],
    parts: [
      ...SIDES.map((side) =>
        solid(
          'second',
          poly([side * 17, -24], [side * 28, -32], [side * 25, -22], [side * 34, -14], [side * 17, -14]),
        ),
      ),
      solid('main', slab(-18, -50, 36, 50)),
      solid('second', disc(0, -18, 13)),
      mark('white', disc(-3, -21, 5)),
      seam('main', [-18, -33], [18, -33]),
    ],
  }),
  oven: (): Outline => ({
    face: [0, -40, 10, 6],
    parts: [
      ...SIDES.map((side) => solid('main', tube([side * 18, -26, 3], [side * 28, -20, 5]))),
      solid('main', slab(-20, -48, 40, 48)),
      solid('second', slab(-14, -31, 28, 22)),
      plain('black', slab(-11, -28, 22, 12)),
      mark('white', slab(-12, -7, 24, 3)),
    ],
  }),
  fridge: (): Outline => ({
    face: [0, -46, 9, 6],
    parts: [
      ...SIDES.map((side) =>
        solid(
          'second',
          poly([side * 14, -30], [side * 26, -40], [side * 24, -28], [side * 30, -20], [side * 14, -20]),
        ),
      ),
      solid('main', slab(-15, -58, 30, 58)),
      seam('main', [-15, -34], [15, -34]),
      solid('second', slab(8, -30, 3, 12)),
      mark('second', slab(-15, -8, 30, 4)),
    ],
  }),
  fan: (): Outline => ({
    face: [0, -33, 8, 7],
    parts: [
      solid('second', union(oval(0, -3, 13, 4), slab(-2.4, -18, 4.8, 16))),
      solid('second', ring(0, -33, 22, 18.5)),
      ...[0, 1, 2, 3].map((step) =>
        solid(
          'main',
          blade(
            [0, -33],
            [Math.sin(step * 1.57 + 0.4) * 19, -33 - Math.cos(step * 1.57 + 0.4) * 19],
            13,
            0.65,
          ),
        ),
      ),
      solid('main', disc(0, -33, 10)),
    ],
  }),
  mower: (): Outline => ({
    face: [-6, -22, 11, 8],
    parts: [
      solid('second', tube([14, -26, 2.2], [28, -46, 2.2], [20, -52, 2.2])),
      solid('second', starOf(-26, -10, 10, 7, 9)),
      solid('main', union(dome(-4, -14, 22, 21, 'upper'), slab(-26, -15, 44, 8))),
      ...[-14, 10].flatMap((x) => [solid('second', disc(x, -5, 6.5)), plain('white', disc(x, -5, 2))]),
    ],
  }),
  'hot-air-balloon': (): Outline => ({
    face: [0, -36, 12, 10],
    parts: [
      ...[-12, -4, 4, 12].map((x) =>
        solid('main', poly([x - 2, -16], [x + 2, -16], [x * 1.3 + 2.4, -1], [x * 1.3 - 2.4, -1])),
      ),
      ...[-12, -4, 4, 12].map((x) => mark('detail', slab(x * 1.3 - 3, -4, 6, 4))),
      solid('main', union(oval(0, -38, 25, 22), poly([-17, -24], [17, -24], [12, -13], [-12, -13]))),
      mark('second', dome(0, -30, 26, 14, 'lower')),
      ...SIDES.map((side) => mark('detail', tube([side * 14, -33, 1.4], [side * 22, -27, 1.4]))),
      mark('detail', union(tube([-5, -27, 1.3], [5, -20, 1.3]), tube([5, -27, 1.3], [-5, -20, 1.3]))),
      solid('white', union(disc(-9, -58, 5), disc(0, -62, 6.4), disc(9, -58, 5))),
    ],
  }),
} as const;
