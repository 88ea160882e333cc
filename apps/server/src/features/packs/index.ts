/** The door of `packs`: what other features may use. */
export { burnersOf } from './burners.ts';
export { mentionsAnywhere } from './mentions.ts';
export { drawNow } from './open.ts';
export type { PackCache } from './packCache.ts';
export { deckSize, inForce, soldDefinition } from './packTypes.ts';
export type { Recorded } from './payment.ts';
export { packPoolOf } from './pool.ts';
export { packNameOf, purchasesPaidBy } from './purchases.ts';
export { type RecordDeps, recordBurn } from './record.ts';
export { registerPacks } from './register.ts';
export { noteRestore, restoredSpanOf } from './restores.ts';
export { seedPackTypes } from './seed.ts';
export { seedBoosters } from './seedBoosters.ts';
export { mentionsToLookAt } from './sweep.ts';
export {
  freePackClaims,
  packTypes,
  packTypeVersions,
  purchaseIntents,
  purchases,
  restores,
} from './tables.ts';
