/** Gives a creature its look: eyes, mouth, muzzle and cheeks, pixel by pixel. */

import type { Dice } from '../dice.ts';
import type { Anatomy } from './anatomy.ts';
import { ellipse, polygon } from './shapes.ts';
import { ACCENT, BELLY, FLOOR, INK, type Sprite } from './sprite.ts';

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

const SIGNS: Readonly<Record<string, number>> = { w: INK.white, e: INK.eye, i: INK.iris };

/** `toRow` maps a full-grown height to the sprite's row, `scale` a full-grown width to its columns. */
export type Growth = { scale: number; lift: number; toRow(y: number): number };

export function drawFace(
  sprite: Sprite,
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
      const ink = SIGNS[sign];
      if (ink !== undefined) sprite.dot(column + dx, row + dy, ink);
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
    sprite.dot(0, nose, INK.eye);
    sprite.dot(0, nose + 2, INK.outline);
    sprite.dot(1, nose + 2, INK.outline);
  } else {
    drawMouth(sprite, Math.max(below, growth.toRow(y)), fierce, dice);
  }
  if (!fierce && dice.chance(0.55)) {
    sprite.dot(column + 2, below, INK.cheek);
    sprite.dot(column + 3, below, INK.cheek);
  }
}

function drawMouth(sprite: Sprite, row: number, fierce: boolean, dice: Dice): void {
  const kind = dice.pick(['smile', 'dot', 'open', 'fang', 'cat']);
  sprite.dot(0, row, INK.eye);
  if (kind === 'dot') return;
  if (kind === 'cat') {
    sprite.dot(1, row + 1, INK.eye);
    sprite.dot(2, row, INK.eye);
    return;
  }
  sprite.dot(1, row, INK.eye);
  if (kind === 'smile') sprite.dot(2, row - 1, INK.eye);
  if (kind === 'open' && !fierce) sprite.dot(0, row + 1, INK.cheek);
  if (kind === 'fang' || fierce) {
    sprite.dot(2, row, INK.eye);
    sprite.dot(1, row + 1, INK.white);
  }
}

const unscale = (row: number, { scale, lift }: Growth) => FLOOR + (row + lift - FLOOR) / scale;
