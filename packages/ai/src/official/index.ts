/** The AI of the official rules: from what a seat sees and may do to its next move. */
export { decideOfficial, type OfficialAsk } from './decide.ts';
export {
  OFFICIAL_LEVELS,
  type OfficialLevel,
  type Planning,
  shareOfLevel,
  THINKING,
  type Thinking,
} from './levels.ts';
export {
  OFFICIAL_ACTION_LIMIT,
  type OfficialAiPlayer,
  type OfficialTurnStep,
  playOfficialTurn,
} from './playTurn.ts';
export { NO_MEMORY, type OfficialMemory } from './question.ts';
export { WEIGHTS, type Weights } from './weights.ts';
