/** The canvas that what stands on a card is drawn on, and the names of the colours it is drawn with. */

import type { Colour, Ramp } from '../colours.ts';
import { fromAbove } from '../lights.ts';
import { ShadedCanvas } from '../shadedCanvas.ts';

const SPRITE_WIDTH = 40;
const SPRITE_HEIGHT = 42;
/** The lowest row something stands on; its shadow lies below. */
export const FLOOR = 38;

export const LINE = 'line';
export const CHEEK = 'cheek';
const named = (name: string): Ramp => [LINE, `${name}, dark`, name, `${name}, light`];
export const BODY = named('body');
export const ACCENT = named('accent');
export const BELLY = named('belly');

/** Three tones of one thing, 'rrggbb'. */
export type Tones = readonly [dark: Colour, plain: Colour, light: Colour];

export function tones(text: string): Tones {
  const [dark = '', plain = '', light = ''] = text.split(' ');
  return [dark, plain, light];
}

/** What the names of a sprite's ramps stand for. */
export function colouredIn(body: Tones, accent: Tones, belly: Tones): Record<string, Colour> {
  const pairs = ([, ...names]: Ramp, colours: Tones) =>
    names.map((name, place): [string, Colour] => [name, colours[place] ?? name]);
  return Object.fromEntries([...pairs(BODY, body), ...pairs(ACCENT, accent), ...pairs(BELLY, belly)]);
}

/** Symmetric: everything is given by its distance from the middle line. */
export const createSprite = () =>
  new ShadedCanvas(SPRITE_WIDTH, SPRITE_HEIGHT, { isSymmetric: true, light: fromAbove });
