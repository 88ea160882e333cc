/** What a learner did is there again after a reload; what does not fit any more begins anew. */
import { legalActions } from '@pokesol/engine/official';
import { expect, test } from 'vitest';
import type { KeyValueStore } from '../../../platform/storage.ts';
import { createKeptLesson } from './keptLesson.ts';
import { LEARNER, type Lesson, newLesson, take } from './lesson.ts';

function memory(): KeyValueStore {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

function afterMoves(count: number): Lesson {
  let lesson = newLesson();
  for (let done = 0; done < count; done += 1) {
    const taken = legalActions(lesson.battle, LEARNER)
      .map(({ seat: _, ...move }) => take(lesson, move))
      .find(({ kind }) => kind === 'taken');
    if (taken?.kind !== 'taken') throw new Error(`The lesson stops after ${done} moves`);
    lesson = taken.lesson;
  }
  return lesson;
}

test.each([1, 2, 6, 14])('a lesson that is left after %i moves is taken up there', (moves) => {
  const kept = createKeptLesson(memory());
  const left = afterMoves(moves);
  kept.keep(left);
  expect(kept.takeUp()).toEqual(left);
});

test('nothing kept, or moves that the lesson does not ask for, begin at the first step', () => {
  const kept = createKeptLesson(memory());
  expect(kept.takeUp()).toEqual(newLesson());
  kept.keep({ ...afterMoves(3), actions: [{ type: 'endTurn' }] });
  expect(kept.takeUp()).toEqual(newLesson());
});
