/** Skeletons of what stands on two feet, birds apart. */

import { oval, tube, union } from '../forms.ts';
import { GIRTH, HEIGHT, headSize, LIMBS, near, type Plan, rightSide, turnOf } from './bones.ts';

export const upright =
  ({
    turn,
    lean = 0,
    waist = 0.74,
    legShare = 1,
  }: {
    turn: number;
    lean?: number;
    waist?: number;
    legShare?: number;
  }): Plan =>
  (features) => {
    const { proportions, posture, head } = features;
    const isMerged = head.shape === 'merged';
    const { rx, ry } = headSize(features, Math.min(0.62, proportions.head));
    const sits = posture === 'sitting';
    const legLength = LIMBS[proportions.limbs] * HEIGHT * (sits ? 0.3 : legShare);
    const neckLength =
      proportions.neck === 'long' ? Math.max(6, ry * 1.5) : proportions.neck === 'short' ? 2 : -ry * 0.32;
    const trunkHeight = isMerged
      ? HEIGHT - legLength
      : Math.max(13, HEIGHT - legLength - ry * 2 - neckLength);
    const half = trunkHeight / 2;
    const width = Math.max(GIRTH[proportions.girth] * trunkHeight, isMerged ? 12 : ry * 0.5);
    const body = { x: 0, y: -legLength - half + (legLength > 0 ? 1 : 0), rx: width, ry: half };
    const shift = -lean * trunkHeight;
    const trunk = isMerged
      ? oval(0, body.y, width, half)
      : union(
          oval(0, body.y + half * 0.22, width, half * 0.78),
          oval(shift * 0.5, body.y - half * 0.3, width * waist, half * 0.72),
        );
    const top = body.y - half;
    const skull = isMerged
      ? { ...body, rx: width * 0.92, ry: half * 0.92 }
      : { x: shift - turn * width * 0.15, y: top - neckLength - ry, rx, ry };
    const thickness = Math.max(1.9, Math.min(5.4, width * 0.3));
    const shoulderY = isMerged ? body.y + half * 0.12 : body.y - half * 0.42;
    const reach = width * (isMerged ? 0.93 : waist * 0.92);
    return {
      turn: turnOf(features, turn),
      head: skull,
      isMerged,
      neck:
        isMerged || neckLength <= 0
          ? undefined
          : tube(
              [shift * 0.6, body.y - half * 0.5, Math.min(width * 0.7, rx * 0.6)],
              [skull.x, skull.y + ry * 0.3, rx * 0.42],
            ),
      trunk,
      body,
      shoulders: [near([shift * 0.5 - reach, shoulderY]), near([shift * 0.5 + reach, shoulderY])],
      hips: sits
        ? [near([-width * 0.62, -3]), near([width * 0.62, -3])]
        : [near([-width * 0.52, -legLength - half * 0.16]), near([width * 0.52, -legLength - half * 0.16])],
      armLength: Math.max(4, Math.max(LIMBS[proportions.limbs], 0.1) * HEIGHT * 1.05),
      legLength,
      thickness,
      tail: [width * 0.7, body.y + half * 0.55],
      tailAngle: 1.75,
      back: { x: width * 0.35, y: body.y - half * 0.05, rx: width * 1.1, ry: half * 1.02 },
      spine: isMerged ? rightSide(body) : rightSide({ ...body, x: body.x, rx: width * 0.96 }),
      wings: [
        [-width * 0.45, body.y - half * 0.45],
        [width * 0.45, body.y - half * 0.45],
      ],
      isSeenFromSide: false,
    };
  };
