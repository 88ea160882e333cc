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
  (u, y) =>
    shapes.some((shape) => shape(u, y));

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
  (...points: readonly (readonly [u: number, y: number])[]): Shape =>
  (u, y) => {
    let inside = false;
    points.forEach(([u0, y0], index) => {
      const [u1, y1] = points[(index + 1) % points.length] ?? [u0, y0];
      if (y0 > y !== y1 > y && u < ((u1 - u0) * (y - y0)) / (y1 - y0) + u0) inside = !inside;
    });
    return inside;
  };
