/** What a skeleton is, and the measures that all of them are made with. */
import type { Features } from '../features.ts';
import type { Form, Point } from '../forms.ts';

/** The height that proportions are shares of; the floor lies at 0, up is negative. */
export const HEIGHT = 50;

export type Oval = { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number };
export type Limb = { readonly at: Point; readonly isFar: boolean };
export type Bones = {
  /** 0: seen from the front, 1: from its left side, looking left. */
  readonly turn: number;
  readonly head: Oval;
  /** No head of its own: the face lies on the trunk. */
  readonly isMerged: boolean;
  readonly neck?: Form | undefined;
  readonly trunk: Form;
  /** Of a trunk that is one tube. */
  readonly joints?: readonly (readonly [x: number, y: number, radius: number])[];
  readonly body: Oval;
  readonly shoulders: readonly Limb[];
  readonly hips: readonly Limb[];
  readonly armLength: number;
  readonly legLength: number;
  readonly thickness: number;
  readonly tail: Point;
  /** 0 up, clockwise, in radians: which way the tail leaves. */
  readonly tailAngle: number;
  /** The middle of what is borne on the back, and about how large half of it is. */
  readonly back: Oval;
  /** From the nape to the root of the tail, each with the angle that points away from the body. */
  readonly spine: readonly { readonly at: Point; readonly angle: number }[];
  readonly wings: readonly [Point, Point];
  readonly isSeenFromSide: boolean;
};
export const GIRTH = { thin: 0.15, slim: 0.25, medium: 0.34, broad: 0.46, round: 0.53 } as const;
export const LIMBS = { none: 0, stub: 0.05, short: 0.13, medium: 0.2, long: 0.32 } as const;
const WIDTHS = {
  round: 1.06,
  oval: 0.86,
  wide: 1.3,
  wedge: 1,
  blocky: 1.05,
  pointed: 1,
  dome: 1.2,
  bell: 1.05,
  skull: 1.08,
  merged: 1,
} as const;

export type Plan = (features: Features) => Bones;

/** Half of the head's width and height. */
export function headSize(
  { proportions, head }: Features,
  share = proportions.head,
): { rx: number; ry: number } {
  const ry = (share * HEIGHT) / 2;
  return { rx: ry * WIDTHS[head.shape], ry };
}

export const near = (at: Point): Limb => ({ at, isFar: false });
export const far = (at: Point): Limb => ({ at, isFar: true });

/** Points down the right side of an oval, from its top to `end` of a half turn. */
export function rightSide({ x, y, rx, ry }: Oval, start = 0.12, end = 0.8, steps = 9): Bones['spine'] {
  return Array.from({ length: steps }, (_, step) => {
    const angle = Math.PI * (start + ((end - start) * step) / (steps - 1));
    return { at: [x + Math.sin(angle) * rx, y - Math.cos(angle) * ry] as const, angle };
  });
}

/** What muzzles and beaks are best seen with. */
export function turnOf({ head }: Features, least: number): number {
  switch (head.muzzle?.kind) {
    case 'long':
    case 'beak-long':
    case 'beak-hooked':
    case 'tube':
      return Math.max(least, 0.75);
    case 'short':
    case 'broad':
    case 'beak-short':
    case 'bill':
      return Math.max(least, 0.45);
    default:
      return least;
  }
}
