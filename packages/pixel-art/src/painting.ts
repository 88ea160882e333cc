/** A small canvas of pixels painted from shapes; it comes out as one path per colour, for SVG and for Path2D alike. */

/** Whether a point belongs to it, in the caller's units. */
export type Shape = (x: number, y: number) => boolean;
export type Layer = { readonly fill: string; readonly d: string };
type Point = readonly [number, number];

export const circle = (cx: number, cy: number, r: number): Shape => ellipse(cx, cy, r, r);
export const ellipse =
  (cx: number, cy: number, rx: number, ry: number): Shape =>
  (x, y) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;
export const box =
  (left: number, top: number, width: number, height: number): Shape =>
  (x, y) =>
    x >= left && x < left + width && y >= top && y < top + height;
/** Even-odd: a corner list that crosses itself leaves holes. */
export const polygon =
  (...corners: readonly Point[]): Shape =>
  (x, y) =>
    corners.reduce((inside, [x1, y1], index) => {
      const [x2, y2] = corners[(index + 1) % corners.length] ?? [x1, y1];
      const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
      return crosses ? !inside : inside;
    }, false);
/** A rule in polar coordinates around (cx, cy): angle in radians, 0 at the top, clockwise. */
export const polar =
  (cx: number, cy: number, rule: (radius: number, angle: number) => boolean): Shape =>
  (x, y) =>
    rule(Math.hypot(x - cx, y - cy), Math.atan2(x - cx, cy - y));
export const any =
  (...shapes: readonly Shape[]): Shape =>
  (x, y) =>
    shapes.some((shape) => shape(x, y));
export const all =
  (...shapes: readonly Shape[]): Shape =>
  (x, y) =>
    shapes.every((shape) => shape(x, y));
export const without =
  (shape: Shape, ...cut: readonly Shape[]): Shape =>
  (x, y) =>
    shape(x, y) && !cut.some((hole) => hole(x, y));
export const moved =
  (shape: Shape, dx: number, dy: number): Shape =>
  (x, y) =>
    shape(x - dx, y - dy);

/** Whether the middle of the pixel at (x, y) belongs to the shape, asked of the shape only once for each of size². */
export function rastered(shape: Shape, size: number): Shape {
  const pixels = Array.from({ length: size * size }, (_, pixel) =>
    shape((pixel % size) + 0.5, Math.floor(pixel / size) + 0.5),
  );
  return (x, y) =>
    x >= 0 && x < size && y >= 0 && y < size && pixels[Math.floor(y) * size + Math.floor(x)] === true;
}

export type Area = { left: number; top: number; width: number; height: number };

export type Painting = ReturnType<typeof createPainting>;

export function createPainting(width: number, height: number) {
  const pixels: (string | undefined)[] = Array(width * height).fill(undefined);

  /**
   * Colours every pixel whose middle lies in the shape; a colour may depend on the pixel, undefined erases.
   * A shape that fills a small part only is found faster when `area` says where.
   */
  function paint(
    shape: Shape,
    colour: string | undefined | ((x: number, y: number) => string | undefined),
    area: Area = { left: 0, top: 0, width, height },
  ) {
    for (let y = Math.max(0, area.top); y < Math.min(height, area.top + area.height); y++) {
      for (let x = Math.max(0, area.left); x < Math.min(width, area.left + area.width); x++) {
        if (!shape(x + 0.5, y + 0.5)) continue;
        pixels[y * width + x] = typeof colour === 'function' ? colour(x, y) : colour;
      }
    }
  }

  /** One layer per colour; pixels side by side become one bar. */
  function layers(): readonly Layer[] {
    const paths = new Map<string, string>();
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; ) {
        const colour = pixels[y * width + x];
        const start = x;
        while (x < width && pixels[y * width + x] === colour) x++;
        if (colour === undefined) continue;
        paths.set(colour, `${paths.get(colour) ?? ''}M${start} ${y}h${x - start}v1h${start - x}z`);
      }
    }
    return [...paths].map(([fill, d]) => ({ fill, d }));
  }

  return { width, height, paint, layers };
}
