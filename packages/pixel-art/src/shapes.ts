/** Shapes as questions: does this point belong to it? A pixel belongs to a shape when its middle does. */

/** In pixels from wherever the canvas counts: the upper left corner, or the middle line of a symmetric one. */
export type Shape = (x: number, y: number) => boolean;
type Point = readonly [x: number, y: number];

export const circle = (cx: number, cy: number, r: number): Shape => ellipse(cx, cy, r, r);
export const ellipse =
  (cx: number, cy: number, rx: number, ry: number): Shape =>
  (x, y) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;
export const box =
  (left: number, top: number, width: number, height: number): Shape =>
  (x, y) =>
    x >= left && x < left + width && y >= top && y < top + height;
/** Even-odd: a list of corners that crosses itself leaves holes. */
export const polygon =
  (...corners: readonly Point[]): Shape =>
  (x, y) => {
    let inside = false;
    let from = corners.at(-1);
    for (const to of corners) {
      if (from !== undefined && from[1] > y !== to[1] > y && x < crossing(from, to, y)) inside = !inside;
      from = to;
    }
    return inside;
  };
// By index: taking a list apart by name costs code that is not compiled yet many times as much.
const crossing = (from: Point, to: Point, y: number) =>
  ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]) + from[0];

/** A rule in polar coordinates around (cx, cy): angle in radians, 0 at the top, clockwise. */
export const polar =
  (cx: number, cy: number, rule: (radius: number, angle: number) => boolean): Shape =>
  (x, y) =>
    rule(Math.hypot(x - cx, y - cy), Math.atan2(x - cx, cy - y));

export const any =
  (...shapes: readonly Shape[]): Shape =>
  (x, y) => {
    for (const shape of shapes) if (shape(x, y)) return true;
    return false;
  };
export const all =
  (...shapes: readonly Shape[]): Shape =>
  (x, y) => {
    for (const shape of shapes) if (!shape(x, y)) return false;
    return true;
  };
export const cutFrom =
  (shape: Shape, ...cut: readonly Shape[]): Shape =>
  (x, y) =>
    shape(x, y) && !cut.some((hole) => hole(x, y));
export const movedShape =
  (shape: Shape, dx: number, dy: number): Shape =>
  (x, y) =>
    shape(x - dx, y - dy);
/** The shape and a rim of one pixel, corners too. */
export const widened =
  (shape: Shape): Shape =>
  (x, y) => {
    for (const dx of [0, -1, 1]) for (const dy of [0, -1, 1]) if (shape(x + dx, y + dy)) return true;
    return false;
  };

/** The shape as its pixels in a square of `size`: costs one question for each of them, however often it is asked itself. */
export function rastered(shape: Shape, size: number): Shape {
  const pixels = Array.from({ length: size * size }, (_, pixel) =>
    shape((pixel % size) + 0.5, Math.floor(pixel / size) + 0.5),
  );
  return (x, y) =>
    x >= 0 && x < size && y >= 0 && y < size && pixels[Math.floor(y) * size + Math.floor(x)] === true;
}
