/** Salt, crystal and steel, and what is eaten: stacks of salt, flowers of crystal, a saucer, a lancer, sushi, a candied apple. */
import { blade, cone, disc, oval, poly, starOf, tube, union } from '../forms.ts';
import { dome, mark, type Outline, type OutlinePart, plain, seam, slab, solid } from './outline.ts';

const SIDES = [-1, 1] as const;

/** A block of salt with its white edge. */
const salt = (left: number, top: number, width: number, height: number): OutlinePart[] => [
  solid('main', slab(left, top, width, height)),
  mark('second', slab(left, top, width, height * 0.32)),
];

export const CRYSTALS = {
  'salt-rock': (): Outline => ({
    face: [0, -15, 10, 8],
    parts: [
      ...SIDES.map((side) => solid('main', slab(side * 9 - 4, -5, 8, 5))),
      solid('main', poly([-15, -22], [15, -22], [18, -4], [-18, -4])),
      solid(
        'second',
        poly([-21, -24], [-17, -36], [-6, -42], [9, -41], [19, -34], [21, -24], [14, -19], [-14, -19]),
      ),
      mark('main', slab(3, -38, 7, 6)),
      mark('main', slab(-13, -31, 6, 5)),
    ],
  }),
  'salt-stack': (): Outline => ({
    face: [-7, -21, 9, 8],
    parts: [
      ...[-19, -6, 9].map((x) => solid('main', slab(x, -9, 10, 9))),
      ...salt(-22, -30, 29, 22),
      ...salt(5, -24, 19, 17),
      ...salt(-14, -44, 18, 15),
      ...salt(8, -38, 14, 15),
      ...salt(-4, -55, 13, 13),
    ],
  }),
  'salt-giant': (): Outline => ({
    face: [0, -43, 10, 7],
    parts: [
      ...SIDES.flatMap((side) => salt(side === 1 ? 4 : -15, -12, 11, 12)),
      ...SIDES.flatMap((side) => [
        ...salt(side === 1 ? 17 : -33, -40, 16, 16),
        ...salt(side === 1 ? 19 : -35, -24, 16, 20),
      ]),
      ...salt(-18, -35, 36, 24),
      seam('main', [0, -27], [0, -12]),
      seam('main', [-18, -20], [18, -20]),
      ...salt(-11, -52, 22, 18),
      ...salt(-24, -48, 9, 9),
      ...salt(15, -48, 9, 9),
    ],
  }),
  'crystal-bud': (): Outline => ({
    face: [0, -18, 10, 8],
    parts: [
      ...[-1.25, -0.65, 0, 0.65, 1.25].map((angle, index) =>
        solid(
          index % 2 === 0 ? 'second' : 'accent',
          blade([0, -24], [Math.sin(angle) * 27, -27 - Math.cos(angle) * 27], 14, 0.5),
        ),
      ),
      ...SIDES.map((side) => solid('main', blade([side * 6, -8], [side * 15, 0], 8))),
      solid('main', poly([0, -33], [13, -26], [14, -12], [0, 0], [-14, -12], [-13, -26])),
      mark('main', poly([0, -33], [-13, -26], [-4, -22]), -0.35),
    ],
  }),
  'crystal-flower': (): Outline => ({
    face: [0, -16, 8, 7],
    parts: [
      ...[-1.7, -1.05, -0.35, 0.35, 1.05, 1.7].map((angle, index) =>
        solid(
          index % 2 === 0 ? 'second' : 'accent',
          blade([0, -34], [Math.sin(angle) * 36, -36 - Math.cos(angle) * 20], 17, 0.55),
        ),
      ),
      solid('detail', poly([0, -44], [8, -38], [5, -30], [-5, -30], [-8, -38])),
      solid('main', poly([0, -32], [11, -25], [9, -13], [0, 2], [-9, -13], [-11, -25])),
      mark('main', poly([0, -32], [-11, -25], [-3, -20]), -0.35),
    ],
  }),
  saucer: (): Outline => ({
    face: [0, -25, 10, 8],
    parts: [
      solid(
        'accent',
        union(tube([0, -40, 1.2], [0, -52, 1.2]), tube([-8, -56, 1.4], [0, -52, 1.4], [8, -56, 1.4])),
      ),
      ...SIDES.flatMap((side) => [
        solid(
          'second',
          union(
            tube([side * 26, -30, 3.4], [side * 38, -32, 3.4]),
            tube([side * 26, -18, 3.4], [side * 38, -16, 3.4]),
            tube([side * 25, -30, 3.4], [side * 25, -18, 3.4]),
          ),
        ),
        mark('detail', slab(side * 38 - 4, -36, 8, 8)),
        mark('white', slab(side * 38 - 4, -20, 8, 8)),
      ]),
      solid(
        'second',
        union(
          tube([-5, -12, 3], [-7, -3, 3]),
          tube([5, -12, 3], [7, -3, 3]),
          tube([-5, -12, 3], [5, -12, 3]),
        ),
      ),
      solid('main', dome(0, -28, 19, 16, 'upper')),
      solid('main', oval(0, -24, 28, 10)),
      ...SIDES.flatMap((side) => [
        plain('white', disc(side * 17, -24, 4)),
        plain('black', disc(side * 17, -24, 1.6)),
      ]),
      plain('black', disc(0, -25, 8)),
      plain('detail', disc(0, -25, 6)),
      plain('black', disc(0, -25, 2)),
    ],
  }),
  lancer: (): Outline => ({
    face: [0, -31, 9, 7],
    parts: [
      solid('accent', tube([2, -46, 3], [12, -56, 3.6], [20, -48, 2])),
      ...[-0.5, 0, 0.5].map((turn) => solid('second', blade([0, -14], [turn * 22, 2], 9))),
      ...SIDES.map((side) =>
        solid('second', union(cone([side * 19, -24], [side * 30, -62], 11), disc(side * 19, -23, 6))),
      ),
      solid('second', union(oval(0, -18, 15, 12), disc(0, -20, 13))),
      mark('accent', poly([0, -28], [6, -16], [0, -8], [-6, -16])),
      solid('second', union(disc(0, -34, 14), cone([0, -44], [0, -53], 7))),
      plain('black', poly([-11, -36], [11, -36], [8, -26], [-8, -26])),
      ...SIDES.map((side) => plain('white', poly([side * 2, -31], [side * 8, -34], [side * 7, -29]))),
    ],
  }),
  colossus: (): Outline => ({
    face: [0, -48, 8, 6],
    parts: [
      ...SIDES.flatMap((side) => [
        solid('main', slab(side === 1 ? 4 : -13, -14, 9, 12)),
        solid('accent', oval(side * 9, -4, 9, 5)),
        solid('main', tube([side * 17, -44, 7], [side * 26, -30, 6], [side * 27, -16, 5])),
        mark('second', slab(side * 24 - 8, -26, 16, 3)),
        solid(
          'main',
          union(
            disc(side * 27, -10, 7),
            ...[-5, 0, 5].map((dx) => tube([side * 27 + dx, -8, 2], [side * 27 + dx, -2, 2])),
          ),
        ),
        solid('second', disc(side * 19, -47, 6)),
        solid('accent', blade([side * 18, -50], [side * 27, -60], 6)),
      ]),
      solid('main', poly([-17, -54], [17, -54], [20, -38], [13, -12], [-13, -12], [-20, -38])),
      mark('second', slab(-3, -60, 6, 24)),
      mark('second', slab(-18, -24, 36, 3)),
      ...SIDES.map((side) => mark('second', slab(side * 9 - 1.6, -42, 3.2, 14))),
    ],
    before: [-6, -2, 2].flatMap((dy) =>
      SIDES.map((side) => plain('detail', disc(side * 7, -46 + dy * 1.4, 1.4))),
    ),
  }),
  sushi: (): Outline => ({
    face: [-15, -24, 8, 7],
    parts: [
      solid('white', oval(2, -9, 25, 9)),
      ...[-14, -6, 3, 11, 18].map((x, index) => mark('detail', oval(x, -7 + (index % 2) * 3, 2, 1.2))),
      solid('main', poly([22, -20], [37, -30], [36, -18], [34, -8], [22, -14])),
      solid('main', union(oval(4, -18, 22, 8), disc(-14, -23, 10))),
      ...[-2, 6, 14].map((x) => mark('second', tube([x, -26, 1], [x + 3, -19, 1], [x + 1, -12, 1]))),
      solid('accent', cone([-12, -31], [-8, -41], 9)),
    ],
  }),
  'candied-apple': (): Outline => ({
    face: [-9, -40, 7, 6],
    parts: [
      solid('second', tube([8, -26, 4], [15, -40, 4], [11, -46, 5.4])),
      ...[9, 14].map((x) => plain('black', disc(x, -47, 1.2))),
      solid('second', tube([-5, -26, 5], [-10, -36, 5], [-9, -40, 7])),
      solid('detail', tube([3, -22, 1.6], [5, -33, 1.6])),
      solid('main', union(disc(-8, -17, 15), disc(9, -17, 15), oval(0, -10, 17, 10))),
      mark('accent', dome(0, -6, 23, 10, 'lower')),
      mark('main', oval(-12, -23, 5, 4), -0.5),
      mark('white', starOf(12, -18, 3, 1.4, 4)),
    ],
  }),
} as const;
