/** From body plan and proportions to a skeleton: where head, trunk, limbs, tail, back and wings of a figure are. */
import type { BodyPlan, Features } from '../features.ts';
import { oval, poly, tube, union } from '../forms.ts';
import { birdFlying, birdStanding } from './birds.ts';
import { type Bones, near, type Plan } from './bones.ts';
import { fish, flippered, onFour, seahorse, serpent } from './fromSide.ts';
import {
  bat,
  cocoon,
  crustacean,
  insectWinged,
  larva,
  rock,
  roundBody,
  star,
  tentacled,
  withTrunk,
} from './rounds.ts';
import { upright } from './upright.ts';

export function skeletonOf(features: Features): Bones {
  return PLANS[features.bodyPlan](features);
}

const PLANS: Readonly<Record<BodyPlan, Plan>> = {
  'biped-upright': upright({ turn: 0.3 }),
  'biped-stout': upright({ turn: 0.3, waist: 0.8 }),
  'biped-hunched': upright({ turn: 0.5, lean: 0.22 }),
  humanoid: upright({ turn: 0.25, waist: 0.98, legShare: 1.05 }),
  'arthropod-standing': upright({ turn: 0.4, waist: 0.8 }),
  'plant-walking': upright({ turn: 0.15, waist: 0.7 }),
  'quadruped-slender': onFour({ long: 1.75, height: 0.36 }),
  'quadruped-stout': onFour({ long: 1.55, height: 0.44 }),
  serpent,
  flippered,
  seahorse,
  fish,
  'bird-flying': birdFlying,
  'bird-standing': birdStanding,
  bat,
  'insect-larva': larva,
  cocoon,
  'insect-winged': insectWinged,
  crustacean,
  tentacled,
  bivalve: withTrunk(roundBody({ rx: 19, ry: 17 }), (skeleton) => ({
    turn: 0.1,
    head: { x: 0, y: -17, rx: 11, ry: 9 },
    trunk: oval(0, -17, 13, 11),
    body: { ...skeleton.body, y: -17 },
  })),
  star,
  blob: withTrunk(roundBody({ rx: 19, ry: 18, legs: false }), () => ({
    turn: 0.1,
    body: { x: 0, y: -16, rx: 18, ry: 15 },
    head: { x: -1, y: -22, rx: 14, ry: 12 },
    trunk: union(oval(0, -17, 15, 16), oval(2, -5, 21, 6), oval(-14, -10, 7, 8), oval(14, -10, 7, 9)),
    shoulders: [near([-14, -16]), near([14, -16])],
    armLength: 11,
    thickness: 4,
  })),
  ball: roundBody({ rx: 20, ry: 20 }),
  'ball-limbed': withTrunk(roundBody({ rx: 18, ry: 17.5 }), (skeleton, { proportions }) =>
    proportions.girth === 'round' || proportions.girth === 'broad'
      ? {}
      : { trunk: oval(0, skeleton.body.y, 15, 17.5), body: { ...skeleton.body, rx: 15 } },
  ),
  burrower: withTrunk(roundBody({ rx: 13, ry: 20, legs: false }), () => ({
    turn: 0.1,
    body: { x: 0, y: -18, rx: 12, ry: 19 },
    head: { x: 0, y: -24, rx: 11, ry: 12 },
    trunk: union(oval(0, -24, 12, 12), poly([-12, -24], [12, -24], [12, 0], [-12, 0])),
  })),
  'rock-limbed': rock,
  'plant-pitcher': withTrunk(roundBody({ rx: 14, ry: 18, legs: false }), (_, { head }) => ({
    turn: 0.15,
    body: { x: 0, y: -20, rx: 14, ry: 18 },
    head: { x: 0, y: -22, rx: 12, ry: 12 },
    trunk:
      head.shape === 'bell'
        ? union(oval(0, -22, 13, 16), poly([-13, -22], [13, -22], [19, -3], [-19, -3]))
        : union(oval(0, -17, 16, 17), oval(0, -30, 13, 12)),
    shoulders: [near([-13, -18]), near([13, -18])],
    armLength: 12,
  })),
  'ghost-cloud': withTrunk(roundBody({ rx: 17, ry: 16, legs: false }), (_, { head }) =>
    head.shape === 'merged'
      ? {}
      : {
          isMerged: false,
          head: { x: 0, y: -32, rx: 14, ry: 12.5 },
          body: { x: 3, y: -17, rx: 10, ry: 13 },
          trunk: tube([0, -24, 10], [3, -14, 9], [9, -6, 4.5], [16, -2, 1]),
          shoulders: [near([-18, -22]), near([20, -20])],
          armLength: 2,
        },
  ),
  machine: withTrunk(roundBody({ rx: 14, ry: 14, legs: false }), (skeleton, features) =>
    features.tail !== undefined || features.legs !== undefined
      ? {
          ...upright({ turn: 0.55 })(features),
          isMerged: features.head.shape === 'merged',
        }
      : skeleton,
  ),
};
