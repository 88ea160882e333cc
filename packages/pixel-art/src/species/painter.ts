/** What every painter of a part is handed: the features, the skeleton, the figure to paint on, and colours by name. */
import type { Colour } from '../colours.ts';
import { type ColourName, colourOf, type Features, type Part } from './features.ts';
import type { Figure } from './figure.ts';
import type { Point } from './forms.ts';
import type { Bones } from './skeletons/bones.ts';

export type Painter = {
  readonly figure: Figure;
  readonly features: Features;
  readonly bones: Bones;
};

export const ink = (
  { features }: Painter,
  name: ColourName | undefined,
  otherwise: ColourName = 'main',
): Colour => colourOf(features, name ?? otherwise);

/** The colour of a part. */
export const inkOf = (painter: Painter, part: Part<string>, otherwise: ColourName = 'main'): Colour =>
  ink(painter, part.colour, otherwise);

/** A place on the face: u from −1 (its left) to 1, v from −1 (above) to 1, turned as the head is. */
export function facePoint({ bones: { head, turn } }: Painter, u: number, v: number): Point {
  return [head.x + head.rx * (u * (1 - 0.38 * turn) - 0.42 * turn), head.y + head.ry * v];
}

/** Each of a pair, left and right of the middle of the head: −1 and 1. */
export const SIDES = [-1, 1] as const;

/** Evenly from −1 to 1; one alone at 0. */
export const spread = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (count === 1 ? 0 : (2 * index) / (count - 1) - 1));

/** What eyes and mouths are measured by: a face on a large body does not grow with all of it. */
export const unitOf = ({ bones: { head, isMerged } }: Painter) =>
  isMerged ? Math.min(head.rx, head.ry, 14) : Math.max(5.2, Math.min(head.rx, head.ry));

/** Of eyes and teeth. */
export const WHITE = 'fbfbff';
