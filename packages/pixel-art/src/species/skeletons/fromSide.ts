/** Skeletons of what is seen from its side: on four legs, or one tube from head to tail. */
import type { Features } from '../features.ts';
import { oval, type Point, tube, union } from '../forms.ts';
import { type Bones, far, GIRTH, HEIGHT, headSize, LIMBS, near, type Plan, turnOf } from './bones.ts';

export const onFour =
  ({ long, height }: { long: number; height: number }): Plan =>
  (features) => {
    const { proportions } = features;
    const { rx, ry } = headSize(features);
    const legLength = Math.max(4, LIMBS[proportions.limbs] * HEIGHT * 0.95);
    const half = HEIGHT * height * (0.62 + GIRTH[proportions.girth] * 0.85) * 0.5;
    const length = half * long;
    const y = -legLength - half * 0.82;
    const body = { x: 6, y, rx: length, ry: half };
    const neckLength = proportions.neck === 'long' ? ry * 2.2 : proportions.neck === 'short' ? ry * 0.95 : 0;
    const head = {
      x: 6 - length - rx * (neckLength > 0 ? 0.2 : 0.12),
      y: y - half * 0.35 - ry * 0.45 - neckLength,
      rx,
      ry,
    };
    const trunk = union(
      oval(6, y, length, half),
      oval(6 - length * 0.42, y - half * 0.06, length * 0.62, half * 1.04),
    );
    const front = 6 - length * 0.62;
    const rear = 6 + length * 0.62;
    return {
      turn: Math.max(0.55, turnOf(features, 0.55)),
      head,
      isMerged: false,
      neck: tube(
        [6 - length * 0.6, y - half * 0.1, half * 0.66],
        [head.x + rx * 0.25, head.y + ry * 0.35, Math.min(half * 0.6, ry * 0.62)],
      ),
      trunk,
      body,
      shoulders: [near([front, y])],
      hips: [
        far([front + length * 0.3, -legLength]),
        far([rear - length * 0.34, -legLength]),
        near([front - length * 0.06, -legLength]),
        near([rear, -legLength]),
      ],
      armLength: 8,
      legLength,
      thickness: Math.max(1.9, half * (proportions.limbs === 'long' ? 0.22 : 0.36)),
      tail: [6 + length * 0.88, y - half * 0.3],
      tailAngle: 0.9,
      back: { x: 8, y: y - half * 0.72, rx: length * 0.82, ry: half * 1.05 },
      spine: Array.from({ length: 9 }, (_, step) => {
        const angle = -0.75 + (step / 8) * 1.9;
        return {
          at: [6 + Math.sin(angle) * length * 0.95, y - Math.cos(angle) * half] as const,
          angle: angle * 0.7,
        };
      }),
      wings: [
        [6 - length * 0.1, y - half * 0.5],
        [6 + length * 0.15, y - half * 0.5],
      ],
      isSeenFromSide: true,
    };
  };
/** A trunk that is one tube through these joints, the head at the first. */
function alongTube(
  features: Features,
  joints: readonly (readonly [number, number, number])[],
  headShare: number,
  turn: number,
): Bones {
  const { rx, ry } = headSize(features, headShare);
  const [first = [0, 0, 1], second = first] = joints;
  const last = joints.at(-1) ?? first;
  const middle = joints[Math.floor(joints.length / 2)] ?? first;
  const widest = Math.max(...joints.map(([, , r]) => r));
  const xs = joints.map(([x]) => x);
  const ys = joints.map(([, y]) => y);
  const spine = joints.slice(0, -1).flatMap(([x, y, r], index): Bones['spine'] => {
    const [nx, ny, nr] = joints[index + 1] ?? last;
    const along = Math.atan2(nx - x, -(ny - y));
    const angle = along - Math.PI / 2;
    const away = (share: number): Point => [
      x + (nx - x) * share + Math.sin(angle) * (r + (nr - r) * share),
      y + (ny - y) * share - Math.cos(angle) * (r + (nr - r) * share),
    ];
    return [
      { at: away(0.1), angle },
      { at: away(0.6), angle },
    ];
  });
  return {
    turn,
    head: { x: first[0] - rx * 0.25, y: first[1] - ry * 0.2, rx, ry },
    isMerged: false,
    trunk: tube(...joints),
    joints,
    body: {
      x: (Math.min(...xs) + Math.max(...xs)) / 2,
      y: (Math.min(...ys) + Math.max(...ys)) / 2,
      rx: (Math.max(...xs) - Math.min(...xs)) / 2 + widest,
      ry: (Math.max(...ys) - Math.min(...ys)) / 2 + widest,
    },
    shoulders: [near([second[0], second[1]])],
    hips: [],
    armLength: 12,
    legLength: 0,
    thickness: widest * 0.6,
    tail: [last[0], last[1]],
    tailAngle: 1.2,
    back: { x: middle[0], y: middle[1] - widest, rx: widest * 1.4, ry: widest * 1.4 },
    spine,
    wings: [
      [second[0], second[1]],
      [second[0], second[1]],
    ],
    isSeenFromSide: true,
  };
}

export const serpent: Plan = (features) => {
  const r = { thin: 3.1, slim: 3.6, medium: 5.6, broad: 6, round: 7 }[features.proportions.girth];
  const share = Math.max(0.24, features.proportions.head);
  if (features.body.markings?.some(({ kind, size }) => kind === 'segments' && size === 'huge') === true)
    return alongTube(
      features,
      [
        [-13, -38, 6.5],
        [-3, -35, 6.5],
        [5, -27, 6.8],
        [4, -16, 7],
        [-5, -9, 6.8],
        [6, -6, 6],
        [16, -6, 5.2],
        [24, -9, 4.3],
        [29, -15, 3.3],
        [31, -22, 2.4],
      ],
      0.32,
      0.5,
    );
  if (features.posture === 'coiled')
    return alongTube(
      features,
      [
        [-13, -33, r * 0.8],
        [-5, -26, r * 0.9],
        [-8, -16, r],
        [-16, -9, r * 1.05],
        [-4, -4, r * 1.05],
        [12, -5, r],
        [16, -12, r],
        [4, -15, r * 0.95],
        [-1, -9, r * 0.85],
        [12, -8, r * 0.7],
        [23, -6, r * 0.5],
        [27, -14, r * 0.35],
      ],
      share,
      0.6,
    );
  if (features.proportions.girth === 'thin' || features.proportions.girth === 'slim')
    return alongTube(
      features,
      [
        [-13, -38, r * 0.85],
        [-6, -28, r * 0.95],
        [-10, -17, r],
        [-4, -6, r * 1.05],
        [8, -6, r],
        [10, -18, r * 0.9],
        [17, -26, r * 0.75],
        [25, -20, r * 0.55],
        [28, -10, r * 0.4],
      ],
      share,
      0.6,
    );
  return alongTube(
    features,
    [
      [-11, -36, r * 0.95],
      [0, -31, r * 1.05],
      [2, -18, r * 1.15],
      [-7, -7, r * 1.1],
      [6, -5, r],
      [17, -11, r * 0.9],
      [22, -24, r * 0.75],
      [30, -22, r * 0.5],
      [32, -13, r * 0.35],
    ],
    Math.max(0.3, share),
    0.6,
  );
};

export const flippered: Plan = (features) => {
  const { proportions } = features;
  const isLong = proportions.neck === 'long';
  const joints: [number, number, number][] = isLong
    ? [
        [-17, -42, 4],
        [-13, -32, 4],
        [-11, -20, 6],
        [0, -10, 10],
        [13, -9, 9],
        [24, -9, 3],
      ]
    : [
        [-12, -23, 8],
        [-5, -14, 10],
        [6, -9, 8.5],
        [17, -6, 4.5],
        [24, -6, 2.5],
      ];
  const base = alongTube(features, joints, isLong ? 0.26 : 0.4, 0.6);
  return {
    ...base,
    body: isLong ? { x: 4, y: -10, rx: 15, ry: 9 } : { x: -2, y: -13, rx: 12, ry: 11 },
    shoulders: isLong ? [near([-5, -5]), near([14, -4])] : [near([-6, -8]), far([5, -7])],
    back: { x: 6, y: -15, rx: 14, ry: 9 },
    tail: isLong ? [25, -9] : [25, -6],
    tailAngle: 1.35,
    thickness: 3.4,
    armLength: 11,
  };
};

export const seahorse: Plan = (features) => {
  const base = alongTube(
    features,
    [
      [-2, -37, 6],
      [5, -28, 6.5],
      [3, -19, 8],
      [4, -10, 5.5],
      [4, -3, 3],
    ],
    0.4,
    0.85,
  );
  return {
    ...base,
    body: { x: 2, y: -20, rx: 7.5, ry: 11 },
    tail: [4, -3],
    tailAngle: 2.5,
    back: { x: 13, y: -22, rx: 6, ry: 7 },
    shoulders: [near([6, -22])],
    wings: [
      [8, -24],
      [10, -22],
    ],
  };
};

export const fish: Plan = (features) => {
  const half = { thin: 8, slim: 11, medium: 13, broad: 16, round: 17 }[features.proportions.girth];
  const body = { x: -2, y: -20, rx: 20, ry: half };
  return {
    turn: 1,
    head: { x: -11, y: -21, rx: 12, ry: half * 0.86 },
    isMerged: true,
    trunk: union(oval(-2, -20, 19, half), tube([6, -20, half * 0.8], [21, -20, half * 0.3])),
    body,
    shoulders: [near([-1, -15])],
    hips: [],
    armLength: 10,
    legLength: 0,
    thickness: 4,
    tail: [20, -20],
    tailAngle: Math.PI / 2,
    back: { x: 0, y: -20 - half, rx: 12, ry: 8 },
    spine: Array.from({ length: 9 }, (_, step) => {
      const angle = -0.5 + (step / 8) * 1.5;
      return { at: [-2 + Math.sin(angle) * 19, -20 - Math.cos(angle) * half] as const, angle: angle * 0.8 };
    }),
    wings: [
      [0, -26],
      [2, -26],
    ],
    isSeenFromSide: true,
  };
};
