/** The AI opponents: from what a seat sees and may do to its next move. */
export { type Ask, chooseAction, decide } from './chooseAction.ts';
export { LEVELS, type Level } from './levels.ts';
export { ACTION_LIMIT, NOTICES, type Notice } from './limit.ts';
export { type AiPlayer, type NextAction, nextAction, type Situation } from './nextAction.ts';
export { firstName, opponentName, TIERS } from './opponentName.ts';
export { NEUTRAL, type Personality } from './personality.ts';
export { pickOne } from './pick.ts';
export { playTurn, type TurnStep } from './playTurn.ts';
export type { Memory } from './question.ts';
