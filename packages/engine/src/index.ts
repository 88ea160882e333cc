/** The rules of a battle: six verbs over plain data, and the words they are written in. */
export { type Applied, applyAction } from './actions/apply.ts';
export { isToMove } from './actions/check.ts';
export { legalActions } from './actions/legal.ts';
export { damageFormula, damageOf } from './effects/damage.ts';
export * from './model/actions.ts';
export type { Arrangement } from './model/arrangement.ts';
export type { BattleFormat } from './model/battleFormat.ts';
export type { ChanceState } from './model/chance.ts';
export * from './model/choices.ts';
export * from './model/effects.ts';
export * from './model/events.ts';
export * from './model/facts.ts';
export { stateHash } from './model/hash.ts';
export * from './model/ids.ts';
export { type Random, type RandomState, resumeRandom, seedRandom, shuffle } from './model/random.ts';
export {
  fillMessage,
  type MessageParams,
  type ParamsIn,
  paramsIn,
  RULE_REFUSALS,
  type RuleRefusal,
  type RuleRefusalCode,
} from './model/refusals.ts';
export * from './model/result.ts';
export * from './model/rules.ts';
export * from './model/state.ts';
export * from './model/types.ts';
export { readyToPlay } from './model/viewSides.ts';
export { withNextCoin } from './procedure/draft.ts';
export { applyEvent, isKnownEvent } from './project/applyEvent.ts';
export { determinize } from './project/determinize.ts';
export { type KnownCards, newCards, withCards } from './project/knownCards.ts';
export * from './project/log.ts';
export * from './project/view.ts';
export * from './replay.ts';
export { createBattle, type DeckChoice } from './setup.ts';
