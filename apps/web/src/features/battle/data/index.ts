/** The door of `battle/data`: what other features may use. */
export { answerHere, type BattleDetails, type BattleHere, OWN_SEAT, updateHere } from './answerHere.ts';
export { formatOfRules, isLegalIn, limitedFormat } from './formats.ts';
export { type AnyNotedBattle, battlesKey, beginBattle, dealtHere, useBattles } from './queries.ts';
export { lastRules, levelsOf, otherRules, RULES_NAMES, takes, takesForPractice, useRules } from './rules.ts';
