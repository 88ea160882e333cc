/** Draws a special energy: a disc in the colours of the types it provides, and on it what its name speaks of. */
import type { Picture } from '../canvas.ts';
import type { Colour } from '../colours.ts';
import { ShadedCanvas } from '../shadedCanvas.ts';
import { all, circle, polar } from '../shapes.ts';
import type { Appearance } from './creature.ts';
import { recolouringFor } from './hues.ts';
import {
  fivePointed,
  type Layer,
  lightning,
  PAINTS,
  paintLayers,
  SQUARE,
  shadedColour,
} from './objects/layers.ts';
import { thingNamed } from './objects/naming.ts';
import { THING_PICTURES, type ThingName } from './objects/pictures.ts';
import { SCENE_WIDTH } from './sky.ts';

const TYPES = {
  Grass: '48b068',
  Fire: 'e04848',
  Water: '4880e0',
  Lightning: 'ffcf4d',
  Psychic: '9c5cd8',
  Fighting: 'c8743c',
  Darkness: '4a4468',
  Metal: '8c98b0',
  Fairy: 'ff8cb8',
  Dragon: 'c8a03c',
} as const satisfies Record<string, Colour>;
const { Grass, Fire, Water, Lightning, Psychic, Fighting, Darkness, Metal } = TYPES;
const COLORLESS = 'e4dcc8';

/** What a name means that does not write its types out. */
const BY_NAME: readonly (readonly [name: RegExp, colours: readonly Colour[]])[] = [
  [/ FF$/, [Fire, Fighting]],
  [/ GL$/, [Grass, Lightning]],
  [/ WP$/, [Water, Psychic]],
  [/^Aqua /, [Water, Darkness]],
  [/^Magma /, [Fighting, Darkness]],
  [/^Dark Metal /, [Darkness, Metal]],
  [/^R /, [Darkness]],
  [/rainbow|aurora|multi|luminous|legacy|prism/i, [Grass, Fire, Water, Lightning, Psychic, Fighting]],
];

// biome-ignore format: a table, one sign a line
const SIGNS: readonly (readonly [name: RegExp, sign: ThingName])[] = [
  [/draw/i, 'trump-card'],
  [/gift/i, 'bag'],
  [/lucky|treasure/i, 'coin'],
  [/capture/i, 'poke-ball'],
  [/retro|bounce|boomerang/i, 'switch'],
  [/spiral|jet|mist/i, 'gust'],
  [/upper|turbo|acceleration|regenerat/i, 'plus-power'],
  [/health|medical|therap|recover/i, 'super-potion'],
  [/impact|single strike/i, 'gloves'],
  [/rapid strike/i, 'claw'],
  [/fusion/i, 'dual-ball'],
  [/splash|wash/i, 'vial'],
  [/mystery|wonder|miracle/i, 'charm'],
  [/heat|flash/i, 'lamp'],
  [/coating/i, 'helmet'],
  [/hiding/i, 'cape'],
  [/aromatic/i, 'berry'],
  [/dangerous/i, 'bomb'],
  [/plasma|react|scramble/i, 'machine'],
];

function coloursOf(name: string): readonly Colour[] {
  const named = BY_NAME.find(([words]) => words.test(name))?.[1];
  const written = Object.entries(TYPES).flatMap(([type, colour]) => (name.includes(type) ? [colour] : []));
  if (named !== undefined) return named;
  return written.length > 0 ? written : [COLORLESS];
}

const signOf = (name: string): ThingName | undefined =>
  SIGNS.find(([words]) => words.test(name))?.[1] ?? thingNamed(name.replace(/ ?Energy\b/, ''));

/** `isOnFace`: as wide as the scene behind it; else a square. */
export function drawEnergy({ name }: Appearance, isOnFace = false): Picture {
  const size = isOnFace ? 44 : SQUARE;
  const canvas = new ShadedCanvas(isOnFace ? SCENE_WIDTH : SQUARE, size);
  const left = (canvas.width - size) / 2;
  paintLayers(canvas, discOf(coloursOf(name)), { left, top: 0, size });
  const sign = signOf(name);
  const layers: readonly Layer[] =
    sign === undefined ? [[PAINTS.cream, lightning(16, 16, 1.9)]] : THING_PICTURES[sign];
  const inside = Math.round(size * 0.6);
  const at = { left: left + (size - inside) / 2, top: (size - inside) / 2, size: inside };
  paintLayers(canvas, layers, at, recolouringFor(name, layers, { byWords: false }));
  if (/double|triple/i.test(name)) paintLayers(canvas, TWICE, { left, top: 0, size });
  return canvas.picture();
}

/** In as many sectors as colours. */
function discOf(colours: readonly Colour[]): readonly Layer[] {
  const sector = (place: number) =>
    polar(
      16,
      16,
      (_, angle) =>
        Math.floor((((angle / (2 * Math.PI) + 1) % 1) * colours.length) % colours.length) === place,
    );
  return [
    [PAINTS.outline, circle(16, 16, 15.4), 'flat'],
    ...colours.map(
      (colour, place): Layer => [shadedColour(colour), all(circle(16, 16, 14.6), sector(place)), 'flat'],
    ),
    ...colours.map((colour, place): Layer => [colour, all(circle(16, 16, 12.6), sector(place)), 'flat']),
  ];
}

/** Of an energy that counts as more than one. */
const TWICE: readonly Layer[] = [6, 26].flatMap((x): readonly Layer[] => [
  [COLORLESS, circle(x, 26, 5)],
  [PAINTS.slate, fivePointed(x, 26, 3.6, 1.6), 'flat'],
]);
