/** What hangs or drifts in a scene's sky. */
import type { Dice } from '../dice.ts';
import { either, ellipse, type Shape } from './shapes.ts';

const WIDTH = 64;
const BOTTOM = 44;
const BRIGHT = 8;
const GLOW = 9;

type Thing = 'sun' | 'moon' | 'clouds' | 'stars' | 'bubbles' | 'embers' | 'bolts' | 'petals';

export function drawSky(pixels: Uint8Array, thing: Thing, skyline: (x: number) => number, dice: Dice): void {
  const put = (x: number, y: number, ink: number) => {
    if (x >= 0 && x < WIDTH && y >= 0 && y < BOTTOM - skyline(x)) pixels[y * WIDTH + x] = ink;
  };
  const fill = (shape: Shape, ink: number, every: (x: number, y: number) => boolean = () => true) => {
    for (let y = 0; y < BOTTOM; y++)
      for (let x = 0; x < WIDTH; x++) if (shape(x + 0.5, y + 0.5) && every(x, y)) put(x, y, ink);
  };
  const somewhere = () =>
    [Math.floor(dice.between(1, WIDTH - 2)), Math.floor(dice.between(2, BOTTOM - 6))] as const;
  const scatter = (count: number, draw: (x: number, y: number) => void) => {
    for (let index = 0; index < count; index++) draw(...somewhere());
  };

  switch (thing) {
    case 'sun':
    case 'moon': {
      const x = dice.pick([14, 50]);
      const y = dice.between(18, 24);
      const ink = thing === 'sun' ? GLOW : BRIGHT;
      fill(ellipse(x, y, 9.5, 9.5), ink, (px, py) => (px + py) % 2 === 0);
      fill(ellipse(x, y, 7, 7), ink);
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
          either(ellipse(x, y, 9, 2.6), ellipse(x - 2, y - 2, 4.5, 3), ellipse(x + 3, y - 1, 3.6, 2.4)),
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
