/** The door of `packs`: what other features may use. */
export { packAdminRoutes } from './adminRoutes.ts';
export { burnersOf } from './burners.ts';
export { mentionsAnywhere } from './mentions.ts';
export { drawNow } from './open.ts';
export { createPackCache, type PackCache } from './packCache.ts';
export { packMetrics, sweepMetrics } from './packMetrics.ts';
export { playsOfPacks } from './packPlays.ts';
export { deckSize, inForce, soldDefinition } from './packTypes.ts';
export type { Recorded } from './payment.ts';
export { packPoolOf } from './pool.ts';
export { packNameOf, purchasesPaidBy } from './purchases.ts';
export { type RecordDeps, recordBurn } from './record.ts';
export { noteRestore, restoredSpanOf } from './restores.ts';
export { RETRY_REPORTED_AFTER_MS, retryReportedBurns } from './retryReported.ts';
export { packRoutes } from './routes.ts';
export { seedPackTypes } from './seed.ts';
export { seedBoosters } from './seedBoosters.ts';
export { mentionsToLookAt, sweep } from './sweep.ts';
export { sweepRestored } from './sweepRestored.ts';
export {
  freePackClaims,
  packTypes,
  packTypeVersions,
  purchaseIntents,
  purchases,
  restores,
} from './tables.ts';
export { trackFinality } from './trackFinality.ts';
