/** Bodies that swim, fly, coil, hover or grow: fish, birds, serpents, spirits, drakes and plants. */

import { above, limb } from '../limbs.ts';
import { all, any, ellipse, polygon, type Shape } from '../shapes.ts';
import { type BodyPlan, part, round } from './anatomy.ts';
import { ACCENT, BELLY, BODY } from './sprite.ts';

/** A wing spread to the side: a leading edge and as many feathers as its kind has. */
export function featherWing(u: number, y: number, span: number): Shape {
  return any(
    limb([u, y, 2.2], [u + span * 0.6, y - 5, 2], [u + span, y - 7, 1.2]),
    limb([u + span * 0.3, y - 1, 2.4], [u + span * 0.95, y - 2, 1.4]),
    limb([u + span * 0.2, y + 1, 2.6], [u + span * 0.8, y + 3.5, 1.4]),
    limb([u, y + 2, 2.4], [u + span * 0.5, y + 7, 1.2]),
  );
}

export const bird: BodyPlan = (dice) => {
  const head = { y: 14, ru: dice.between(6.5, 8), ry: dice.between(6, 7) };
  const body = { y: 26, ru: dice.between(7.5, 9), ry: 9 };
  return {
    parts: [
      part(
        'behind',
        featherWing(5, dice.between(22, 25), dice.between(11, 13.5)),
        dice.chance(0.4) ? ACCENT : BODY,
      ),
      part('rear', limb([3.5, 33, 1.4], [3.5, 36.5, 1], [6.5, 37, 1]), ACCENT),
      part('body', round(body)),
      part('belly', ellipse(0, 28, body.ru * 0.66, 6.5), BELLY, { flat: true }),
      part('head', round(head)),
    ],
    head,
    body,
    shoulder: [6, 20],
    rump: [3, 33],
    muzzle: 'beak',
    floats: false,
  };
};

export const fish: BodyPlan = (dice) => {
  const body = { y: 23, ru: dice.between(9.5, 12), ry: dice.between(8.5, 11) };
  const fin = dice.between(5, 7);
  return {
    parts: [
      part('behind', limb([0, 14, 3], [0, 6, 1.6], [5, 3, 0.8]), ACCENT),
      part('behind', any(polygon([8, 20], [10 + fin, 15], [9 + fin, 24], [9, 27])), ACCENT),
      part('rear', polygon([5, 29], [11, 34], [5, 35]), ACCENT),
      part('head', round(body)),
      part('crown', all(ellipse(0, 31, body.ru * 0.72, 5), round(body)), BELLY, { flat: true }),
    ],
    head: { ...body, y: body.y - 1 },
    body,
    shoulder: [8, 18],
    rump: [6, 30],
    muzzle: 'none',
    floats: true,
  };
};

export const serpent: BodyPlan = (dice) => {
  const head = { y: 12, ru: dice.between(6.5, 8.5), ry: dice.between(6, 7) };
  const wide = dice.between(12, 15);
  return {
    parts: [
      part('rear', ellipse(0, 34, wide, 4)),
      part('body', ellipse(0, 29, wide - 3, 4)),
      part('body', ellipse(0, 24, wide - 6, 4)),
      part('limbs', limb([0, 24, 4.6], [0, 14, 4])),
      part('limbs', any(ellipse(0, 20, 2.6, 1), ellipse(0, 23, 2.8, 1), ellipse(0, 26, 2.6, 0.9)), BELLY, {
        flat: true,
      }),
      part('head', round(head)),
    ],
    head,
    body: { y: 27, ru: wide - 4, ry: 8 },
    shoulder: [4, 20],
    rump: [wide - 4, 33],
    muzzle: dice.chance(0.5) ? 'snout' : 'none',
    floats: false,
  };
};

export const spirit: BodyPlan = (dice) => {
  const head = { y: 17, ru: dice.between(9.5, 12), ry: dice.between(9.5, 11) };
  const wisps = dice.pick([
    any(limb([0, 24, 5], [0, 33, 1]), limb([6, 22, 4], [8, 31, 1])),
    any(limb([2.5, 24, 2.4], [2, 34, 1.4]), limb([7, 23, 2.2], [9, 31, 1.2])),
    limb([0, 23, 8], [0, 29, 5], [3, 34, 0.8]),
  ] as const);
  return {
    parts: [
      part('rear', wisps),
      part('limbs', ellipse(15.5, dice.between(19, 27), 2.8, 2.6), dice.chance(0.5) ? ACCENT : BODY),
      part('head', round(head)),
    ],
    head,
    body: head,
    shoulder: [8, 15],
    rump: [5, 27],
    muzzle: 'none',
    floats: true,
  };
};

export const drake: BodyPlan = (dice) => {
  const head = { y: 11.5, ru: dice.between(6.5, 8), ry: 6.2 };
  const body = { y: 27.5, ru: 8.5, ry: 9.5 };
  const bat = any(
    limb([4, 23, 1.6], [13, 10, 1.2], [19, 13, 0.7]),
    polygon([5, 24], [13, 10], [19, 13], [17.5, 22], [15, 18.5], [12.5, 25], [10.5, 21]),
  );
  return {
    parts: [
      part('behind', bat, ACCENT),
      part('rear', any(ellipse(6.5, 35.5, 4.4, 2.8), ellipse(7, 32, 4, 4.5))),
      part('body', any(round(body), limb([0, 20, 5], [0, 14, 4]))),
      part('belly', any(ellipse(0, 28.5, 5, 7.5), ellipse(0, 20, 2.6, 4)), BELLY, { flat: true }),
      part('limbs', limb([7, 23, 2.2], [11, 27, 2])),
      part('head', round(head)),
    ],
    head,
    body,
    shoulder: [5, 20],
    rump: [7, 33],
    muzzle: 'snout',
    floats: false,
  };
};

export const sprout: BodyPlan = (dice) => {
  const body = { y: 28, ru: dice.between(8.5, 11), ry: dice.between(8, 9.5) };
  const petals = dice.pick([5, 6, 4] as const);
  const leaf = limb([2, 20, 1], [dice.between(8, 11), 15, 3.2], [dice.between(14, 16), 9, 0.6]);
  return {
    parts: [
      part('behind', leaf, BODY),
      part('behind', any(...Array.from({ length: petals }, (_, index) => petal(index, petals))), ACCENT),
      part('rear', ellipse(5, 36.3, 3.6, 2.2)),
      part('head', all(round(body), above(38))),
    ],
    head: { ...body, y: body.y - 1 },
    body,
    shoulder: [7, 22],
    rump: [8, 33],
    muzzle: 'none',
    floats: false,
  };
};

function petal(index: number, petals: number): Shape {
  const angle = (Math.PI * index) / (petals - 1);
  return ellipse(Math.sin(angle) * 6, 13 - Math.cos(angle) * 6, 3.4, 3.4);
}
