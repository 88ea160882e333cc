/** Who is open to whom, and which stage the player is at. */
import { expect, test } from 'vitest';
import { inTheWay, stageOf } from './progress.ts';
import { ROSTER, trainerById } from './roster.ts';

const won = (...ids: string[]): ReadonlySet<string> => new Set(ids);
const namesBefore = (id: string, defeated: ReadonlySet<string>, roster = ROSTER): string[] => {
  const trainer = trainerById(id);
  if (trainer === undefined) throw new Error(`no trainer is ${id}`);
  return inTheWay(roster, trainer, defeated).map(({ name }) => name);
};
const without = (id: string) =>
  ROSTER.map((trainer) => (trainer.id === id ? { ...trainer, isActive: false } : trainer));

test('a newcomer may challenge the first alone', () => {
  expect(ROSTER.filter((trainer) => inTheWay(ROSTER, trainer, won()).length === 0)).toEqual([ROSTER[0]]);
});

test('Brock waits for both before him', () => {
  expect(namesBefore('brock', won())).toEqual(['Youngster Joey', 'Lass Janice']);
  expect(namesBefore('brock', won('joey'))).toEqual(['Lass Janice']);
  expect(namesBefore('brock', won('joey', 'janice'))).toEqual([]);
});

test('a trainer who takes no challenges keeps no player from going on', () => {
  expect(namesBefore('misty', won('joey', 'janice'))).toEqual(['Brock']);
  expect(namesBefore('misty', won('joey', 'janice'), without('brock'))).toEqual([]);
});

test('the stage is that of the first who is not defeated, and stays at the last', () => {
  expect(stageOf(ROSTER, won())).toBe(1);
  expect(stageOf(ROSTER, won('joey'))).toBe(2);
  expect(stageOf(ROSTER, won('joey', 'janice', 'brock', 'misty'))).toBe(5);
  expect(stageOf(ROSTER, won(...ROSTER.map(({ id }) => id)))).toBe(9);
  expect(stageOf(without('janice'), won('joey'))).toBe(3);
});
