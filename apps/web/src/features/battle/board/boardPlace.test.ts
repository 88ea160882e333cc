/** The place that the table stands at goes by opponent and turn. */
import { expect, test } from 'vitest';
import { PLACES } from '../arena/arenaScene.ts';
import { boardPlace } from './boardPlace.ts';

test('the same opponent and turn meet at the same place; opponents and stretches of turns differ', () => {
  expect(boardPlace('Misty', 3)).toBe(boardPlace('Misty', 3));
  expect(boardPlace('Misty', 0)).toBe(boardPlace('Misty', 7));
  expect(boardPlace('Misty', 8)).not.toBe(boardPlace('Misty', 7));
  const names = Array.from({ length: 60 }, (_, number) => `Trainer ${number}`);
  expect(new Set(names.map((name) => boardPlace(name, 1))).size).toBe(PLACES.length);
});
