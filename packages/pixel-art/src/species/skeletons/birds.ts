/** Skeletons of birds. */

import { oval, tube } from '../forms.ts';
import { HEIGHT, headSize, near, type Plan, rightSide, turnOf } from './bones.ts';

export const birdFlying: Plan = (features) => {
  const { rx, ry } = headSize(features, Math.max(0.27, features.proportions.head * 1.15));
  const isLong = features.proportions.neck === 'long';
  const neck = isLong ? 15 : features.proportions.neck === 'short' ? 5 : 1;
  const width = { thin: 6, slim: 7, medium: 8.5, broad: 10, round: 12 }[features.proportions.girth];
  const body = { x: 0, y: -19, rx: width, ry: 12 };
  const head = { x: -6 - neck * 0.3, y: -31 - neck - ry * 0.3, rx, ry };
  return {
    turn: Math.max(0.65, turnOf(features, 0.65)),
    head,
    isMerged: false,
    neck: tube(
      [-1, -26, width * 0.75],
      [-5 - neck * 0.2, -30 - neck * 0.6, Math.min(rx, width) * 0.6],
      [head.x + 1, head.y + ry * 0.3, rx * 0.55],
    ),
    trunk: oval(0, -19, width, 12.5, -0.3),
    body,
    shoulders: [],
    hips: [near([-3, -9]), near([4, -9])],
    armLength: 0,
    legLength: 8,
    thickness: 1.6,
    tail: [5, -10],
    tailAngle: 2.3,
    back: { x: 3, y: -24, rx: 9, ry: 9 },
    spine: rightSide(body),
    wings: [
      [-width * 0.6, -25],
      [width * 0.6, -25],
    ],
    isSeenFromSide: false,
  };
};

export const birdStanding: Plan = (features) => {
  const { rx, ry } = headSize(features);
  const legLength =
    features.proportions.limbs === 'long' ? 15 : features.proportions.limbs === 'medium' ? 11 : 5;
  const neckLength =
    features.proportions.neck === 'long' ? 11 : features.proportions.neck === 'short' ? 3 : -ry * 0.5;
  const trunkHeight = Math.max(
    features.heads === undefined ? 18 : 22,
    HEIGHT - legLength - ry * 2 - neckLength,
  );
  const half = trunkHeight / 2;
  const width = Math.max(
    half * { thin: 0.6, slim: 0.7, medium: 0.85, broad: 1, round: 1.05 }[features.proportions.girth],
    rx * 0.9,
  );
  const body = { x: 2, y: -legLength - half + 1, rx: width, ry: half };
  const head = { x: -2, y: body.y - half - neckLength - ry, rx, ry };
  return {
    turn: Math.max(0.6, turnOf(features, 0.6)),
    head,
    isMerged: false,
    neck:
      neckLength > 0
        ? tube([0, body.y - half * 0.5, width * 0.4], [-2, head.y + ry * 0.4, rx * 0.34])
        : undefined,
    trunk: oval(2, body.y, width, half, -0.25),
    body,
    shoulders: [],
    hips: [near([-width * 0.35, -legLength]), near([width * 0.55, -legLength])],
    armLength: 0,
    legLength,
    thickness: 1.7,
    tail: [2 + width * 0.75, body.y + half * 0.3],
    tailAngle: 1.3,
    back: { x: 6, y: body.y, rx: width, ry: half },
    spine: rightSide(body),
    wings: [
      [2 - width * 0.2, body.y - half * 0.25],
      [2 + width * 0.5, body.y - half * 0.25],
    ],
    isSeenFromSide: true,
  };
};
