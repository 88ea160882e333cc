/** Things of metal: swords, gears, keys. */
import type { ColourName } from '../features.ts';
import { disc, type Form, oval, poly, tube, union } from '../forms.ts';
import {
  gearForm,
  mark,
  type Outline,
  type OutlinePart,
  plain,
  ring,
  slab,
  solid,
  turned,
} from './outline.ts';

const eyeOf = (x: number, y: number): OutlinePart[] => [
  plain('black', disc(x, y, 4.8)),
  plain('white', disc(x, y, 3.9)),
  plain('detail', disc(x, y, 2.9)),
  plain('black', disc(x, y, 1.3)),
];

/** Point down; cloth flutters from its pommel. */
function swordParts(put: (form: Form) => Form): OutlinePart[] {
  return [
    solid('accent', put(tube([0, -49, 1.8], [12, -51, 2.2], [19, -41, 2.6], [15, -29, 2.4]))),
    solid('accent', put(union(...[-4, 0, 4].map((dx) => tube([15, -29, 1.6], [15 + dx, -22, 0.9]))))),
    solid('second', put(poly([-5, -30], [5, -30], [5.5, -9], [0, 0], [-5.5, -9]))),
    mark('second', put(poly([0, -28], [5, -28], [5.5, -9], [0, 0])), 0.16),
    solid('main', put(union(slab(-2.6, -49, 5.2, 16), disc(0, -50, 3.6)))),
    solid(
      'main',
      put(poly([-14, -39], [-8, -36], [8, -36], [14, -39], [12, -31], [5, -26], [-5, -26], [-12, -31])),
    ),
  ];
}

const key = (colour: ColourName, x: number, y: number, angle: number): OutlinePart =>
  solid(
    colour,
    turned(
      union(
        ring(x, y + 3, 4, 1.6),
        slab(x - 1.2, y + 6, 2.4, 13),
        slab(x, y + 12, 5, 2.2),
        slab(x, y + 16, 4, 2.2),
      ),
      angle,
      x,
      y,
    ),
  );

const faceOn = (x: number, y: number, size: number): OutlinePart[] => [
  ...[-1, 1].map((side) => plain('black', oval(x + side * size, y - size * 0.4, size * 0.32, size * 0.5))),
  plain(
    'black',
    tube([x - size * 0.7, y + size, 0.4], [x, y + size * 1.3, 0.4], [x + size * 0.7, y + size, 0.4]),
  ),
];

/** A gear with a hub, on which there is room for a face. */
const gearParts = (x: number, y: number, size: number, hub: ColourName): OutlinePart[] => [
  solid('main', gearForm(x, y, size, size * 0.78, 8)),
  solid(hub, disc(x, y, size * 0.52)),
];

export const METALS = {
  sword: (): Outline => ({ face: [0, -31, 9, 9], parts: swordParts((form) => form), before: eyeOf(0, -33) }),
  'crossed-swords': (): Outline => {
    const left = (form: Form) => turned(form, 0.5, 0, -9);
    const right = (form: Form) =>
      turned({ ...form, at: (x, y) => form.at(-x, y), left: -form.right, right: -form.left }, -0.5, 0, -9);
    const eyes = [left, right].map((put) => {
      const { left: from, right: to, top, bottom } = put(disc(0, -33, 0.1));
      return [(from + to) / 2, (top + bottom) / 2] as const;
    });
    return {
      face: [0, -30, 9, 9],
      parts: [...swordParts(left), ...swordParts(right)],
      before: eyes.flatMap(([x, y]) => eyeOf(x, y)),
    };
  },
  'sword-and-shield': (): Outline => ({
    face: [0, -41, 9, 9],
    parts: [
      solid('second', poly([-5, -30], [5, -30], [5, -6], [0, 2], [-5, -6])),
      ...[-1, 1].map((side) =>
        solid(
          'accent',
          tube([side * 8, -42, 2.4], [side * 22, -38, 2.8], [side * 25, -24, 3], [side * 16, -14, 2]),
        ),
      ),
      solid('main', union(slab(-2.6, -58, 5.2, 16), disc(0, -58, 3.6))),
      solid(
        'main',
        poly([-13, -49], [-7, -45], [7, -45], [13, -49], [11, -39], [5, -34], [-5, -34], [-11, -39]),
      ),
      solid('main', disc(0, -18, 15)),
      mark('second', ring(0, -18, 13.5, 10.5)),
      mark('accent', poly([0, -27], [6, -18], [0, -9], [-6, -18])),
    ],
    before: eyeOf(0, -42),
  }),
  'gear-pair': (): Outline => ({
    face: [-8, -16, 8, 9],
    parts: [...gearParts(13, -35, 13, 'second'), ...gearParts(-8, -17, 17, 'accent')],
    before: faceOn(13, -35, 2.8),
  }),
  'gear-trio': (): Outline => ({
    face: [-4, -19, 9, 10],
    parts: [
      ...gearParts(19, -36, 11, 'second'),
      solid('second', gearForm(-4, -20, 23, 19, 12)),
      ...gearParts(-4, -20, 18, 'accent'),
    ],
    before: faceOn(19, -36, 2.4),
  }),
  'gear-ring': (): Outline => ({
    face: [-2, -35, 9, 9],
    parts: [
      ...gearParts(21, -45, 10, 'second'),
      solid('second', gearForm(-2, -35, 20, 16, 12)),
      ...gearParts(-2, -35, 15, 'accent'),
      solid('main', union(gearForm(0, -10, 10, 7, 10), oval(0, -10, 24, 3))),
      solid('detail', disc(0, -10, 4.6)),
    ],
    before: faceOn(21, -45, 2.2),
  }),
  'key-ring': (): Outline => ({
    face: [0, -40, 9, 9],
    parts: [
      solid('accent', ring(0, -27, 17, 14)),
      key('second', -14, -20, 0.55),
      key('accent', -5, -13, 0.16),
      key('detail', 5, -13, -0.16),
      key('accent', 14, -20, -0.55),
      solid('main', union(disc(0, -40, 10.5), poly([-7, -47], [0, -56], [7, -47]))),
      plain('black', union(disc(0, -36.5, 1.8), poly([0, -37], [2, -32], [-2, -32]))),
    ],
  }),
} as const;
