/** Asks the level for its next move. */
import type { Move } from '@pokesol/engine/classic';
import { ACTION_LIMIT } from '../limit.ts';
import { easy } from './easy.ts';
import { hard } from './hard/hard.ts';
import type { Level } from './levels.ts';
import { medium } from './medium.ts';
import type { Answer, Question } from './question.ts';

const BY_LEVEL = { easy, medium, hard } as const satisfies Record<Level, (question: Question) => Answer>;

/** Everything but view, moves and chance may be left out by a caller that asks once and keeps no turn in mind. */
export type Ask = Pick<Question, 'view' | 'legal' | 'personality' | 'random'> &
  Partial<Pick<Question, 'actionsLeft' | 'memory'>> & { readonly level: Level };

/** The move and what to remember until the next one. Throws RangeError when there is no legal move. */
export function decide({ level, actionsLeft = ACTION_LIMIT, memory = [], ...asked }: Ask): Answer {
  if (asked.legal.length === 0) throw new RangeError('There is no move to choose from');
  return BY_LEVEL[level]({ ...asked, actionsLeft, memory });
}

/** One of the legal moves, the same for the same view and the same state of `random`. */
export const chooseAction = (ask: Ask): Move => decide(ask).move;
