/** What a pack is: its odds, its draw, the proof of a draw, and the packs that the product ships with. */
export * from './boosters.ts';
export * from './bytes.ts';
export * from './draw.ts';
export * from './odds.ts';
export * from './pack.ts';
export * from './packOdds.ts';
export * from './packTypes.ts';
export * from './proof.ts';
export * from './simulatePacks.ts';
export { PACK_SLOTS, type PackSlot, type SlotBucket, slotBuckets } from './slots.ts';
