/** Draws the arena as rows of pixels: the sky of a place, floodlights, stands full of people, and the floor between them. */
import { hashOf } from '@pokesol/pixel-art';

export const ARENA_WIDTH = 240;
export const ARENA_HEIGHT = 120;

/** The places that battles are fought at. */
export const PLACES = ['dusk', 'meadow', 'harbor', 'ember', 'cavern', 'storm'] as const;
export type Place = (typeof PLACES)[number];

/** The sky from its top to the stands: dark above, for words stand there. */
export const SKIES: Readonly<Record<Place, readonly string[]>> = {
  dusk: ['#14102c', '#1c1540', '#2a1f58', '#472a6c', '#7c3a72', '#b84c5c'],
  meadow: ['#101a2e', '#142640', '#1b3a52', '#235a5e', '#2f7d62', '#54a86c'],
  harbor: ['#10142e', '#152048', '#1d3366', '#285085', '#3a7aa6', '#66b2c8'],
  ember: ['#1a0e24', '#2c1230', '#481838', '#74243a', '#a83c34', '#e0702f'],
  cavern: ['#120c20', '#1c1230', '#2b1940', '#40214c', '#5c2c54', '#7d3c5c'],
  storm: ['#0f1120', '#191c33', '#262a4a', '#373c63', '#4f557f', '#767ca3'],
};

const STANDS = 56;
const FLOOR = 78;
const SKY_TOPS = [0, 14, 26, 36, 44, 51] as const;

const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h-${width}z`;

const columns = (step: number): number[] =>
  Array.from({ length: Math.ceil(ARENA_WIDTH / step) }, (_, column) => column * step);

export type SkyBand = { readonly color: string; readonly path: string };

/** Each colour reaches down to the floor and mixes with the one above in two rows of every second pixel. */
export const skyOf = (place: Place): readonly SkyBand[] =>
  SKIES[place].map((color, band) => {
    const top = SKY_TOPS[band] ?? 0;
    const mixed =
      band === 0
        ? ''
        : [top - 1, top - 3].flatMap((y) => columns(2).map((x) => box(x + (y % 2), y, 1, 1))).join('');
    return { color, path: box(0, top, ARENA_WIDTH, FLOOR - top) + mixed };
  });

const scattered = (name: string, count: number, top: number, height: number): string =>
  Array.from({ length: count }, (_, dot) => {
    const seed = hashOf(`${name} ${dot}`);
    return box(seed % ARENA_WIDTH, top + ((seed >>> 9) % height), 1, 1);
  }).join('');

/** How high the stands rise at a column: towards both sides. */
const rise = (x: number): number => Math.round((Math.abs(x - ARENA_WIDTH / 2) / (ARENA_WIDTH / 2)) ** 2 * 14);

const stands = columns(4)
  .map((x) => box(x, STANDS + 10 - rise(x), 4, FLOOR - STANDS - 10 + rise(x)))
  .join('');
const rails = columns(4)
  .map((x) => box(x, STANDS + 10 - rise(x), 4, 1) + box(x, STANDS + 17 - Math.round(rise(x) / 2), 4, 1))
  .join('');

/** People in the stands: a head each, in one of three colours. */
const crowd = (color: number): string =>
  columns(3)
    .flatMap((x) => {
      const top = STANDS + 12 - rise(x);
      return Array.from({ length: Math.floor((FLOOR - top - 2) / 3) }, (_, row) => {
        const seed = hashOf(`seat ${x} ${row}`);
        return seed % 7 === color ? box(x + ((seed >>> 5) % 2), top + row * 3, 2, 2) : '';
      });
    })
    .join('');

/** A mast with its lamps. */
const mast = (x: number): string => box(x + 5, 20, 2, 46) + box(x, 12, 12, 9);
const lamps = (x: number): string =>
  [0, 1, 2].flatMap((column) => [0, 1].map((row) => box(x + 1 + column * 4, 13 + row * 4, 2, 3))).join('');
/** The light of a mast, which falls as far to the left and to the right of it as is said. */
const light = (x: number, left: number, right: number): string =>
  `M${x} 21h12l${right} ${FLOOR - 15}h-${left + 12 + right}z`;

/** A line of the floor that narrows towards the far end, in steps of whole pixels. */
function lineTo(far: number, near: number): string {
  return Array.from({ length: ARENA_HEIGHT - FLOOR }, (_, row) => {
    const x = Math.round(far + ((near - far) * row) / (ARENA_HEIGHT - FLOOR - 1));
    return box(x, FLOOR + row, 1 + Math.round(row / 20), 1);
  }).join('');
}

/** The ring where the two halves meet, flattened as the floor is. */
function ring(): string {
  const [wide, high, y0] = [46, 13, 99];
  return Array.from({ length: 2 * high + 1 }, (_, row) => {
    const y = row - high;
    const outer = Math.round(wide * Math.sqrt(1 - (y / (high + 0.5)) ** 2));
    const inner = Math.abs(y) >= high - 1 ? 0 : Math.round((wide - 5) * Math.sqrt(1 - (y / (high - 1)) ** 2));
    return (
      box(120 - outer, y0 + y, Math.max(1, outer - inner), 1) +
      box(120 + inner, y0 + y, Math.max(1, outer - inner), 1)
    );
  }).join('');
}

export const SCENE = {
  stars: scattered('star', 60, 1, 30),
  stands,
  rails,
  crowds: [crowd(0), crowd(1), crowd(2)],
  masts: mast(18) + mast(210),
  lamps: lamps(18) + lamps(210),
  lights: light(18, 24, 64) + light(210, 64, 24),
  floor: box(0, FLOOR, ARENA_WIDTH, ARENA_HEIGHT - FLOOR),
  edge: box(0, FLOOR, ARENA_WIDTH, 1) + box(0, FLOOR + 2, ARENA_WIDTH, 1),
  lines: lineTo(62, -16) + lineTo(177, 255) + box(30, 99, 44, 1) + box(166, 99, 44, 1) + ring(),
} as const;
