/** The lesson where the table expects a battle on a server: each action is answered at once, by the rules in this page. */
import { createContext, use, useCallback, useRef, useState } from 'react';
import type { ActionLine } from '../session/actionLine.ts';
import type { Known } from '../session/latest.ts';
import type { useBattle } from '../session/useBattle.ts';
import { keptLesson } from './keptLesson.ts';
import { type Lesson, take } from './lesson.ts';
import { answerOf, updateOf } from './lessonAnswer.ts';

export type LessonProgress = { readonly lesson: Lesson; readonly onProgress: (lesson: Lesson) => void };
/** Set by the page of the lesson, around the table. */
export const LessonContext = createContext<LessonProgress | null>(null);

const STAY = {
  title: 'Nothing to lose here',
  message: 'Leave the lesson by the menu whenever you like: it goes on from here when you come back.',
} as const;

export const useLessonSession: typeof useBattle<'official'> = (_first, onUpdate) => {
  const progress = use(LessonContext);
  if (progress === null) throw new Error('The lesson is played on its own page');
  const { lesson, onProgress } = progress;
  // What was done last: two actions may follow each other before the page is drawn again.
  const current = useRef(lesson);
  const [newest, setNewest] = useState<Known<'official'>>(() => answerOf(lesson));
  const act: ActionLine<'official'> = useCallback(
    async (_version, action) => {
      if (action.type === 'concede') return { kind: 'refused', ...STAY };
      const taken = take(current.current, action);
      if (taken.kind === 'refused') return { kind: 'refused', title: 'Not allowed', message: taken.message };
      if (taken.kind === 'notYet') return { kind: 'refused', title: 'Not yet', message: taken.step.asks };
      const update = updateOf(current.current, taken.lesson);
      current.current = taken.lesson;
      keptLesson.keep(taken.lesson);
      setNewest(update);
      onUpdate(update);
      onProgress(taken.lesson);
      return { kind: 'done', update };
    },
    [onUpdate, onProgress],
  );
  return {
    newest,
    act,
    isSending: false,
    isReconnecting: false,
    isReplaced: false,
    continueHere: doNothing,
    isOpponentAway: false,
  };
};

/** No other page holds the lesson. */
const doNothing = (): void => undefined;
