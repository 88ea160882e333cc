/** The whole page of rules, chapter by chapter. */
import { BEFORE_AND_TURN } from './beforeAndTurn.ts';
import type { Chapter } from './chapter.ts';
import { FIGHTING } from './fighting.ts';
import { KINDS_AND_TABLE } from './kindsAndTable.ts';

export const RULEBOOK: readonly Chapter[] = [...BEFORE_AND_TURN, ...FIGHTING, ...KINDS_AND_TABLE];
