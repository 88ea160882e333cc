/** The rules of a battle: five verbs over plain data, and the words they are written in. */
export * from './actions.ts';
export { type Applied, applyAction } from './apply.ts';
export { isWaitedFor } from './check.ts';
export * from './choices.ts';
export { damageFormula, damageOf } from './damage.ts';
export * from './effects.ts';
export * from './events.ts';
export * from './facts.ts';
export { imagine } from './imagine.ts';
export { legalActions } from './legal.ts';
export * from './log.ts';
export * from './random.ts';
export { isRefusal, REFUSALS, type Refusal, type RefusalCode } from './refusals.ts';
export * from './rules.ts';
export { createBattle, type DeckChoice } from './setup.ts';
export * from './state.ts';
export * from './types.ts';
export * from './view.ts';
