/** Pictures as layers of shapes on a square of 32, back to front: painted at any size, each layer in one colour. */
import { CLEAR, type Colour } from '../../colours.ts';
import { bevelled } from '../../lights.ts';
import type { ShadedCanvas } from '../../shadedCanvas.ts';
import { any, box, circle, cutFrom, movedShape, polar, polygon, type Shape } from '../../shapes.ts';

/** The side of the square that layers are written on. */
export const SQUARE = 32;

export const PAINTS = {
  outline: '231a44',
  red: 'e04848',
  blue: '4880e0',
  green: '48b068',
  yellow: 'ffcf4d',
  purple: '9c5cd8',
  orange: 'ff9a4a',
  cream: 'fff6e0',
  silver: 'b8c0d8',
  slate: '4a4468',
  teal: '38b8b0',
  brown: 'a8703c',
  pink: 'ff8cb8',
  pale: '8cd4ff',
  sky: 'bfe8ff',
} as const satisfies Record<string, Colour>;

/** `flat`: markings, with neither line nor light. */
export type Layer = readonly [colour: Colour, shape: Shape, manner?: 'flat'];

export type SquarePlace = {
  readonly left: number;
  readonly top: number;
  /** How wide the square becomes, in pixels. */
  readonly size: number;
};

/** `recoloured`: what a layer's colour becomes. */
export function paintLayers(
  canvas: ShadedCanvas,
  layers: readonly Layer[],
  { left, top, size }: SquarePlace,
  recoloured: (colour: Colour) => Colour = (colour) => colour,
): void {
  for (const [written, shape, manner] of layers) {
    const colour = recoloured(written);
    const placed = movedShape(sized(shape, size / SQUARE), left, top);
    if (manner === 'flat') canvas.fill(placed, colour);
    else
      canvas.stamp(placed, [PAINTS.outline, shadedColour(colour), colour, litColour(colour)], {
        light: bevelled,
      });
  }
}

export const litColour = (colour: Colour): Colour => mixed(colour, PAINTS.cream, 0.45);
export const shadedColour = (colour: Colour): Colour => mixed(colour, PAINTS.outline, 0.38);

function mixed(from: Colour, to: Colour, share: number): Colour {
  const channel = (colour: Colour, place: number) => Number.parseInt(colour.slice(place, place + 2), 16);
  return [0, 2, 4]
    .map((place) => Math.round(channel(from, place) * (1 - share) + channel(to, place) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('');
}

/**
 * The colour of most of a picture: what another picture of the same thing changes. `dull`: a colour of those is the main one
 * only where hardly anything else is.
 */
export function mainColour(layers: readonly Layer[], dull: readonly Colour[]): Colour {
  const weightOf = (colour: Colour): number => (dull.includes(colour) ? 0.02 : 1);
  const cells: Colour[] = Array<Colour>(SQUARE * SQUARE).fill(CLEAR);
  for (const [colour, shape] of layers)
    for (let cell = 0; cell < cells.length; cell++)
      if (shape((cell % SQUARE) + 0.5, Math.floor(cell / SQUARE) + 0.5)) cells[cell] = colour;
  const counts = new Map<Colour, number>();
  for (const colour of cells)
    if (colour !== CLEAR) counts.set(colour, (counts.get(colour) ?? 0) + weightOf(colour));
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [CLEAR, 0] as const)[0];
}

/** Greys and woods. */
export const DULL: readonly Colour[] = [
  PAINTS.outline,
  PAINTS.cream,
  PAINTS.silver,
  PAINTS.slate,
  PAINTS.brown,
];

const sized =
  (shape: Shape, times: number): Shape =>
  (x, y) =>
    shape(x / times, y / times);

export const rotated =
  (shape: Shape, angle: number, cx = 16, cy = 16): Shape =>
  (x, y) => {
    const [dx, dy, cos, sin] = [x - cx, y - cy, Math.cos(angle), Math.sin(angle)];
    return shape(cx + dx * cos + dy * sin, cy - dx * sin + dy * cos);
  };
export const hoop = (x: number, y: number, r: number, width: number): Shape =>
  cutFrom(circle(x, y, r), circle(x, y, r - width));
export const plusSign = (x: number, y: number, reach: number, width: number): Shape =>
  any(box(x - width / 2, y - reach, width, 2 * reach), box(x - reach, y - width / 2, 2 * reach, width));
export const upArrow = (x: number, y: number, times = 1): Shape =>
  any(
    polygon([x, y - 6 * times], [x + 6 * times, y + times], [x - 6 * times, y + times]),
    box(x - 2 * times, y, 4 * times, 6 * times),
  );
export const fivePointed = (cx: number, cy: number, outer: number, inner: number): Shape =>
  polygon(
    ...Array.from({ length: 10 }, (_, corner) => {
      const [angle, r] = [(corner * Math.PI) / 5, corner % 2 === 1 ? inner : outer];
      return [cx + r * Math.sin(angle), cy - r * Math.cos(angle)] as const;
    }),
  );
export const lightning = (x: number, y: number, times = 1): Shape =>
  polygon(
    ...[
      [2, -7],
      [-5, 1],
      [-1, 1],
      [-2, 7],
      [5, -2],
      [1, -2],
      [3, -7],
    ].map(([dx = 0, dy = 0]) => [x + dx * times, y + dy * times] as const),
  );
export const flameShape = (x: number, y: number, times = 1): Shape =>
  any(
    circle(x, y + 2 * times, 4.4 * times),
    polygon([x, y - 7 * times], [x + 4.6 * times, y + 2 * times], [x - 4.6 * times, y + 2 * times]),
  );
export const spiral = (cx: number, cy: number, r: number): Shape =>
  polar(cx, cy, (radius, angle) => radius < r && (radius / 3.1 - angle / (2 * Math.PI) + 2) % 1 < 0.62);

/** A disc with a bolt: an energy. */
export const energyDisc = (colour: Colour = PAINTS.yellow): readonly Layer[] => [
  [colour, circle(16, 17, 11)],
  [shadedColour(colour), hoop(16, 17, 9, 1), 'flat'],
  [PAINTS.cream, lightning(16, 17)],
];

export const playingCard = (x: number, y: number, angle: number, colour: Colour): readonly Layer[] => [
  [PAINTS.cream, rotated(box(x - 6, y - 9, 12, 18), angle, x, y)],
  [colour, rotated(box(x - 4, y - 7, 8, 8), angle, x, y), 'flat'],
];
