/** Shapes as questions: is this point inside? Creatures are mirrored, so `u` is the distance from their middle line. */

export type Shape = (u: number, y: number) => boolean;

export const ellipse =
  (u: number, y: number, ru: number, ry: number): Shape =>
  (pu, py) =>
    ((pu - u) / ru) ** 2 + ((py - y) / ry) ** 2 <= 1;

export const above =
  (limit: number, shape: Shape): Shape =>
  (u, y) =>
    y < limit && shape(u, y);

export const either =
  (...shapes: readonly Shape[]): Shape =>
  (u, y) => {
    for (const shape of shapes) if (shape(u, y)) return true;
    return false;
  };

export const both =
  (one: Shape, other: Shape): Shape =>
  (u, y) =>
    one(u, y) && other(u, y);

/** One joint of a limb: where it is and how thick. */
export type Joint = readonly [u: number, y: number, radius: number];

/** A limb, tail, horn or leaf: joints joined by tapering segments. */
export function limb(...joints: readonly Joint[]): Shape {
  const segments = joints.slice(1).map((to, index) => segment(joints[index] ?? to, to));
  return either(...segments);
}

function segment([u0, y0, r0]: Joint, [u1, y1, r1]: Joint): Shape {
  const du = u1 - u0;
  const dy = y1 - y0;
  const length = du * du + dy * dy || 1;
  return (u, y) => {
    const along = Math.min(1, Math.max(0, ((u - u0) * du + (y - y0) * dy) / length));
    const radius = r0 + (r1 - r0) * along;
    return (u - u0 - du * along) ** 2 + (y - y0 - dy * along) ** 2 <= radius * radius;
  };
}

/** A filled polygon. */
export const polygon =
  (...points: readonly Point[]): Shape =>
  (u, y) => {
    let inside = false;
    let from = points.at(-1);
    for (const to of points) {
      if (from !== undefined && from[1] > y !== to[1] > y && u < crossing(from, to, y)) inside = !inside;
      from = to;
    }
    return inside;
  };

type Point = readonly [u: number, y: number];

const crossing = ([u0, y0]: Point, [u1, y1]: Point, y: number) => ((u1 - u0) * (y - y0)) / (y1 - y0) + u0;
