/** The portraits of the campaign's nine trainers. */
import type { Picture } from '../canvas.ts';
import { ShadedCanvas } from '../shadedCanvas.ts';
import { drawBrock } from './brock.ts';
import { drawErika } from './erika.ts';
import { drawGiovanni } from './giovanni.ts';
import { drawJanice } from './janice.ts';
import { drawJoey } from './joey.ts';
import { drawKoga } from './koga.ts';
import { drawMisty } from './misty.ts';
import { drawSabrina } from './sabrina.ts';
import { drawSurge } from './surge.ts';

export const PORTRAIT_SIZE = 48;

/** By the trainer's id in the roster. */
export const PORTRAITS: Readonly<Record<string, (canvas: ShadedCanvas) => void>> = {
  joey: drawJoey,
  janice: drawJanice,
  brock: drawBrock,
  misty: drawMisty,
  surge: drawSurge,
  erika: drawErika,
  koga: drawKoga,
  sabrina: drawSabrina,
  giovanni: drawGiovanni,
};

/** `undefined` for an id without a portrait. */
export function drawPortrait(id: string): Picture | undefined {
  const draw = Object.hasOwn(PORTRAITS, id) ? PORTRAITS[id] : undefined;
  if (draw === undefined) return undefined;
  const canvas = new ShadedCanvas(PORTRAIT_SIZE, PORTRAIT_SIZE);
  draw(canvas);
  return canvas.picture();
}
