/** Who is next in the campaign, and when it is complete. */
import { expect, test } from 'vitest';
import { isComplete, isLast, nextOf } from './standings.ts';

const won = { isDefeated: true, victories: 1, defeats: 0 };
const lost = { isDefeated: false, victories: 0, defeats: 2 };
const open = { isUnlocked: true };
const trainers = [
  { id: 'third', order: 3, isUnlocked: false },
  { id: 'first', order: 1, ...open, userProgress: won },
  { id: 'second', order: 2, ...open, userProgress: lost },
];
const all = trainers.map((each, index) =>
  index === 0 ? { ...each, ...open, officialProgress: won } : { ...each, ...open, userProgress: won },
);

test('the next is the first in their order that is open and not defeated', () => {
  expect(nextOf(trainers)?.id).toBe('second');
  expect(nextOf(all)).toBeUndefined();
  expect(nextOf([])).toBeUndefined();
});

test('it is complete when everybody is defeated, and not before anybody is known', () => {
  expect([trainers, all, []].map(isComplete)).toEqual([false, true, false]);
  expect([isLast(all, 'third'), isLast(all, 'first'), isLast([], 'first')]).toEqual([true, false, false]);
});
