/** The lesson's battle, played by the rules in the page itself: no server, no wallet, the same every time. */
import { isRefusal } from '@pokesol/engine';
import {
  type Action,
  applyAction,
  type Battle,
  type BattleEvent,
  beginRecorded,
  type SetupRecord,
} from '@pokesol/engine/official';
import setupFile from './setup.json' with { type: 'json' };
import { theirMove } from './theirTurns.ts';

/** What the file holds is tested against the rules that wrote it. */
export const LESSON_SETUP = setupFile as unknown as SetupRecord;

export type LessonBattle = {
  readonly battle: Battle;
  readonly events: readonly BattleEvent[];
  /** How many actions of either side came before. */
  readonly version: number;
};

/** The battle at its first question, which is the player's. */
export function beginLesson(): LessonBattle {
  const begun = beginRecorded(LESSON_SETUP);
  if (isRefusal(begun)) throw new Error(begun.message);
  return answered({ ...begun, version: 0 });
}

/** The battle after an action of the player's and all that the opponent does then; `null` where the rules refuse it. */
export function played(before: LessonBattle, action: Action): LessonBattle | null {
  const after = applied(before, action);
  return after === null ? null : answered(after);
}

function applied({ battle, events, version }: LessonBattle, action: Action): LessonBattle | null {
  const after = applyAction(battle, action);
  if (isRefusal(after)) return null;
  return { battle: after.battle, events: [...events, ...after.events], version: version + 1 };
}

function answered(before: LessonBattle): LessonBattle {
  let now = before;
  for (;;) {
    const move = theirMove(now.battle);
    const next = move === null ? null : applied(now, move);
    if (next === null) return now;
    now = next;
  }
}
