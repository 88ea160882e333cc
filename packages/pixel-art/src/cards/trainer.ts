/** Draws what a trainer card shows: a person for those who are one, else the thing or the place it names. */

import { type Dice, diceFor } from '../dice.ts';
import type { Appearance, Picture } from './creature.ts';
import { ITEM_SIZE, itemFor, itemRows } from './items.ts';
import { drawPerson } from './person.ts';
import { FLOOR, SPRITE_HEIGHT, SPRITE_WIDTH } from './sprite.ts';

const PEOPLE =
  /professor|oak|bill|lass|trainer|erika|giovanni|daisy|breeder|traveller|brock|misty|blaine|koga|sabrina|surge|'s /i;

type Colours = readonly [light: string, dark: string];
const THINGS: readonly [Colours, ...Colours[]] = [
  ['ff6f6f', 'b8324a'],
  ['6fb4ff', '2f62b8'],
  ['7ae08c', '2f8a55'],
  ['ffd05a', 'c07f22'],
  ['c08cff', '6a3fb0'],
  ['5ad8d0', '23808c'],
];

export function drawTrainer({ id, name, subtypes }: Appearance): Picture {
  const dice = diceFor(id);
  const isPerson = subtypes.includes('Supporter') || (subtypes.length === 0 && PEOPLE.test(name));
  if (isPerson) return drawPerson(diceFor(name));
  const item = itemFor(subtypes.includes('Stadium') ? `${name} stadium` : name, dice.pick);
  return drawThing(itemRows(item), diceFor(name));
}

/** Twice as large as it is written, with a line of light along its left. */
function drawThing(rows: readonly string[], dice: Dice): Picture {
  const [light, dark] = dice.pick(THINGS);
  const [second] = dice.pick(THINGS);
  const pixels = new Uint8Array(SPRITE_WIDTH * SPRITE_HEIGHT);
  const left = (SPRITE_WIDTH - ITEM_SIZE * 2) / 2;
  const top = FLOOR - ITEM_SIZE * 2;
  for (let x = 6; x < SPRITE_WIDTH - 6; x++)
    for (let y = FLOOR - 1; y < FLOOR + 2; y++) pixels[y * SPRITE_WIDTH + x] = 1;
  rows.forEach((row, dy) => {
    [...row].forEach((sign, dx) => {
      const ink = '.s#aAbw'.indexOf(sign);
      if (ink <= 0) return;
      for (const [x, y] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const)
        pixels[(top + dy * 2 + y) * SPRITE_WIDTH + left + dx * 2 + x] = ink;
    });
  });
  return {
    width: SPRITE_WIDTH,
    pixels,
    palette: ['00000000', '0e0a2270', '231a44', light, dark, second, 'fff6e0'],
  };
}
