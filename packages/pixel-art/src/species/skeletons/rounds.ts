/** Skeletons of what is one round thing, and of what is built around one: insects, crabs, stars, rocks. */
import type { Features } from '../features.ts';
import { disc, oval, type Point, poly, starOf, union } from '../forms.ts';
import { type Bones, headSize, LIMBS, near, type Plan, rightSide, turnOf } from './bones.ts';
import { upright } from './upright.ts';

/** One round thing that is head and trunk at once. */
export const roundBody =
  ({ rx, ry, legs = true }: { rx: number; ry: number; legs?: boolean }): Plan =>
  (features) => {
    const legLength = legs && features.legs !== undefined ? 4 + LIMBS[features.proportions.limbs] * 22 : 0;
    const height = features.posture === 'floating' && legLength === 0 ? 6 : 0;
    const body = { x: 0, y: -legLength - ry * 0.95 - height, rx, ry };
    return {
      turn: turnOf(features, 0.12),
      head: { ...body, rx: rx * 0.9, ry: ry * 0.9 },
      isMerged: true,
      trunk: oval(0, body.y, rx, ry),
      body,
      shoulders: [near([-rx * 0.93, body.y + ry * 0.1]), near([rx * 0.93, body.y + ry * 0.1])],
      hips: [near([-rx * 0.45, -legLength - 1]), near([rx * 0.45, -legLength - 1])],
      armLength: 5 + LIMBS[features.proportions.limbs] * 45,
      legLength,
      thickness: 3,
      tail: [rx * 0.8, body.y + ry * 0.45],
      tailAngle: 1.4,
      back: { x: rx * 0.2, y: body.y - ry * 0.1, rx: rx * 1.1, ry: ry * 1.05 },
      spine: rightSide(body, 0.02, 0.75),
      wings: [
        [-rx * 0.7, body.y - ry * 0.3],
        [rx * 0.7, body.y - ry * 0.3],
      ],
      isSeenFromSide: false,
    };
  };

export const withTrunk =
  (plan: Plan, trunkOf: (skeleton: Bones, features: Features) => Partial<Bones>): Plan =>
  (features) => {
    const skeleton = plan(features);
    return { ...skeleton, ...trunkOf(skeleton, features) };
  };
export const bat: Plan = (features) => {
  const isMerged = features.head.shape === 'merged';
  const { rx, ry } = isMerged ? { rx: 12, ry: 14 } : { rx: 9, ry: 8.5 };
  const body = isMerged ? { x: 0, y: -20, rx, ry } : { x: 0, y: -17, rx: 6, ry: 9 };
  return {
    ...roundBody({ rx: body.rx, ry: body.ry })(features),
    turn: 0.1,
    isMerged,
    head: isMerged ? { ...body, rx: rx * 0.92, ry: ry * 0.9 } : { x: 0, y: -27, rx, ry },
    body,
    trunk: oval(0, body.y, body.rx, body.ry),
    hips: [near([-body.rx * 0.5, body.y + body.ry * 0.7]), near([body.rx * 0.5, body.y + body.ry * 0.7])],
    legLength: 6,
    thickness: 1.4,
    tail: [0, body.y + body.ry * 0.7],
    tailAngle: Math.PI,
    wings: [
      [-body.rx * 0.6, body.y - body.ry * 0.4],
      [body.rx * 0.6, body.y - body.ry * 0.4],
    ],
  };
};

export const larva: Plan = (features) => {
  const { rx, ry } = { rx: 11, ry: 11 };
  const balls: [number, number, number][] = [
    [-5, -16, 8.5],
    [3, -9, 8.5],
    [12, -7.5, 7.5],
    [20, -6.5, 6.5],
    [27, -6.5, 5],
  ];
  return {
    ...roundBody({ rx: 12, ry: 10 })(features),
    turn: 0.5,
    isMerged: false,
    head: { x: -11, y: -27, rx, ry },
    trunk: union(...[...balls].reverse().map(([x, y, r]) => disc(x, y, r))),
    body: { x: 8, y: -9, rx: 19, ry: 9 },
    hips: [near([-3, -9]), near([4, -4]), near([12, -4]), near([20, -4])],
    legLength: 3,
    thickness: 1.8,
    tail: [31, -7],
    tailAngle: 1,
    isSeenFromSide: true,
  };
};

export const cocoon: Plan = (features) => {
  const body = { x: 0, y: -25, rx: 12, ry: 24 };
  return {
    ...roundBody({ rx: 12, ry: 24 })(features),
    turn: 0.5,
    body,
    head: { x: -1, y: -34, rx: 10, ry: 9 },
    trunk: poly(
      [-4, -49],
      [5, -48],
      [11, -40],
      [12, -27],
      [15, -20],
      [9, -12],
      [3, 0],
      [-1, -3],
      [-6, -13],
      [-12, -22],
      [-9, -29],
      [-11, -40],
    ),
    shoulders: [near([-8, -22]), near([6, -22])],
  };
};

export const insectWinged: Plan = (features) => {
  const { rx, ry } = headSize(features, Math.max(0.3, Math.min(0.45, features.proportions.head)));
  const body = { x: 2, y: -13, rx: 8, ry: 12 };
  return {
    ...roundBody({ rx: 8, ry: 12 })(features),
    turn: 0.4,
    isMerged: false,
    head: { x: -2, y: -25 - ry * 0.7, rx, ry },
    trunk: oval(3, -13, 7.5, 12.5, -0.2),
    body,
    shoulders: [near([-4, -17]), near([7, -17])],
    hips: [near([-2, -5]), near([6, -5])],
    legLength: 5,
    thickness: 1.6,
    tail: [6, -3],
    tailAngle: 2.5,
    wings: [
      [-4, -22],
      [7, -22],
    ],
    spine: rightSide(body),
  };
};

export const crustacean: Plan = (features) => {
  const isMerged = features.head.shape === 'merged';
  const body = { x: 0, y: -14, rx: 18, ry: 11 };
  return {
    ...roundBody({ rx: 18, ry: 11 })(features),
    turn: 0.1,
    isMerged,
    body,
    head: isMerged ? { x: 0, y: -16, rx: 14, ry: 9 } : { x: 0, y: -20, rx: 9, ry: 8 },
    trunk: oval(0, -14, 18, 11),
    shoulders: [near([-15, -17]), near([15, -17])],
    hips: [near([-14, -7]), near([-8, -5]), near([8, -5]), near([14, -7])],
    legLength: 8,
    armLength: 10,
    thickness: 2.2,
    back: { x: 0, y: -20, rx: 19, ry: 14 },
    spine: rightSide(body, -0.4, 0.4),
  };
};

export const tentacled: Plan = (features) => {
  const body = { x: 0, y: -32, rx: 17, ry: 15 };
  return {
    ...roundBody({ rx: 17, ry: 15 })(features),
    turn: 0.1,
    isMerged: true,
    body,
    head: { x: 0, y: -30, rx: 13, ry: 11 },
    trunk: union(oval(0, -33, 17, 15), oval(0, -27, 15, 10)),
    shoulders: [near([-12, -22]), near([12, -22])],
    hips: [near([-10, -20]), near([-3.5, -19]), near([3.5, -19]), near([10, -20])],
    legLength: 19,
    thickness: 2.8,
    back: { x: 9, y: -39, rx: 17, ry: 17 },
    spine: rightSide(body),
  };
};

export const star: Plan = (features) => {
  const body = { x: 0, y: -24, rx: 24, ry: 24 };
  return {
    ...roundBody({ rx: 20, ry: 20 })(features),
    body: { x: 0, y: -23, rx: 11, ry: 11 },
    head: { x: 0, y: -23, rx: 10, ry: 10 },
    trunk: starOf(0, body.y, 26, 11.5, 5),
  };
};

export const rock: Plan = (features) => {
  const base = upright({ turn: 0.15 })(features);
  const legLength = features.legs === undefined ? 0 : 7;
  const lift = features.posture === 'floating' ? 5 : 0;
  const round = features.proportions.girth === 'round';
  const [rx, ry] = round ? [16, 15] : [18, 18];
  const body = { x: 0, y: -legLength - ry - lift, rx, ry };
  const corner = (x: number, y: number): Point => [x * rx, body.y + y * ry];
  return {
    ...base,
    turn: 0.2,
    isMerged: true,
    body,
    head: { ...body, y: body.y - ry * 0.05, rx: rx * 0.85, ry: ry * 0.85 },
    trunk: poly(
      corner(-0.35, -1),
      corner(0.4, -0.95),
      corner(0.85, -0.6),
      corner(1, 0),
      corner(0.8, 0.65),
      corner(0.3, 1),
      corner(-0.45, 0.95),
      corner(-0.9, 0.55),
      corner(-1, -0.1),
      corner(-0.8, -0.65),
    ),
    shoulders: [near([-rx * 0.85, body.y + ry * 0.1]), near([rx * 0.85, body.y + ry * 0.1])],
    hips: [near([-rx * 0.45, -legLength - 2]), near([rx * 0.45, -legLength - 2])],
    armLength: 13,
    legLength,
    thickness: 3.6,
  };
};
