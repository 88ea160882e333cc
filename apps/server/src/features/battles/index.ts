/** The door of `battles`: what other features may use. */

export type { Thinker } from './ai/aiTurn.ts';
export { openThinkers } from './ai/thinkers.ts';
export { thinkersMetrics } from './battleMetrics.ts';
export type { SearchTime } from './matchmaking/matchmaking.ts';
export { seated } from './play/act.ts';
export { isOfVersion, RULES_VERSIONS } from './play/clock.ts';
export { type CardOf, type Opponent, person, walletName } from './play/deal.ts';
export type { DeckReader } from './play/decksToPlay.ts';
export { brokenFormat, formatAskedFor } from './play/formats.ts';
export { type StartDeps, startBattle } from './play/start.ts';
export { registerBattles } from './register.ts';
export { keptInRow, pack, readArchived, unpack, type WholeBattle } from './storage/archiveDocument.ts';
export type { BattleCache } from './storage/battleCache.ts';
export { type EndedLine, KIND_COLUMNS } from './storage/battleLine.ts';
export type { BattleStore } from './storage/battleRepository.ts';
export { modeOf, resultFor } from './storage/battleRow.ts';
export { type Difference, differenceOf } from './storage/compareWithReplay.ts';
export { battleOpen, cameToNothing, isStored, openBattleOf } from './storage/openBattle.ts';
export { isArchivedAsPlayed, isAsPlayed, rebuild } from './storage/rebuildState.ts';
export type { BattleEnds, OnEnd } from './storage/settlement.ts';
export {
  battleActions,
  battleArchive,
  battleSeats,
  battles,
  matchTickets,
  NOT_ARCHIVED_BECAUSE,
} from './tables.ts';
