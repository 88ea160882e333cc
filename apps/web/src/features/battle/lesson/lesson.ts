/** Where a learner stands: the battle so far, the step it is at, and what was done to come here. */
import { isRefusal } from '@pokesol/engine';
import { type Action, applyAction } from '@pokesol/engine/official';
import type { PlayerActionJson } from '@pokesol/protocol';
import { beginLesson, type LessonBattle, played } from './lessonBattle.ts';
import { LESSON_STEPS, type LessonStep } from './steps.ts';

export const LEARNER = 0;

export type LearnerAction = PlayerActionJson<'official'>;

export type Lesson = LessonBattle & {
  /** The place of the step in `LESSON_STEPS`, and how many of its moves are done; behind the last one when all are. */
  readonly step: number;
  readonly done: number;
  readonly actions: readonly LearnerAction[];
};

/** What became of an action: it was another one than the lesson asks for, or the rules do not allow it. */
export type Taken =
  | { readonly kind: 'taken'; readonly lesson: Lesson }
  | { readonly kind: 'notYet'; readonly step: LessonStep }
  | { readonly kind: 'refused'; readonly message: string };

export const newLesson = (): Lesson => ({ ...beginLesson(), step: 0, done: 0, actions: [] });

export const stepOf = ({ step }: Lesson): LessonStep | undefined => LESSON_STEPS[step];

export function take(lesson: Lesson, said: LearnerAction): Taken {
  const action = { ...said, seat: LEARNER } as Action;
  const tried = applyAction(lesson.battle, action);
  if (isRefusal(tried)) return { kind: 'refused', message: tried.message };
  const step = stepOf(lesson);
  const does = step?.moves[lesson.done];
  const isAsked = does?.(lesson.battle, action) ?? true;
  if (step !== undefined && !isAsked && !isDetail(lesson, action)) return { kind: 'notYet', step };
  const after = played(lesson, action);
  if (after === null) throw new Error('An action was taken and then refused');
  const moved = isAsked ? advanced(lesson) : { step: lesson.step, done: lesson.done };
  return { kind: 'taken', lesson: { ...after, ...moved, actions: [...lesson.actions, said] } };
}

/** The questions that come with an action, such as how it is paid, are answered freely. */
const isDetail = (lesson: Lesson, { type }: Action): boolean =>
  (type === 'choose' || type === 'pick') && asksDetail(lesson);

/** Whether an open question comes with an action that was asked for, and is none of the setup's. */
function asksDetail({ battle }: Lesson): boolean {
  const { choice, phase } = battle.state;
  return choice !== null && phase !== 'setup';
}

function advanced({ step, done }: Lesson): Pick<Lesson, 'step' | 'done'> {
  const moves = LESSON_STEPS[step]?.moves.length ?? 0;
  return done + 1 < moves ? { step, done: done + 1 } : { step: step + 1, done: 0 };
}

/** The place of the step that is shown: a question that comes with its action belongs to it. */
export const shownPlace = (lesson: Lesson): number => (asksDetail(lesson) ? lesson.step - 1 : lesson.step);
