/** What other workspaces need to test and measure the server. */

export { commitmentPreimage } from '@pokesol/engine/classic';
export {
  claimOther,
  putTicket,
  type Searcher,
  settleClaim,
} from '../src/features/battles/matchmaking/tickets.ts';
export { openPurchase } from '../src/features/packs/open.ts';
export { createPackCache } from '../src/features/packs/packCache.ts';
export { recordBurn } from '../src/features/packs/record.ts';
export { notifyWallet } from '../src/features/wallet/changes.ts';
export { type Bus, openBus } from '../src/platform/bus/bus.ts';
export type { Chain } from '../src/platform/chain/chain.ts';
export type { Database } from '../src/platform/db/database.ts';
export { listenLine } from '../src/platform/db/listenLine.ts';
export * from './battles/arena.ts';
export * from './battles/battlePlayer.ts';
export * from './battles/officialBattles.ts';
export { burnsOnChain } from './chaos/burnsOnChain.ts';
export { Crowd } from './chaos/crowd.ts';
export { DeckKeeper } from './chaos/deckKeeper.ts';
export { Fighter, type Fought } from './chaos/fighter.ts';
export { lookForLost } from './chaos/lost.ts';
export { type CallTally, newTally, RetryingClient } from './chaos/retryingClient.ts';
export type { Role } from './chaos/role.ts';
export { Shopper } from './chaos/shopper.ts';
export { Visitor } from './chaos/visitor.ts';
export * from './databases/databases.ts';
export * from './databases/insertBlocks.ts';
export * from './databases/postgresServer.ts';
export * from './fakes/fakeTcgApi.ts';
export * from './fakes/fakeTcgdex.ts';
export * from './fakes/faultyLine.ts';
export * from './fakes/scriptedEntropy.ts';
export * from './fakes/scriptedNode.ts';
export * from './harness/admin.ts';
export * from './harness/broker.ts';
export * from './harness/catalogueData.ts';
export * from './harness/chainUrl.ts';
export * from './harness/edgeCaseSet.ts';
export * from './harness/eventReader.ts';
export * from './harness/freePort.ts';
export * from './harness/process.ts';
export * from './harness/restartableServer.ts';
export * from './harness/server.ts';
export * from './harness/until.ts';
export * from './harness/wallet.ts';
export * from './openings/begin.ts';
export { ASKING_DECK, type DeckLine, STRONG_DECK } from './openings/decks.ts';
export type { OpeningName } from './openings/wishes.ts';
export * from './postgres.ts';
