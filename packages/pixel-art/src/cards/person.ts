/** Draws a person from the shoulders up: skin, hair, clothes and sometimes glasses or a cap, all by the dice. */
import type { Picture } from '../canvas.ts';
import { PUPIL } from '../colours.ts';
import type { Dice } from '../dice.ts';
import { above, limb } from '../limbs.ts';
import type { ShadedCanvas } from '../shadedCanvas.ts';
import { all, any, ellipse, polygon } from '../shapes.ts';
import { ACCENT, BELLY, BODY, CHEEK, colouredIn, createSprite, LINE, tones } from './sprite.ts';

const SKINS = [
  'd89878 f4c4a0 ffe0c4',
  'a86a48 cc9068 e8b48c',
  '70442f 94604a b88468',
  'c88860 e8b084 fad0a8',
] as const;
const HAIRS = [
  '2a2038 483a5c 6c5c84',
  '5c3420 885434 b47c50',
  'b07820 e8b840 ffe484',
  'a03030 d85848 ff8c70',
  '707088 a4a4bc d8d8e8',
  '2c5c8c 4c90c8 84c4f0',
  '2f7a5c 50b080 90e0b0',
  '94407c cc68b0 f49cdc',
] as const;
const CLOTHES = [
  'a02c3c d84c54 ff8c80',
  '2c4c9c 4878d8 80b0ff',
  '2c7c4c 4cb46c 8ce49c',
  'b8b8cc e4e4f4 ffffff',
  '3c3454 5c5080 8478ac',
  'b87020 f0a03c ffd080',
] as const;

export function drawPerson(dice: Dice): Picture {
  const sprite = createSprite();
  const face = { y: 19, ru: dice.between(7.6, 8.8), ry: dice.between(8.2, 9.2) };
  const skull = ellipse(0, face.y - 2.5, face.ru + 1.8, face.ry + 1);
  const hair = dice.pick(['short', 'long', 'bun', 'spikes', 'cap', 'bob'] as const);

  if (hair === 'long') sprite.stamp(any(skull, limb([6, 16, 4.5], [8.5, 33, 3])), ACCENT);
  if (hair === 'bob') sprite.stamp(any(skull, ellipse(6, 21, 5, 6)), ACCENT);
  if (hair === 'bun') sprite.stamp(ellipse(7, 8, 4, 4), ACCENT);
  if (hair === 'spikes')
    sprite.stamp(
      any(limb([0, 12, 5], [0, 3, 0.5]), limb([5, 13, 4], [8.5, 5, 0.5]), limb([7, 16, 3], [13, 11, 0.5])),
      ACCENT,
    );

  sprite.stamp(any(ellipse(0, 40, 14, 9), ellipse(0, 34, 10, 4)), BELLY);
  sprite.stamp(limb([0, 26, 3.4], [0, 31, 3.6]), BODY);
  if (dice.chance(0.6))
    sprite.stamp(polygon([0, 36], [1.5, 31], [6.5, 31.5], [3, 38]), ACCENT, { flat: true });
  sprite.stamp(ellipse(face.ru, face.y + 1, 1.6, 2.2), BODY);
  sprite.stamp(ellipse(0, face.y, face.ru, face.ry), BODY);

  const fringe = dice.between(-4.5, -2.5);
  const hairline = all(skull, above(face.y + fringe));
  sprite.stamp(hairline, ACCENT);
  if (hair === 'cap') {
    sprite.stamp(all(skull, above(face.y - 3.5)), BELLY);
    sprite.stamp(ellipse(0, face.y - 3.6, face.ru + 1, 1.6), BELLY);
  }
  drawLook(sprite, face.y, dice);
  return sprite.picture({
    ...colouredIn(tones(dice.pick(SKINS)), tones(dice.pick(HAIRS)), tones(dice.pick(CLOTHES))),
    [LINE]: '231a44',
    [CHEEK]: 'f08c84',
  });
}

function drawLook(sprite: ShadedCanvas, middle: number, dice: Dice): void {
  const glasses = dice.chance(0.25);
  for (const row of [0, 1, 2]) sprite.dot(3, middle + row, PUPIL);
  sprite.dot(4, middle, dice.chance(0.5) ? PUPIL : 'ffffff');
  sprite.dot(4, middle + 1, 'ffffff');
  if (glasses)
    for (const [column, row] of [
      [1, 0],
      [2, -1],
      [3, -1],
      [4, -1],
      [5, -1],
      [6, 0],
      [6, 1],
      [6, 2],
      [2, 3],
      [3, 3],
      [4, 3],
      [5, 3],
      [1, 1],
      [1, 2],
      [0, 0],
    ] as const)
      sprite.dot(column, middle + row, LINE);
  sprite.dot(0, middle + 5, LINE);
  if (dice.chance(0.6)) sprite.dot(1, middle + 5, LINE);
  if (dice.chance(0.5)) sprite.dot(5, middle + 4, CHEEK);
}
