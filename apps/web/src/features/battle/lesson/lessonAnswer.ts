/** The lesson's battle, answered as a server would answer. */
import { eventsFor, legalActions, logEntry, viewFor } from '@pokesol/engine/official';
import type { BattleAnswer, BattleUpdate } from '@pokesol/protocol';
import { answerHere, type BattleDetails, updateHere } from '../data/answerHere.ts';
import type { Lesson } from './lesson.ts';

const VERBS = { viewFor, legalActions, eventsFor, logEntry };
const LESSON: BattleDetails = {
  id: 'first-battle',
  mode: 'match',
  you: 'You',
  opponent: { name: 'Teacher', kind: 'ai' },
  createdAt: new Date(0).toISOString(),
};

export const answerOf = (lesson: Lesson): BattleAnswer<'official'> =>
  answerHere<'official'>(VERBS, lesson, LESSON);

export const updateOf = (before: Lesson, after: Lesson): BattleUpdate<'official'> =>
  updateHere<'official'>(VERBS, before, after, LESSON);
