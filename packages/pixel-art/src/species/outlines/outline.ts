/** What a thing is that a body may be: forms in figure units, back to front, and the place of its face. */
import type { ColourName } from '../features.ts';
import { cutBy, disc, type Form, oval, type Point, poly, tube } from '../forms.ts';

/** One painted form; left out: with an outline and light. */
export type OutlinePart = {
  readonly form: Form;
  readonly colour: ColourName;
  /** `mark`: on what is painted already; `plain`: over everything, without light. */
  readonly manner?: 'mark' | 'plain';
  /** Towards black, from 0 to 1; below 0 towards white. */
  readonly dark?: number;
};

export type Outline = {
  /** The middle of the face, and half of its width and height. */
  readonly face: readonly [x: number, y: number, rx: number, ry: number];
  readonly parts: readonly OutlinePart[];
  /** Over the face. */
  readonly before?: readonly OutlinePart[];
};

export const solid = (colour: ColourName, form: Form, dark = 0): OutlinePart => ({ form, colour, dark });
export const mark = (colour: ColourName, form: Form, dark = 0): OutlinePart => ({
  form,
  colour,
  manner: 'mark',
  dark,
});
export const plain = (colour: ColourName, form: Form): OutlinePart => ({ form, colour, manner: 'plain' });

/** A thin dark line through points: joints, seams, cracks. */
export const seam = (colour: ColourName, ...points: readonly Point[]): OutlinePart => ({
  form: tube(...points.map(([x, y]) => [x, y, 0.35] as const)),
  colour,
  manner: 'plain',
  dark: 0.55,
});

export const slab = (left: number, top: number, width: number, height: number): Form =>
  poly([left, top], [left + width, top], [left + width, top + height], [left, top + height]);

export const ring = (x: number, y: number, outer: number, inner: number): Form =>
  cutBy(disc(x, y, outer), disc(x, y, inner));

/** A wheel with broad teeth. */
export function gearForm(x: number, y: number, outer: number, inner: number, teeth: number): Form {
  const points = Array.from({ length: teeth }, (_, tooth): Point[] => {
    const angle = (tooth / teeth) * Math.PI * 2;
    const step = Math.PI / teeth;
    return [
      [angle - step * 0.55, outer],
      [angle + step * 0.55, outer],
      [angle + step * 0.85, inner],
      [angle + step * 1.15, inner],
    ].map(([turn = 0, radius = 0]) => [x + Math.sin(turn) * radius, y - Math.cos(turn) * radius]);
  });
  return poly(...points.flat());
}

/** The upper or lower part of an oval. */
export function dome(x: number, y: number, rx: number, ry: number, side: 'upper' | 'lower'): Form {
  const whole = oval(x, y, rx, ry);
  return side === 'upper'
    ? { ...whole, bottom: y, at: (px, py) => py <= y && whole.at(px, py) }
    : { ...whole, top: y, at: (px, py) => py >= y && whole.at(px, py) };
}

/** Turned clockwise around a point. */
export function turned(form: Form, angle: number, cx: number, cy: number): Form {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners = [
    [form.left, form.top],
    [form.right, form.top],
    [form.left, form.bottom],
    [form.right, form.bottom],
  ].map(
    ([x = 0, y = 0]): Point => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos],
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return {
    at: (x, y) => form.at(cx + (x - cx) * cos + (y - cy) * sin, cy - (x - cx) * sin + (y - cy) * cos),
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}
