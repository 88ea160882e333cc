/** What hangs or drifts in a scene's sky. */
import type { Canvas } from '../canvas.ts';
import type { Colour } from '../colours.ts';
import type { Dice } from '../dice.ts';
import { any, ellipse, type Shape } from '../shapes.ts';

export const SCENE_WIDTH = 64;
export const SCENE_HEIGHT = 88;
/** The first row of ground. */
export const HORIZON = 44;
const BRIGHT = 'fff8e0';
const GLOW = 'ffd060';

export type SkyThing = 'sun' | 'moon' | 'clouds' | 'stars' | 'bubbles' | 'embers' | 'bolts' | 'petals';

/** `skyline`: how many rows the far land rises above the horizon at a column; it stands before everything here. */
export function drawSky(canvas: Canvas, thing: SkyThing, skyline: (x: number) => number, dice: Dice): void {
  const isSky = (x: number, y: number) => y < HORIZON - skyline(x);
  const put = (x: number, y: number, colour: Colour) => {
    if (isSky(x, y)) canvas.dot(x, y, colour);
  };
  const fill = (shape: Shape, colour: Colour, every: (x: number, y: number) => boolean = () => true) =>
    canvas.fill(shape, (x, y) => (isSky(x, y) && every(x, y) ? colour : undefined));
  const somewhere = () =>
    [Math.floor(dice.between(1, SCENE_WIDTH - 2)), Math.floor(dice.between(2, HORIZON - 6))] as const;
  const scatter = (count: number, draw: (x: number, y: number) => void) => {
    for (let index = 0; index < count; index++) draw(...somewhere());
  };

  switch (thing) {
    case 'sun':
    case 'moon': {
      const x = dice.pick([14, 50]);
      const y = dice.between(18, 24);
      const colour = thing === 'sun' ? GLOW : BRIGHT;
      fill(ellipse(x, y, 9.5, 9.5), colour, (px, py) => (px + py) % 2 === 0);
      fill(ellipse(x, y, 7, 7), colour);
      if (thing === 'sun') fill(ellipse(x, y, 5, 5), BRIGHT);
      break;
    }
    case 'clouds':
      for (const [x, y] of [
        [dice.between(4, 22), dice.between(14, 20)],
        [dice.between(38, 60), dice.between(16, 30)],
        [dice.between(10, 50), dice.between(4, 10)],
      ] as const)
        fill(
          any(ellipse(x, y, 9, 2.6), ellipse(x - 2, y - 2, 4.5, 3), ellipse(x + 3, y - 1, 3.6, 2.4)),
          BRIGHT,
        );
      break;
    case 'stars':
      scatter(26, (x, y) => put(x, y, BRIGHT));
      scatter(5, (x, y) => {
        for (const [dx, dy] of PLUS) put(x + dx, y + dy, BRIGHT);
      });
      break;
    case 'bubbles':
      scatter(9, (x, y) => {
        for (const [dx, dy] of RING) put(x + dx, y + dy, BRIGHT);
      });
      break;
    case 'embers':
      scatter(22, (x, y) => {
        put(x, y, GLOW);
        if (dice.chance(0.4)) put(x, y + 1, BRIGHT);
      });
      break;
    case 'petals':
      scatter(14, (x, y) => {
        put(x, y, BRIGHT);
        put(x + 1, y + 1, BRIGHT);
        put(x + 1, y, BRIGHT);
      });
      break;
    case 'bolts':
      for (const x of [dice.between(6, 16), dice.between(46, 56)])
        for (let y = 0; y < 26; y++) {
          const zig = Math.floor(x + Math.abs((y % 10) - 5) - 2);
          put(zig, y, GLOW);
          put(zig + 1, y, BRIGHT);
        }
      break;
  }
}

const PLUS = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const RING = [
  [0, -1],
  [1, -1],
  [2, 0],
  [2, 1],
  [-1, 0],
  [-1, 1],
  [0, 2],
  [1, 2],
] as const;
