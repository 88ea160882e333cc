/** What other workspaces need to test and measure the server. */

export { openPurchase } from '../features/packs/open.ts';
export { recordBurn } from '../features/packs/record.ts';
export type { Database } from '../platform/db/database.ts';
export * from './admin.ts';
export * from './arena.ts';
export * from './battlePlayer.ts';
export * from './catalogueData.ts';
export * from './databases.ts';
export * from './edgeCaseSet.ts';
export * from './eventReader.ts';
export * from './fakeTcgApi.ts';
export * from './fakeTcgdex.ts';
export * from './faultyLine.ts';
export * from './freePort.ts';
export * from './insertBlocks.ts';
export * from './officialBattles.ts';
export * from './openings/begin.ts';
export { ASKING_DECK, type DeckLine, STRONG_DECK } from './openings/decks.ts';
export type { OpeningName } from './openings/wishes.ts';
export * from './postgres.ts';
export * from './process.ts';
export * from './restartableServer.ts';
export * from './scriptedEntropy.ts';
export * from './scriptedNode.ts';
export * from './server.ts';
export * from './until.ts';
export * from './wallet.ts';
