/** Things of stone: gates and towers of blocks, coal, carts. */
import { cutBy, disc, oval, type Point, poly, union } from '../forms.ts';
import { mark, type Outline, type OutlinePart, plain, ring, seam, slab, solid } from './outline.ts';

/** A rough block. */
const block = (left: number, top: number, width: number, height: number): OutlinePart =>
  solid(
    'main',
    poly(
      [left + 1, top + 1],
      [left + width * 0.4, top],
      [left + width - 1, top + 0.6],
      [left + width, top + height * 0.5],
      [left + width - 0.6, top + height],
      [left + 1, top + height],
      [left, top + height * 0.6],
    ),
  );

const wheel = (x: number, y: number, r: number): OutlinePart[] => [
  solid('second', disc(x, y, r)),
  plain('detail', disc(x, y, r * 0.32)),
];

const lump = (x: number, y: number, r: number): Point[] =>
  [1, 0.9, 1.04, 0.88, 1, 0.92, 1.05, 0.9, 0.98].map((share, index) => {
    const angle = (index / 9) * Math.PI * 2;
    return [x + Math.sin(angle) * r * share, y - Math.cos(angle) * r * share];
  });

const rowOf = (top: number, height: number, edges: readonly number[]): OutlinePart[] =>
  edges.slice(1).map((right, index) => block(edges[index] ?? 0, top, right - (edges[index] ?? 0), height));

export const STONES = {
  'stone-gate': (): Outline => ({
    face: [0, -30, 11, 7],
    parts: [
      solid('second', slab(-9, -38, 18, 17)),
      block(-24, -38, 14, 38),
      block(10, -38, 14, 38),
      block(-29, -52, 58, 14),
      mark('accent', poly([-9, -26], [9, -26], [9, -21], [-9, -21])),
      seam('main', [-18, -28], [-15, -22], [-18, -16]),
      seam('main', [17, -18], [19, -12], [16, -7]),
      seam('main', [-8, -48], [-3, -44], [2, -46]),
    ],
  }),
  'stone-tower': (): Outline => ({
    face: [0, -25, 10, 7],
    parts: [
      ...[-21, -8, 4, 16].map((left) => solid('second', slab(left, -11, 7, 11))),
      ...rowOf(-19, 10, [-24, -10, 4, 24]),
      solid('second', slab(-19, -31, 38, 12)),
      ...rowOf(-40, 10, [-24, -4, 10, 24]),
      ...rowOf(-50, 10, [-21, -8, 8, 21]),
      ...rowOf(-57, 7, [-21, -12]),
      ...rowOf(-57, 7, [-4, 5]),
      ...rowOf(-57, 7, [12, 21]),
      ...[-18, 12].map((x) => plain('accent', slab(x, -15, 3, 3))),
      ...[-14, 3, 16].map((x) => plain('accent', slab(x, -36, 2.6, 2.6))),
    ],
  }),
  coal: (): Outline => ({
    face: [0, -24, 13, 12],
    parts: [
      ...wheel(0, -8, 8.5),
      solid('main', poly(...lump(0, -28, 20))),
      mark('second', poly([-14, -40], [-4, -46], [2, -38], [-8, -34])),
      mark('second', poly([8, -22], [17, -28], [16, -16], [9, -14])),
      seam('main', [-16, -22], [-10, -16], [-11, -11]),
      solid('accent', ring(0, -27, 9.5, 6.5)),
    ],
  }),
  'coal-cart': (): Outline => ({
    face: [0, -24, 15, 12],
    parts: [
      solid('accent', poly([-15, -34], [-10, -46], [-3, -40], [2, -52], [7, -41], [13, -46], [16, -34])),
      solid('detail', poly([-8, -36], [-4, -42], [1, -38], [4, -44], [8, -35])),
      ...[-14, -3, 9].map((x) => solid('main', poly(...lump(x + 2, -34, 8)))),
      ...wheel(-13, -7, 7),
      ...wheel(13, -7, 7),
      solid('second', cutBy(poly([-24, -33], [24, -33], [18, -9], [-18, -9]))),
      mark('main', poly([-24, -33], [24, -33], [23, -29], [-23, -29])),
      mark('main', union(oval(-15, -18, 1.4, 1.4), oval(15, -18, 1.4, 1.4))),
    ],
  }),
} as const;
