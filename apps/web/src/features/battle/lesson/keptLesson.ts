/** What a learner did so far, kept in the browser: the lesson is left at any time and taken up again. */
import { isAction, OFFICIAL_VERSION } from '@pokesol/engine/official';
import { noteList } from '../../../platform/noteList.ts';
import { browserStorage, type KeyValueStore } from '../../../platform/storage.ts';
import { LEARNER, type LearnerAction, type Lesson, newLesson, take } from './lesson.ts';
import { LESSON_SETUP } from './lessonBattle.ts';

/** Other rules, or another deal: begun anew. */
const KEY = `pokesol.first-battle.${OFFICIAL_VERSION}.${LESSON_SETUP.seed}`;

const isLearnerAction = (value: unknown): value is LearnerAction =>
  typeof value === 'object' && value !== null && isAction({ ...value, seat: LEARNER });

export function createKeptLesson(storage: KeyValueStore) {
  const { read, write } = noteList(storage, KEY, 'moves of the first battle', isLearnerAction);
  return {
    keep: ({ actions }: Lesson): void => write(actions),
    /** Where it was left; from the beginning where nothing was kept, or what was kept does not fit the lesson. */
    takeUp(): Lesson {
      let lesson = newLesson();
      for (const action of read()) {
        const taken = take(lesson, action);
        if (taken.kind !== 'taken') return newLesson();
        lesson = taken.lesson;
      }
      return lesson;
    },
  };
}

export const keptLesson = createKeptLesson(browserStorage);
