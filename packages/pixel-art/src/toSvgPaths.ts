/** A picture as one path for each of its colours, for SVG and for Path2D alike. */
import type { Picture } from './canvas.ts';

export type ColouredPath = { readonly fill: string; readonly d: string };

/** Pixels of one colour side by side become one bar. */
export function toSvgPaths({ width, height, pixels, palette }: Picture): readonly ColouredPath[] {
  const paths = new Map<number, string>();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; ) {
      const start = x;
      const index = pixels[y * width + x] ?? 0;
      while (x < width && pixels[y * width + x] === index) x++;
      if (index > 0) paths.set(index, `${paths.get(index) ?? ''}M${start} ${y}h${x - start}v1h${start - x}z`);
    }
  return [...paths].map(([index, d]) => ({ fill: `#${palette[index]}`, d }));
}
