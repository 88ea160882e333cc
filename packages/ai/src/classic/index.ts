/** The AI of Classic: from what a seat sees and may do to its next move. */
export { type Ask, chooseAction, decide } from './chooseAction.ts';
export { LEVELS, type Level } from './levels.ts';
export { type AiPlayer, type NextAction, nextAction, type Situation } from './nextAction.ts';
export { playTurn, type TurnStep } from './playTurn.ts';
export type { Memory } from './question.ts';
