/** Trying a deck out: battles of it against several others by the AI, what they come to, and two versions compared. */
export { type Comparison, comparisonOf, pairedInterval, type Verdict } from './comparison.ts';
export { DRAWN_BEFORE, ELO_SCALE, eloOf, type PairScore } from './elo.ts';
export {
  battlePlace,
  endingOf,
  type Gauntlet,
  type GauntletAsked,
  gauntletOf,
  OUTCOMES,
  type Outcome,
  type PlayedBattle,
  playGauntletBattle,
  swappedGauntlet,
} from './gauntlet.ts';
export { isSameList, type ListLine, type Swap, swapBetween } from './listOrder.ts';
export { type GauntletSummary, type HowOften, type Rate, summaryOf } from './summary.ts';
