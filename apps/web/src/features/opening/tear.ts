/** How far a hand has torn the strip of a pack: along its top edge, from either end. */

type Edge = { readonly left: number; readonly width: number };

/** Let go from here on, it tears by itself. */
export const TORN_SHARE = 0.5;
/** A hand that moved less has pressed and not dragged. In px. */
const PRESS_PX = 8;

export type Tear = {
  /** Of the edge, from 0 to 1. */
  readonly share: number;
  readonly from: 'left' | 'right';
};

/** Places are in px of the window. `undefined` for a press. */
export function tearBetween(began: number, now: number, { left, width }: Edge): Tear | undefined {
  if (Math.abs(now - began) < PRESS_PX) return undefined;
  const from = now > began ? 'left' : 'right';
  const along = from === 'left' ? now - left : left + width - now;
  return { share: Math.min(1, Math.max(0, along / width)), from };
}
