/** Draws a person from the shoulders up, as layers: hair, clothes, face, and what they wear. */
import type { Colour } from '../../colours.ts';
import { above } from '../../limbs.ts';
import { lettering } from '../../packs/letters.ts';
import {
  all,
  any,
  box,
  circle,
  cutFrom,
  ellipse,
  movedShape,
  polar,
  polygon,
  type Shape,
} from '../../shapes.ts';
import { fivePointed, type Layer, PAINTS, plusSign, rotated } from '../objects/layers.ts';
import type { Looks } from './looks.ts';

const { cream, orange, outline, pink, red, slate, yellow } = PAINTS;
const SKINS: Readonly<Record<string, Colour>> = {
  light: 'f4c4a0',
  brown: 'd89c70',
  dark: '94604a',
  tan: 'e8b084',
};

const FACE = ellipse(16, 15.4, 6.6, 7.2);
const SHOULDERS = ellipse(16, 33, 13.4, 8.6);
const HEAD = ellipse(16, 13, 8.4, 8.6);
const SKULL = ellipse(16, 12.4, 7.8, 8);

/** What of the hair lies behind the face; one without an entry has a short one. */
const BEHIND: Readonly<Record<string, Shape>> = {
  long: any(ellipse(16, 14, 9.6, 10), box(6.4, 14, 19.2, 14)),
  ponytail: any(HEAD, ellipse(26, 14, 4, 8)),
  side: any(HEAD, rotated(ellipse(26, 9, 5, 3.4), -0.7, 26, 9)),
  buns: any(HEAD, circle(6.4, 8, 4.2), circle(25.6, 8, 4.2)),
  twin: any(HEAD, ellipse(5, 19, 3.4, 8), ellipse(27, 19, 3.4, 8)),
  bob: any(ellipse(16, 14, 9.2, 9.4), box(6.8, 13, 18.4, 9)),
  bun: any(HEAD, circle(16, 3.6, 4)),
  mane: polar(16, 14, (radius, angle) => radius < 11 + 2.4 * Math.cos(angle * 9)),
  afro: circle(16, 12, 11.6),
  wild: polar(16, 13, (radius, angle) => radius < 9.6 + 3 * Math.cos(angle * 7)),
};
const SHORT_BEHIND = ellipse(16, 13, 8.2, 8.4);

/** What of it lies over the forehead. */
const FRINGES: Readonly<Record<string, Shape>> = {
  spikes: any(
    all(SKULL, above(10.6)),
    polygon([8, 10], [5, 3], [12, 6]),
    polygon([11, 7], [13, 0], [18, 6]),
    polygon([16, 6], [23, 1], [22, 8]),
    polygon([21, 8], [28, 6], [24, 12]),
  ),
  long: all(SKULL, (x, y) => y < 10.4 + Math.abs(x - 16) * 0.5 && (y < 11 || Math.abs(x - 16) > 4.6)),
  mohawk: box(14, 0, 4, 9),
  wild: any(all(SKULL, above(10.6)), polygon([9, 9], [5, 14], [12, 11])),
};
const SHORT_FRINGE = all(SKULL, above(11));
const BANGS = all(SKULL, above(12));
const SIDEWAYS = all(SKULL, (x, y) => y < 9.6 + (x - 9) * 0.18);

function fringeOf(hair: string): Shape {
  if (['bangs', 'bob', 'buns'].includes(hair)) return BANGS;
  if (['side', 'twin', 'ponytail', 'bun'].includes(hair)) return SIDEWAYS;
  return FRINGES[hair] ?? SHORT_FRINGE;
}

/** `recoloured`: the colour of the clothes, where it is another than they have as a rule. */
export function personLayers(looks: Looks, recoloured?: Colour): readonly Layer[] {
  const [hair = '', hairColour = slate, skinName = '', clothes = red, under = cream, ...worn] =
    looks.split(' ');
  const skin = SKINS[skinName] ?? 'f4c4a0';
  const top = recoloured ?? clothes;
  const wears = new Map(worn.map((thing): [string, string] => splitWorn(thing)));
  const hairy = (shape: Shape): readonly Layer[] => (hair === 'bald' ? [] : [[hairColour, shape]]);
  return [
    ...hairy(BEHIND[hair] ?? SHORT_BEHIND),
    [top, SHOULDERS],
    [under, polygon([12, 25], [20, 25], [16, 32])],
    ...coatOf(wears),
    [skin, box(13.6, 20, 4.8, 5)],
    [skin, any(FACE, circle(9.2, 16, 1.6), circle(22.8, 16, 1.6))],
    ...beardOf(wears),
    ...hairy(fringeOf(hair)),
    ...lookOfFace(wears, hairColour),
    ...worn.flatMap((thing) => {
      const [name, colour] = splitWorn(thing);
      return WORN[name]?.(colour) ?? [];
    }),
  ];
}

/** 'cap:4880e0' as its name and its colour. */
function splitWorn(thing: string): [name: string, detail: string] {
  const [name = '', detail = ''] = thing.split(':');
  return [name, detail];
}

function coatOf(wears: ReadonlyMap<string, string>): readonly Layer[] {
  const layers: Layer[] = [];
  if (wears.has('coat')) layers.push([cream, all(SHOULDERS, (x) => x < 11.6 || x > 20.4)]);
  if (wears.has('cape'))
    layers.push([
      slate,
      any(polygon([4, 26], [11, 24], [9, 32], [0, 32]), polygon([28, 26], [21, 24], [23, 32], [32, 32])),
    ]);
  return layers;
}

function beardOf(wears: ReadonlyMap<string, string>): readonly Layer[] {
  const beard = wears.get('beard');
  const shape = all(cutFrom(ellipse(16, 16, 6.6, 7), ellipse(16, 13.6, 5, 6.4)), box(0, 15, 32, 12));
  return beard === undefined ? [] : [[beard, shape, 'flat']];
}

function lookOfFace(wears: ReadonlyMap<string, string>, hairColour: Colour): readonly Layer[] {
  const layers: Layer[] = [];
  const mark = (colour: Colour, ...shapes: readonly Shape[]) => layers.push([colour, any(...shapes), 'flat']);
  if (wears.has('closed')) mark(outline, box(11, 15, 4, 1.2), box(17, 15, 4, 1.2));
  else {
    mark(wears.get('eyes') ?? outline, box(12, 14, 2, 3), box(18, 14, 2, 3));
    mark('ffffff', box(12, 14, 1, 1), box(18, 14, 1, 1));
  }
  mark(outline, box(14.4, 19.4, 3.2, 1));
  if (wears.has('moustache')) mark(hairColour, box(12.4, 18, 7.2, 1.6));
  if (wears.has('smile')) mark(outline, box(13.4, 18.8, 1, 1), box(17.6, 18.8, 1, 1));
  if (wears.has('brows'))
    mark(outline, rotated(box(11, 12, 4, 1.4), 0.2, 13, 12), rotated(box(17, 12, 4, 1.4), -0.2, 19, 12));
  return layers;
}

const pairOf = (shape: Shape): Shape => any(shape, (x, y) => shape(32 - x, y));

/** In the colour given with it, where it has none of its own. */
const WORN: Readonly<Record<string, (colour: Colour) => readonly Layer[]>> = {
  glasses: () => [[outline, pairOf(cutFrom(box(10.6, 13, 5, 5), box(11.6, 14, 3, 3))), 'flat']],
  shades: () => [[slate, any(pairOf(box(10, 13, 5.4, 3.6)), box(15, 13, 2, 1.2)), 'flat']],
  mask: (colour) => [[colour || slate, all(FACE, (_, y) => y > 17.4), 'flat']],
  cap: (colour) => [
    [colour, any(all(ellipse(16, 11, 8.6, 8.6), above(9.6)), box(14, 8.4, 14, 2.6))],
    [cream, circle(16, 6, 2), 'flat'],
  ],
  hat: (colour) => [[colour, any(ellipse(16, 9, 13, 2.8), all(ellipse(16, 9, 7.6, 8.4), above(9)))]],
  band: (colour) => [[colour, all(ellipse(16, 12.4, 8.4, 8.4), box(0, 8, 32, 2.6)), 'flat']],
  nurse: () => [
    [cream, all(ellipse(16, 9, 8, 6), above(8.4))],
    [red, plusSign(16, 5.4, 2, 1.4), 'flat'],
  ],
  goggles: () => [[orange, pairOf(circle(12, 7.4, 3))]],
  headset: () => [[slate, pairOf(circle(8.4, 16, 2.6))]],
  flower: () => [[pink, any(circle(23, 8, 2), circle(25.4, 9.4, 1.6), circle(23.8, 11, 1.6))]],
  star: () => [[yellow, fivePointed(23, 8, 3.4, 1.5)]],
  bow: () => [[red, pairOf(polygon([16, 5], [9, 1], [9, 9]))]],
  horn: () => [[yellow, any(polygon([8, 9], [4, 1], [11, 6]), polygon([24, 9], [28, 1], [21, 6]))]],
  letter: (letter) => [[letter === 'R' ? red : cream, movedShape(lettering(letter, 0, 0), 14, 27), 'flat']],
};
