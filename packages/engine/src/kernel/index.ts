/** What battles of any rules are made of: seats, card numbers, types, chance, results, and the hash of a battle. */
export type { Concede, TimeOut } from './actions.ts';
export type { Arrangement } from './arrangement.ts';
export type { BattleFormat } from './battleFormat.ts';
export type { BattleKind } from './battleKind.ts';
export type { ChanceState } from './chance.ts';
export type { Frozen } from './frozen.ts';
export { canonicalJson, stateHash } from './hash.ts';
export * from './ids.ts';
export { type KnownCards, newCards, withCards } from './knownCards.ts';
export type { LogEntry, LogNames } from './log.ts';
export { fillMessage, type MessageParams, type ParamsIn, paramsIn } from './messages.ts';
export * from './phase.ts';
export { type Random, type RandomState, resumeRandom, seedRandom, shuffle } from './random.ts';
export * from './result.ts';
export * from './status.ts';
export * from './table.ts';
export * from './types.ts';
export { readyToPlay } from './viewSides.ts';
