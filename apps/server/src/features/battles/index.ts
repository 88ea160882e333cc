/** The door of `battles`: what other features may use. */

export { seated } from './act.ts';
export { type Thinker, thinkHere } from './aiTurn.ts';
export { resultFor } from './answer.ts';
export { keptInRow, pack, readArchived, unpack, type WholeBattle } from './archived.ts';
export { type BattleCache, createBattleCache } from './battleCache.ts';
export { type EndedLine, KIND_COLUMNS } from './battleLine.ts';
export { battleMetrics, thinkersMetrics, timedThinker } from './battleMetrics.ts';
export { closeAbandoned, closeOtherRules, endTurns, isOfVersion, RULES_VERSIONS } from './clock.ts';
export { type CardOf, type Opponent, person, walletName } from './deal.ts';
export { type DeckReader, deckReaders } from './decksToPlay.ts';
export { type BattleEnds, battleEnds, type OnEnd } from './ends.ts';
export { brokenFormat, formatAskedFor } from './formats.ts';
export { SEARCH_TIME, type SearchTime } from './matchmaking.ts';
export { battleOpen, cameToNothing, isStored, openBattleOf } from './openBattle.ts';
export { type Difference, differenceOf } from './playedAgain.ts';
export { isArchivedAsPlayed, isAsPlayed, rebuild } from './rebuild.ts';
export { battleRoutes } from './routes.ts';
export { type StartDeps, startBattle } from './start.ts';
export type { BattleStore } from './stored.ts';
export { modeOf } from './storedBattle.ts';
export { HEARTBEAT_MS } from './stream.ts';
export {
  battleActions,
  battleArchive,
  battleSeats,
  battles,
  matchTickets,
  NOT_ARCHIVED_BECAUSE,
} from './tables.ts';
export { openThinkers } from './thinkers.ts';
