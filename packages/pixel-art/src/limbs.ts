/** Shapes that bodies are made of. */
import { any, type Shape } from './shapes.ts';

/** All above a row. */
export const above =
  (limit: number): Shape =>
  (_, y) =>
    y < limit;
/** One joint of a limb: where it is and how thick. */
export type Joint = readonly [x: number, y: number, radius: number];

/** A limb, tail, horn or leaf: joints joined by tapering segments. */
export const limb = (...joints: readonly Joint[]): Shape =>
  any(...joints.slice(1).map((to, index) => segment(joints[index] ?? to, to)));

function segment([x0, y0, r0]: Joint, [x1, y1, r1]: Joint): Shape {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const length = dx * dx + dy * dy || 1;
  return (x, y) => {
    const along = Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / length));
    const radius = r0 + (r1 - r0) * along;
    return (x - x0 - dx * along) ** 2 + (y - y0 - dy * along) ** 2 <= radius * radius;
  };
}
