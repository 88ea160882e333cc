/** What a body plan hands to those who dress it: its parts, and where head, shoulders and rump are. */

import type { Ramp } from '../colours.ts';
import type { Dice } from '../dice.ts';
import type { StampOptions } from '../shadedCanvas.ts';
import { ellipse, type Shape } from '../shapes.ts';
import { BODY } from './sprite.ts';

/** Back to front. */
export const LAYERS = ['behind', 'rear', 'body', 'belly', 'limbs', 'ears', 'head', 'crown'] as const;
export type Layer = (typeof LAYERS)[number];

export type Part = StampOptions & { layer: Layer; shape: Shape; tone: Ramp };

/** An ellipse on the middle line. */
export type Round = { y: number; ru: number; ry: number };

/** Measured on a full-grown sprite: u from the middle to 19, y from 2 down to the floor at 38. */
export type Anatomy = {
  parts: Part[];
  head: Round;
  body: Round;
  shoulder: readonly [u: number, y: number];
  rump: readonly [u: number, y: number];
  /** Shows a muzzle or a beak of its own, so the face below the eyes stays free. */
  muzzle: 'none' | 'snout' | 'beak';
  floats: boolean;
};

export type BodyPlan = (dice: Dice) => Anatomy;

export const part = (layer: Layer, shape: Shape, tone: Ramp = BODY, options: StampOptions = {}): Part => ({
  layer,
  shape,
  tone,
  ...options,
});

export const round = ({ y, ru, ry }: Round): Shape => ellipse(0, y, ru, ry);
