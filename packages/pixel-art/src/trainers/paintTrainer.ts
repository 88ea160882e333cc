/** The portraits of the campaign's nine trainers, each painted once, when it is first looked at. */
import { pngUrl } from '../png.ts';
import { paintBrock } from './brock.ts';
import { PORTRAIT_SIZE, PortraitCanvas } from './canvas.ts';
import { paintErika } from './erika.ts';
import { paintGiovanni } from './giovanni.ts';
import { paintJanice } from './janice.ts';
import { paintJoey } from './joey.ts';
import { paintKoga } from './koga.ts';
import { paintMisty } from './misty.ts';
import { paintSabrina } from './sabrina.ts';
import { paintSurge } from './surge.ts';

/** By the trainer's id in the roster. */
export const PAINTED: Readonly<Record<string, (canvas: PortraitCanvas) => void>> = {
  joey: paintJoey,
  janice: paintJanice,
  brock: paintBrock,
  misty: paintMisty,
  surge: paintSurge,
  erika: paintErika,
  koga: paintKoga,
  sabrina: paintSabrina,
  giovanni: paintGiovanni,
};

/** `undefined` for an id that nobody painted. */
export function paintTrainer(id: string): ReturnType<PortraitCanvas['picture']> | undefined {
  const paint = Object.hasOwn(PAINTED, id) ? PAINTED[id] : undefined;
  if (paint === undefined) return undefined;
  const canvas = new PortraitCanvas();
  paint(canvas);
  return canvas.picture();
}

const urls = new Map<string, string>();

export function portraitUrl(id: string): string | undefined {
  const kept = urls.get(id);
  if (kept !== undefined) return kept;
  const picture = paintTrainer(id);
  if (picture === undefined) return undefined;
  const url = pngUrl(PORTRAIT_SIZE, picture.pixels, picture.palette);
  urls.set(id, url);
  return url;
}
