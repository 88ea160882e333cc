/** Draws what a trainer card shows: a person for those who are one, else the thing or the place it names. */

import type { Picture } from '../canvas.ts';
import { SHADOW } from '../colours.ts';
import { type Dice, diceFor } from '../dice.ts';
import { box } from '../shapes.ts';
import type { Appearance } from './creature.ts';
import { ITEM_SIZE, itemFor, itemRows } from './items.ts';
import { drawPerson } from './person.ts';
import { createSprite, FLOOR } from './sprite.ts';

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
  const item = itemFor(name, subtypes, dice.pick);
  return drawThing(itemRows(item), diceFor(name));
}

/** Twice as large as it is written, with a line of light along its left. */
function drawThing(rows: readonly string[], dice: Dice): Picture {
  const [light, dark] = dice.pick(THINGS);
  const [second] = dice.pick(THINGS);
  const sprite = createSprite();
  sprite.fill(box(0, FLOOR - 1, 14, 3), SHADOW);
  const signs = { '#': '231a44', a: light, A: dark, b: second, w: 'fff6e0' };
  sprite.rows(sprite.width / 2 - ITEM_SIZE, FLOOR - ITEM_SIZE * 2, rows, signs, 2);
  return sprite.picture();
}
