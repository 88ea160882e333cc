/** The door of `battle/session`: what other features may use. */
export type { Known } from './latest.ts';
export type { SentAction } from './sendAction.ts';
export type { BattleSession } from './useBattle.ts';
