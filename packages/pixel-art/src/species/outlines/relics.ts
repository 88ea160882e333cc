/** Old and odd things that live: an anchor in weed, a flake of snow, clay figures, an empty husk, plasma. */
import { blade, cone, disc, oval, poly, starOf, tube, union } from '../forms.ts';
import {
  dome,
  mark,
  type Outline,
  type OutlinePart,
  plain,
  ring,
  seam,
  slab,
  solid,
  turned,
} from './outline.ts';

const SIDES = [-1, 1] as const;

export const RELICS = {
  anchor: (): Outline => ({
    face: [0, -30, 8, 8],
    parts: [
      solid('second', ring(3, -38, 17, 12.5)),
      ...[0, 1, 2, 3].map((step) => {
        const angle = step * 0.785;
        return solid(
          'second',
          tube(
            [3 + Math.sin(angle) * 21, -38 - Math.cos(angle) * 21, 1.6],
            [3 - Math.sin(angle) * 21, -38 + Math.cos(angle) * 21, 1.6],
          ),
        );
      }),
      solid('second', disc(3, -38, 5)),
      solid('detail', ring(-8, -52, 5, 2.4)),
      solid('detail', union(tube([-8, -48, 2.4], [-2, -8, 2.8]), tube([-14, -42, 1.8], [0, -45, 1.8]))),
      solid(
        'detail',
        union(
          tube([-21, -15, 2.6], [-13, -3, 3], [1, -1, 3], [14, -6, 3], [19, -19, 2.4]),
          cone([-22, -12], [-19, -25], 10),
          cone([19, -15], [14, -28], 10),
        ),
      ),
      solid(
        'main',
        union(
          tube([-10, -40, 4], [-2, -32, 4.6], [-6, -22, 4], [2, -14, 3.6]),
          blade([2, -16], [14, -28], 7),
          blade([-6, -24], [-18, -30], 6),
        ),
      ),
      solid('accent', disc(-4, -31, 2.6)),
    ],
  }),
  snowflake: (): Outline => ({
    face: [0, -27, 10, 9],
    parts: [
      ...[0, 1, 2, 3, 4, 5].map((step) => {
        const arm = union(
          slab(-2.6, -55, 5.2, 24),
          poly([-2, -47], [-9, -53], [-9, -47], [-2, -41]),
          poly([2, -47], [9, -53], [9, -47], [2, -41]),
          cone([0, -54], [0, -59], 6),
        );
        return solid(step % 2 === 0 ? 'main' : 'second', turned(arm, step * 1.047, 0, -27));
      }),
      solid('main', starOf(0, -27, 16, 13.6, 6)),
      ...SIDES.map((side) => mark('second', poly([side * 4, -40], [side * 12, -34], [side * 5, -35]))),
    ],
  }),
  'thorn-pod': (): Outline => ({
    face: [0, -36, 12, 7],
    parts: [
      ...[-20, 0, 20].flatMap((x) => [
        solid('second', tube([x * 0.4, -26, 2], [x * 0.9, -16, 2], [x, -8, 2])),
        ...SIDES.map((side) => solid('main', cone([x, -6], [x + side * 7, -1], 5))),
        solid('main', disc(x, -6, 3.4)),
      ]),
      ...[-28, -16, 16, 28].map((x) =>
        solid('main', cone([x * 0.7, -38], [x, -38 - (30 - Math.abs(x)) * 0.9], 8)),
      ),
      solid('main', oval(0, -36, 24, 13)),
      mark('second', oval(0, -44, 15, 4)),
      mark('detail', slab(-24, -36, 48, 2.4)),
      solid('main', cone([0, -46], [0, -58], 9)),
    ],
  }),
  plasma: (): Outline => ({
    face: [0, -27, 11, 10],
    parts: [
      ...SIDES.map((side) =>
        solid(
          'second',
          poly(
            [side * 12, -24],
            [side * 24, -30],
            [side * 23, -24],
            [side * 36, -34],
            [side * 29, -17],
            [side * 27, -21],
            [side * 14, -14],
          ),
        ),
      ),
      solid('second', poly([-8, -14], [8, -14], [3, -6], [5, -5], [-4, 3], [-2, -5], [-6, -6])),
      solid('main', union(disc(0, -27, 15), cone([0, -37], [3, -60], 14))),
      mark('main', oval(-6, -35, 4, 3), -0.4),
    ],
  }),
  husk: (): Outline => ({
    face: [0, -30, 10, 9],
    parts: [
      solid('accent', {
        ...ring(0, 0, 10, 6.4),
        at: (x, y) => ring(0, 0, 10, 6.4).at(x, (y + 55) * 2.6),
        top: -59,
        bottom: -51,
      }),
      ...SIDES.map((side) => solid('main', blade([side * 6, -22], [side * 30, -36], 13, 0.6), 0.08)),
      ...SIDES.map((side) => solid('main', tube([side * 6, -20, 2.4], [side * 10, -13, 2]))),
      solid('main', poly([-9, -22], [9, -22], [8, -10], [3, 0], [-3, 0], [-8, -10])),
      seam('detail', [-8, -14], [0, -12], [8, -14]),
      seam('detail', [-6, -8], [0, -6], [6, -8]),
      solid('main', union(disc(0, -31, 13), cone([0, -40], [0, -49], 8))),
      ...SIDES.map((side) => solid('second', oval(side * 5.4, -30, 4, 5))),
      seam('detail', [0, -43], [0, -36]),
    ],
  }),
  'clay-top': (): Outline => ({
    face: [0, -36, 11, 9],
    parts: [
      solid('detail', union(slab(-1.4, -56, 2.8, 10), disc(0, -56, 2.8))),
      ...SIDES.map((side) =>
        solid('main', poly([side * 11, -26], [side * 30, -30], [side * 30, -22], [side * 11, -17])),
      ),
      ...SIDES.map((side) => mark('second', slab(side * 21 - 2, -31, 4, 12))),
      solid('main', poly([-14, -25], [14, -25], [11, -10], [3, -4], [0, 0], [-3, -4], [-11, -10])),
      mark('detail', slab(-14, -19, 28, 3)),
      solid('main', union(dome(0, -34, 13, 14, 'upper'), dome(0, -34, 13, 9, 'lower'))),
      ...SIDES.map((side) => mark('accent', disc(side * 9, -31, 2.4))),
    ],
  }),
  'clay-idol': (): Outline => ({
    face: [0, -48, 9, 7],
    parts: [
      ...SIDES.map((side) => solid('main', tube([side * 26, -26, 6], [side * 31, -12, 7]))),
      ...SIDES.map((side) => mark('accent', oval(side * 31, -10, 4, 2.4))),
      ...SIDES.map((side) => solid('main', oval(side * 8, -4, 6, 4))),
      solid('main', poly([-10, -42], [10, -42], [20, -22], [14, -8], [-14, -8], [-20, -22])),
      ...SIDES.map((side) => mark('second', union(dome(side * 9, -24, 5, 5, 'upper')))),
      ...SIDES.map((side) => plain('second', dome(side * 8, -22, 5, 4, 'lower'))),
      mark('second', slab(-16, -15, 32, 2)),
      solid('main', dome(0, -40, 13, 17, 'upper')),
      ...[-7, 0, 7].flatMap((x): OutlinePart[] => [
        plain('accent', oval(x, -46, 2.9, 3)),
        plain('black', disc(x, -46, 1.2)),
      ]),
      mark('second', slab(-13, -42.6, 26, 2)),
    ],
  }),
  'ball-mushroom': (): Outline => ({
    face: [0, -15, 9, 8],
    parts: [
      ...SIDES.map((side) => solid('main', oval(side * 13, -12, 4, 3))),
      solid('main', union(disc(0, -14, 12), slab(-11, -12, 22, 10))),
      solid('second', dome(0, -26, 26, 25, 'upper')),
      mark('black', slab(-26, -31, 52, 2.6)),
      solid('white', dome(0, -26, 26, 6, 'lower')),
      solid('white', disc(0, -33, 6)),
      plain('black', ring(0, -33, 6.4, 4.6)),
    ],
  }),
  'ball-mushroom-pair': (): Outline => ({
    face: [0, -38, 10, 9],
    parts: [
      ...SIDES.flatMap((side) => [
        solid('main', tube([side * 9, -18, 3], [side * 20, -16, 3])),
        solid('second', dome(side * 25, -15, 12, 12, 'upper')),
        mark('black', slab(side * 25 - 12, -18, 24, 1.6)),
        solid('white', dome(side * 25, -15, 12, 4, 'lower')),
        plain('white', disc(side * 25, -19, 2.4)),
      ]),
      ...SIDES.map((side) => solid('main', oval(side * 6, -2, 6, 3))),
      solid('main', union(oval(0, -14, 12, 13), disc(0, -36, 12))),
      solid('belly', oval(0, -25, 15, 5)),
      solid('second', dome(0, -43, 21, 17, 'upper')),
      mark('black', slab(-21, -47, 42, 2)),
      solid('white', dome(0, -43, 21, 4, 'lower')),
      plain('white', disc(0, -49, 4)),
    ],
  }),
  meteor: (): Outline => ({
    face: [0, -27, 10, 9],
    parts: [
      solid('main', starOf(0, -27, 29, 20, 7, 0.2)),
      ...[0, 1, 2, 3, 4, 5, 6].map((step) => {
        const angle = 0.2 + step * 0.898;
        return mark('second', disc(Math.sin(angle) * 21, -27 - Math.cos(angle) * 21, 3.2));
      }),
      solid('accent', disc(0, -27, 14)),
      mark('accent', oval(-5, -34, 5, 3.4), -0.5),
    ],
  }),
  'bamboo-rocket': (): Outline => ({
    face: [0, -58, 6, 5],
    parts: [
      ...SIDES.flatMap((side) => [
        solid('main', tube([side * 9, -46, 4], [side * 26, -40, 5])),
        solid(
          'main',
          poly([side * 20, -44], [side * 32, -44], [side * 34, -8], [side * 27, 0], [side * 20, -8]),
        ),
        seam('main', [side * 20, -32], [side * 33, -32]),
        seam('main', [side * 20, -20], [side * 34, -20]),
        solid('detail', cone([side * 26, -42], [side * 26, -58], 10)),
      ]),
      solid('second', poly([-7, -52], [7, -52], [14, -6], [0, 0], [-14, -6])),
      mark('main', slab(-14, -30, 28, 3)),
      mark('main', slab(-14, -18, 28, 3)),
      solid('second', disc(0, -58, 7)),
      solid('main', union(dome(0, -60, 8, 7, 'upper'), blade([0, -64], [7, -76], 6))),
    ],
  }),
  iceberg: (): Outline => ({
    face: [-17, -21, 8, 7],
    parts: [
      ...[-18, -6, 8, 20].map((x) =>
        solid('accent', poly([x - 5, -12], [x + 6, -12], [x + 5, 0], [x - 5, 0])),
      ),
      solid('main', poly([-27, -30], [28, -34], [30, -16], [20, -8], [-22, -7], [-31, -16])),
      solid(
        'second',
        poly([-33, -40], [-20, -44], [24, -46], [34, -41], [30, -31], [12, -27], [-6, -31], [-24, -27]),
      ),
      mark('main', poly([-6, -31], [-2, -38], [4, -29])),
      mark('accent', poly([-31, -16], [-22, -14], [-8, -7], [-22, -7])),
    ],
  }),
  'cream-cake': (): Outline => ({
    face: [0, -37, 10, 9],
    parts: [
      solid('main', union(oval(0, -4, 23, 6), oval(0, -11, 19, 6), oval(0, -18, 14, 6))),
      seam('second', [-18, -6], [0, -1], [18, -7]),
      seam('second', [-14, -13], [0, -8], [14, -14]),
      ...SIDES.map((side) => solid('main', tube([side * 10, -24, 3], [side * 18, -20, 3.4]))),
      solid('main', disc(0, -37, 13)),
      ...SIDES.map((side) =>
        solid('main', tube([side * 10, -45, 4], [side * 19, -40, 4.6], [side * 17, -31, 3.6])),
      ),
      solid('main', union(oval(-1, -48, 13, 6), oval(1, -54, 8, 5))),
      ...[-12, 12, 0].map((x) =>
        solid(
          'accent',
          poly(
            [x - 4, -52 - (x === 0 ? 8 : 0)],
            [x + 4, -52 - (x === 0 ? 8 : 0)],
            [x, -44 - (x === 0 ? 8 : 0)],
          ),
        ),
      ),
      ...SIDES.map((side) => mark('detail', disc(side * 8, -32, 2.2))),
    ],
  }),
  'nut-head': (): Outline => ({
    face: [0, -33, 9, 9],
    parts: [
      solid('accent', tube([10, -12, 1.4], [20, -8, 1.4], [24, -16, 1.6])),
      ...SIDES.map((side) => solid('main', tube([side * 11, -15, 2.6], [side * 18, -10, 3]))),
      ...SIDES.map((side) => solid('main', oval(side * 7, -3, 5, 3.4))),
      solid('main', oval(0, -13, 13, 11)),
      solid('second', starOf(0, -34, 19, 16.6, 6)),
      plain('black', disc(0, -34, 10)),
      plain('accent', disc(0, -34, 3.4)),
      plain('white', disc(-1, -35, 1.2)),
    ],
  }),
  'pearl-clam': (): Outline => ({
    face: [0, -16, 10, 8],
    parts: [
      solid('main', starOf(0, -30, 27, 24, 11)),
      ...[-16, -8, 0, 8, 16].map((x) => seam('detail', [x * 0.5, -26], [x * 1.2, -50 + Math.abs(x) * 0.5])),
      plain('black', oval(0, -20, 21, 14)),
      solid('accent', disc(0, -26, 10)),
      mark('white', disc(-3, -29, 3)),
      solid('belly', oval(0, -14, 14, 9)),
      solid('main', dome(0, -12, 25, 13, 'lower')),
      ...[-12, 0, 12].map((x) => seam('detail', [x * 0.6, -10], [x, -3])),
    ],
  }),
  'head-spinner': (): Outline => ({
    face: [0, -17, 9, 8],
    parts: [
      solid('main', tube([-2, -38, 1.6], [-18, -42, 1.8], [-24, -50, 2])),
      ...SIDES.flatMap((side) => [
        solid('second', tube([side * 4, -38, 3.6], [side * 13, -46, 3], [side * 22, -42, 3])),
        solid('main', oval(side * 25, -44, 4, 7)),
        solid('main', tube([side * 8, -28, 2.4], [side * 19, -24, 2.4])),
        solid('white', disc(side * 20, -23, 3.4)),
      ]),
      solid('second', oval(0, -33, 10, 9)),
      mark('main', slab(-10, -31, 20, 3)),
      solid('accent', cone([0, -9], [0, 2], 9)),
      solid('main', disc(0, -17, 11)),
      mark('belly', oval(0, -13, 7, 4)),
    ],
  }),
} as const;
