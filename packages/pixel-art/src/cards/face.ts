/** Gives a creature its look: eyes, mouth, muzzle and cheeks, pixel by pixel. */

import { PUPIL } from '../colours.ts';
import type { Dice } from '../dice.ts';
import type { ShadedCanvas, Signs } from '../shadedCanvas.ts';
import { ellipse, polygon } from '../shapes.ts';
import type { Anatomy } from './anatomy.ts';
import { ACCENT, BELLY, CHEEK, FLOOR, IRIS, LINE } from './sprite.ts';

const EYES = {
  round: ['we', 'ee', 'ee'],
  big: ['.ee', 'ewe', 'eie', 'eii', '.ee'],
  wide: ['.ww', 'wew', 'wei', '.ww'],
  fierce: ['e..', 'wee', '.ei'],
  sleepy: ['eee', '.ee'],
  happy: ['.e.', 'e.e'],
  bead: ['we', 'ee'],
} as const;
type EyeStyle = keyof typeof EYES;

const SIGNS: Signs = { w: 'ffffff', e: PUPIL, i: IRIS };

/** `toRow` maps a full-grown height to the sprite's row, `scale` a full-grown width to its columns. */
export type Growth = { scale: number; lift: number; toRow(y: number): number };

export function drawFace(
  sprite: ShadedCanvas,
  { head, muzzle }: Anatomy,
  growth: Growth,
  fierce: boolean,
  dice: Dice,
): void {
  const style: EyeStyle = fierce
    ? dice.pick(['fierce', 'fierce', 'wide', 'big'])
    : dice.pick(['round', 'big', 'big', 'round', 'wide', 'sleepy', 'happy', 'bead']);
  const rows = EYES[style];
  const row = growth.toRow(head.y - (muzzle === 'none' ? 0 : 1)) - Math.ceil(rows.length / 2);
  const column = Math.max(1, Math.round(head.ru * growth.scale * dice.between(0.26, 0.46)));
  rows.forEach((line, dy) => {
    [...line].forEach((sign, dx) => {
      const colour = SIGNS[sign];
      if (colour !== undefined) sprite.dot(column + dx, row + dy, colour);
    });
  });

  const below = row + rows.length;
  const y = head.y + head.ry * 0.42;
  if (muzzle === 'beak') {
    const beak = polygon([0, y - 3], [2.6, y - 1.5], [0, y + 2.6]);
    sprite.stamp((u, py) => beak(u / growth.scale, unscale(py, growth)), ACCENT);
  } else if (muzzle === 'snout') {
    const snout = ellipse(0, y + 0.6, head.ru * 0.45, head.ry * 0.36);
    sprite.stamp((u, py) => snout(u / growth.scale, unscale(py, growth)), BELLY, { flat: true });
    const nose = growth.toRow(y - 1);
    sprite.dot(0, nose, PUPIL);
    sprite.dot(0, nose + 2, LINE);
    sprite.dot(1, nose + 2, LINE);
  } else {
    drawMouth(sprite, Math.max(below, growth.toRow(y)), fierce, dice);
  }
  if (!fierce && dice.chance(0.55)) {
    sprite.dot(column + 2, below, CHEEK);
    sprite.dot(column + 3, below, CHEEK);
  }
}

function drawMouth(sprite: ShadedCanvas, row: number, fierce: boolean, dice: Dice): void {
  const kind = dice.pick(['smile', 'dot', 'open', 'fang', 'cat']);
  sprite.dot(0, row, PUPIL);
  if (kind === 'dot') return;
  if (kind === 'cat') {
    sprite.dot(1, row + 1, PUPIL);
    sprite.dot(2, row, PUPIL);
    return;
  }
  sprite.dot(1, row, PUPIL);
  if (kind === 'smile') sprite.dot(2, row - 1, PUPIL);
  if (kind === 'open' && !fierce) sprite.dot(0, row + 1, CHEEK);
  if (kind === 'fang' || fierce) {
    sprite.dot(2, row, PUPIL);
    sprite.dot(1, row + 1, 'ffffff');
  }
}

const unscale = (row: number, { scale, lift }: Growth) => FLOOR + (row + lift - FLOOR) / scale;
