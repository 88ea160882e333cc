/** The door of `battles`: what other features may use. */

export { type Thinker, thinkHere } from './ai/aiTurn.ts';
export { openThinkers } from './ai/thinkers.ts';
export { battleMetrics, thinkersMetrics, timedThinker } from './battleMetrics.ts';
export { SEARCH_TIME, type SearchTime } from './matchmaking/matchmaking.ts';
export { seated } from './play/act.ts';
export { closeAbandoned, closeOtherRules, endTurns, isOfVersion, RULES_VERSIONS } from './play/clock.ts';
export { type CardOf, type Opponent, person, walletName } from './play/deal.ts';
export { type DeckReader, deckReaders } from './play/decksToPlay.ts';
export { brokenFormat, formatAskedFor } from './play/formats.ts';
export { type StartDeps, startBattle } from './play/start.ts';
export { battleRoutes } from './routes.ts';
export { keptInRow, pack, readArchived, unpack, type WholeBattle } from './storage/archiveDocument.ts';
export { type BattleCache, createBattleCache } from './storage/battleCache.ts';
export { type EndedLine, KIND_COLUMNS } from './storage/battleLine.ts';
export type { BattleStore } from './storage/battleRepository.ts';
export { modeOf, resultFor } from './storage/battleRow.ts';
export { type Difference, differenceOf } from './storage/compareWithReplay.ts';
export { battleOpen, cameToNothing, isStored, openBattleOf } from './storage/openBattle.ts';
export { isArchivedAsPlayed, isAsPlayed, rebuild } from './storage/rebuildState.ts';
export { type BattleEnds, battleEnds, type OnEnd } from './storage/settlement.ts';
export { HEARTBEAT_MS } from './stream/stream.ts';
export {
  battleActions,
  battleArchive,
  battleSeats,
  battles,
  matchTickets,
  NOT_ARCHIVED_BECAUSE,
} from './tables.ts';
