/** Pictures of pixels, drawn by rules: shapes, a canvas that they are painted on, and what comes out of it. */
export { type Dice, diceFor } from './dice.ts';
export {
  type Area,
  all,
  any,
  box,
  circle,
  createPainting,
  type Layer,
  type Painting,
  polar,
} from './painting.ts';
export { hashOf, pixelPath } from './pixels.ts';
export { pngUrl } from './png.ts';
