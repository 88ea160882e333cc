/**
 * Pictures of pixels, drawn by rules.
 *
 * A program (`/cards`, `/packs`, `/things`, `/trainers`) takes names and numbers and answers a `Picture`: it paints shapes,
 * which are questions about points, on a `Canvas`, back to front. `toPngUrl` writes a picture as an image, for what is
 * shown by the hundred; `toSvgPaths` as one path for each colour. All of it is pure: no React, no browser, nothing kept,
 * and the same pixels on every machine.
 */
export { type Area, Canvas, type Paint, type Picture } from './canvas.ts';
export { type Dice, diceFor } from './dice.ts';
export { hashOf } from './hash.ts';
export { pixelPath } from './rows.ts';
export { toPng, toPngUrl } from './toPng.ts';
export { type ColouredPath, toSvgPaths } from './toSvgPaths.ts';
