/** The landscape behind a creature: a banded sky, a skyline and some ground in the colours of its type. */

import { Canvas, type Picture } from '../canvas.ts';
import type { Colour } from '../colours.ts';
import { diceFor } from '../dice.ts';
import { box } from '../shapes.ts';
import type { SceneKind } from './measures.ts';
import { drawSky, HORIZON, SCENE_HEIGHT, SCENE_WIDTH, type SkyThing } from './sky.ts';

type Skyline = 'hills' | 'peaks' | 'trees' | 'waves' | 'towers' | 'crystals' | 'none';
type Place = {
  /** Top to bottom; then the skyline's two tones; then the ground's three, lit to dark. */
  colours: string;
  skylines: readonly [Skyline, ...Skyline[]];
  things: readonly [SkyThing, ...SkyThing[]];
};

const PLACES: Readonly<Record<SceneKind, Place>> = {
  grass: {
    colours: '6cc0c8 9cdcc0 d4f0b8 3f8a5c 2c6a50 7ac464 58a650 3a7a48',
    skylines: ['trees', 'hills'],
    things: ['sun', 'clouds', 'petals'],
  },
  fire: {
    colours: '5a2048 a83a4a f08050 6a2440 48183a c06038 8c3c34 5c2430',
    skylines: ['peaks', 'hills'],
    things: ['embers', 'sun', 'embers'],
  },
  water: {
    colours: '2c6ab8 5aa4e0 a8dcf4 3a80c4 2c64a4 58b0d8 3c88c0 2a649c',
    skylines: ['waves', 'none'],
    things: ['bubbles', 'clouds', 'sun'],
  },
  electric: {
    colours: '3c3468 6a5c98 c8a870 4a4070 342c58 b89850 8c7048 5c4c48',
    skylines: ['towers', 'peaks'],
    things: ['bolts', 'clouds', 'stars'],
  },
  psychic: {
    colours: '2c1c58 643a90 c078b8 54307c 3c2264 9860b0 703f90 482a6a',
    skylines: ['crystals', 'none', 'hills'],
    things: ['stars', 'moon', 'petals'],
  },
  fighting: {
    colours: '7a5878 c88a70 f4cc90 98604c 70443f d8a068 ac7450 7a5040',
    skylines: ['peaks', 'towers'],
    things: ['sun', 'clouds'],
  },
  dark: {
    colours: '12102c 282450 4c4478 201c40 161230 4c4870 343058 201c3c',
    skylines: ['towers', 'trees', 'peaks'],
    things: ['moon', 'stars'],
  },
  steel: {
    colours: '4a5c74 8098ac c4d4d8 607488 485a70 a0b0b8 78889a 505f74',
    skylines: ['towers', 'crystals'],
    things: ['clouds', 'sun'],
  },
  dragon: {
    colours: '24406c 4c8098 d8c888 3a5c74 28445f a89860 747048 484c40',
    skylines: ['peaks', 'peaks', 'hills'],
    things: ['clouds', 'sun', 'stars'],
  },
  fairy: {
    colours: 'c084c8 f0a8cc ffdcd8 b078b8 8c5ca0 f0b0c0 c880a8 985c90',
    skylines: ['hills', 'trees'],
    things: ['petals', 'stars', 'moon'],
  },
  normal: {
    colours: '74b4dc a8d4e4 f0ecc8 8caa78 6c8c68 c8bc80 a09860 787450',
    skylines: ['hills', 'trees'],
    things: ['clouds', 'sun'],
  },
  poison: {
    colours: '3c2458 6c4484 a888a8 503068 38204c 78689c 584a78 3a3054',
    skylines: ['trees', 'hills'],
    things: ['bubbles', 'moon'],
  },
  ground: {
    colours: '98b0b8 d4c4a0 f4e0b0 b08458 886044 d8b078 b08454 80603f',
    skylines: ['hills', 'peaks'],
    things: ['sun', 'clouds'],
  },
  flying: {
    colours: '4c90d8 84bcec d0ecf8 a0ccec 7cb0dc b4dcb0 88b890 608c78',
    skylines: ['none', 'hills'],
    things: ['clouds', 'clouds', 'sun'],
  },
  bug: {
    colours: '80b890 b4d8a0 e8f0c0 588c50 406c44 98b858 749444 506c3c',
    skylines: ['trees'],
    things: ['petals', 'sun'],
  },
  rock: {
    colours: '707890 a4a0a4 d8ccb8 74686c 564c58 b0a08c 847870 5a5054',
    skylines: ['peaks', 'crystals'],
    things: ['clouds', 'sun'],
  },
  ghost: {
    colours: '181434 3c2c60 745888 2c204c 1c1438 584c78 3c345c 241f40',
    skylines: ['trees', 'towers'],
    things: ['moon', 'embers'],
  },
  ice: {
    colours: '5c8cc8 98c4e4 e4f4f8 88b4d8 6490bc e4f4fc b0d4ec 7ca8d0',
    skylines: ['peaks', 'crystals'],
    things: ['stars', 'clouds'],
  },
  trainer: {
    colours: '4c3c84 7060b0 a498d0 584894 443678 8c80c0 685aa0 483c7c',
    skylines: ['none', 'towers', 'hills'],
    things: ['stars', 'clouds', 'petals'],
  },
};

/** A 4 × 4 Bayer matrix: where a pixel of the next band shows first. */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** One of the colours, dithered from each into the next along `share`. */
function dithered(colours: readonly Colour[], share: number, x: number, y: number): Colour | undefined {
  const last = colours.length - 1;
  const level = Math.min(last, Math.max(0, share * last));
  const base = Math.floor(level);
  // Flat bands with a narrow seam: dither everywhere would be noise.
  const seam = (level - base - 0.35) / 0.3;
  const threshold = ((BAYER[(y % 4) * 4 + (x % 4)] ?? 0) + 0.5) / 16;
  return colours[base + (seam > threshold && base < last ? 1 : 0)];
}

export function drawScene(kind: SceneKind, variant: number): Picture {
  const canvas = new Canvas(SCENE_WIDTH, SCENE_HEIGHT);
  paintScene(canvas, kind, variant);
  return canvas.picture();
}

/** `canvas`: as large as a scene. */
export function paintScene(canvas: Canvas, kind: SceneKind, variant: number): void {
  const place = PLACES[kind];
  const dice = diceFor(`scene ${kind} ${variant}`);
  const colours = place.colours.split(' ');
  const [sky, far, ground] = [colours.slice(0, 3), colours.slice(3, 5), colours.slice(5)];
  const skyline = skylineOf(dice.pick(place.skylines), dice.between(0, 50), dice.between(0.8, 1.3));
  canvas.fill(box(0, 0, SCENE_WIDTH, SCENE_HEIGHT), (x, y) => {
    if (y >= HORIZON) return dithered(ground, ((y - HORIZON) / (SCENE_HEIGHT - HORIZON)) * 1.25, x, y);
    const top = HORIZON - skyline(x);
    return y >= top ? dithered(far, (y - top) / 12, x, y) : dithered(sky, (y / HORIZON) * 1.05, x, y);
  });
  drawSky(canvas, dice.pick(place.things), skyline, dice);
}

/** How many rows the far land rises above the horizon at each column. */
function skylineOf(kind: Skyline, start: number, tall: number): (x: number) => number {
  const wave = (x: number, length: number) => Math.sin((x + start) / length);
  switch (kind) {
    case 'hills':
      return (x) => Math.round((5 + 3 * wave(x, 7) + 2 * wave(x, 3.1)) * tall);
    case 'peaks':
      return (x) =>
        Math.round((4 + Math.abs(((x + start) % 22) - 11) * 1.1 + (wave(x, 1.3) > 0.4 ? 1 : 0)) * tall);
    case 'trees':
      return (x) => Math.round((6 + 3 * wave(x, 9) - Math.abs(((x + start) % 7) - 3)) * tall + 2);
    case 'waves':
      return (x) => Math.round(2 + 1.6 * wave(x, 2.2));
    case 'towers':
      return (x) => Math.round((3 + ((Math.floor((x + start) / 6) * 7) % 11)) * tall);
    case 'crystals':
      return (x) => Math.round(Math.max(1, 15 - Math.abs(((x + start) % 16) - 6) * 3.2) * tall);
    case 'none':
      return () => 0;
  }
}
