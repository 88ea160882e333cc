/** Where the packs of a turntable stand. A turn is counted in packs: at turn 2 the third pack is in front. */

const TAU = Math.PI * 2;
/** Room for one pack along the rim, in its own widths and a little more. */
const ROOM = 2.15;
const SMALLEST = 2.1;
/** The table is an oval, wider than deep. */
export const STRETCH = 1.25;

export const radiusFor = (count: number) => Math.max(SMALLEST, (count * ROOM) / TAU);

/** The pack in front at this turn. */
export const frontOf = (turn: number, count: number) => ((Math.round(turn) % count) + count) % count;

/** The turn nearest to `turn` at which `index` is in front: never the long way round. */
export function turnTo(index: number, turn: number, count: number): number {
  const away = (((index - turn) % count) + count) % count;
  return turn + (away > count / 2 ? away - count : away);
}

/** Seen from the front: x to the right, z towards the viewer, the front pack at 0; `facing` in radians about the upright axis. */
export function standing(index: number, turn: number, count: number) {
  const angle = ((index - turn) * TAU) / count;
  const radius = radiusFor(count);
  // Those beside the front one look half at the viewer, so that they can be distinguished.
  const facing = angle - 0.5 * Math.sin(angle);
  return { x: STRETCH * radius * Math.sin(angle), z: radius * (Math.cos(angle) - 1), facing };
}

/** Approaches a goal at the same pace whatever the frame rate; `pace` in 1/s, `seconds` since the last frame. */
export const approach = (value: number, goal: number, pace: number, seconds: number) =>
  Math.abs(goal - value) < 0.0005 ? goal : goal + (value - goal) * Math.exp(-pace * seconds);
