/** Bodies that stand on the ground: balls, two legs, four legs, shells, rocks and beetles. */

import { above, limb } from '../limbs.ts';
import { all, any, ellipse, polygon } from '../shapes.ts';
import { type Anatomy, type BodyPlan, part, round } from './anatomy.ts';
import { ACCENT, BELLY, BODY } from './sprite.ts';

export const ball: BodyPlan = (dice) => {
  const body = { y: 25, ru: dice.between(10.5, 13), ry: dice.between(10.5, 12) };
  const arm = dice.pick(['up', 'down'] as const);
  const hand = arm === 'up' ? ([body.ru + 3.5, 20, 2] as const) : ([body.ru + 2, 30, 2] as const);
  return {
    parts: [
      part('rear', ellipse(6, 36.2, 4, 2.4), dice.chance(0.5) ? ACCENT : BODY),
      part('limbs', limb([body.ru - 2, 26, 2.2], hand)),
      part('head', round(body)),
      ...(dice.chance(0.6) ? [part('crown', ellipse(0, 33, body.ru * 0.6, 4), BELLY, { flat: true })] : []),
    ],
    head: body,
    body,
    shoulder: [9, 22],
    rump: [9, 31],
    muzzle: 'none',
    floats: false,
  };
};

export const biped: BodyPlan = (dice) => {
  const head = { y: 14, ru: dice.between(7.5, 9.5), ry: dice.between(7, 8) };
  const body = { y: 28, ru: dice.between(6.5, 8.5), ry: 9 };
  const fist = dice.between(1.8, 3.2);
  const reach = dice.pick<readonly [number, number]>([
    [12.5, 30],
    [13.5, 22],
    [12, 18],
  ]);
  return {
    parts: [
      part('rear', any(ellipse(5, 36, 4, 2.4), ellipse(5.5, 33, 3.6, 4.2))),
      part('body', round(body)),
      part('belly', ellipse(0, 29.5, body.ru * 0.62, 6.5), BELLY, { flat: true }),
      part('limbs', limb([body.ru - 1, 24, 2.4], [reach[0], reach[1], fist])),
      part('head', round(head)),
    ],
    head,
    body,
    shoulder: [6, 23],
    rump: [6, 33],
    muzzle: dice.chance(0.35) ? 'snout' : 'none',
    floats: false,
  };
};

export const fourLegs: BodyPlan = (dice) => {
  const head = { y: 17, ru: dice.between(8.5, 10.5), ry: dice.between(7, 8.2) };
  const body = { y: 29, ru: dice.between(8, 9.5), ry: 8 };
  const mane = dice.chance(0.35);
  return {
    parts: [
      part('rear', ellipse(9, 33, 4.4, 4.6)),
      part('body', round(body)),
      part('limbs', any(limb([4, 28, 3], [4, 34, 2.4]), ellipse(4, 36.2, 3, 2))),
      part('limbs', ellipse(0, 27.5, 4.5, mane ? 6 : 4), mane ? ACCENT : BELLY, { flat: !mane }),
      part('head', round(head)),
    ],
    head,
    body,
    shoulder: [7, 24],
    rump: [9, 32],
    muzzle: dice.chance(0.7) ? 'snout' : 'none',
    floats: false,
  };
};

export const shell: BodyPlan = (dice) => {
  const dome = { y: 27, ru: dice.between(13, 15.5), ry: dice.between(10, 12.5) };
  const head = { y: 19, ru: dice.between(6.5, 8), ry: dice.between(6, 7) };
  return {
    parts: [
      part('behind', all(round(dome), above(34)), ACCENT),
      part('rear', limb([9, 33, 3], [12.5, 36, 2.2])),
      part('body', ellipse(0, 30, 9.5, 7)),
      part('belly', ellipse(0, 31, 7, 5), BELLY, { flat: true }),
      part('limbs', limb([8, 27, 2.4], [12, 29.5, 2])),
      part('head', round(head)),
    ],
    head,
    body: dome,
    shoulder: [9, 19],
    rump: [11, 33],
    muzzle: 'none',
    floats: false,
  };
};

export const boulder: BodyPlan = (dice) => {
  const top = dice.between(10, 14);
  const wide = dice.between(11, 14);
  const rock = polygon(
    [0, top - 1],
    [dice.between(4, 7), top],
    [wide - 2, dice.between(16, 20)],
    [wide, dice.between(23, 28)],
    [wide - dice.between(2, 4), 36.5],
    [0, 36.5],
  );
  const fist = dice.between(3, 4);
  return {
    parts: [
      part('rear', ellipse(6, 36.3, 4.2, 2.2)),
      part('body', rock),
      part('limbs', any(ellipse(16, dice.between(22, 31), fist, fist)), dice.chance(0.5) ? ACCENT : BODY),
    ],
    head: { y: 23, ru: wide - 2, ry: 9 },
    body: { y: 25, ru: wide, ry: 11 },
    shoulder: [wide - 3, 18],
    rump: [10, 33],
    muzzle: 'none',
    floats: false,
  };
};

export const beetle: BodyPlan = (dice): Anatomy => {
  const head = { y: 15, ru: dice.between(7, 8.5), ry: 6.5 };
  const body = { y: 28, ru: dice.between(8, 10), ry: 9.5 };
  return {
    parts: [
      part('behind', limb([6, 24, 1.3], [13, 21, 1], [16, 25, 0.8])),
      part('behind', limb([6, 28, 1.3], [14, 28, 1], [17, 33, 0.8])),
      part('behind', limb([6, 32, 1.3], [12, 33, 1], [14, 37, 0.8])),
      part('body', round(body), dice.chance(0.5) ? ACCENT : BODY),
      part('belly', any(ellipse(0, 26, 10, 1.1), ellipse(0, 30.5, 9, 1.1), ellipse(0, 34.5, 7, 1)), BELLY, {
        flat: true,
      }),
      part('head', round(head)),
    ],
    head,
    body,
    shoulder: [5, 22],
    rump: [5, 34],
    muzzle: 'none',
    floats: false,
  };
};
