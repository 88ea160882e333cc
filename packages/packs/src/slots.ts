/** Decides what a slot of a pack may hold: the weight of each bucket, after empty ones have fallen to their neighbours. */

import { BUCKETS, type Bucket } from '@pokesol/cards';
import { type OddsWeights, perBucket, weightsOf } from './odds.ts';
import type { PackDefinition, PackPool } from './pack.ts';

export const PACK_SLOTS = ['normal', 'last'] as const;
/** The last card of a pack is never below rare; every other slot is a normal one. */
export type PackSlot = (typeof PACK_SLOTS)[number];

/** A bucket as the odds name it, its weight, and the bucket the card then really comes from. */
export type SlotBucket = { readonly named: Bucket; readonly weight: number; readonly drawn: Bucket };

const LAST_SLOT: readonly Bucket[] = ['rare', 'epic', 'legendary'];

/** The nearest of `allowed` that has cards: the named one, else the next lower, else the next higher. */
function nearest(pool: PackPool, named: Bucket, allowed: readonly Bucket[]): Bucket | undefined {
  const rank = BUCKETS.indexOf(named);
  const filled = allowed.filter((bucket) => pool[bucket].length > 0);
  const atOrBelow = filled.filter((bucket) => BUCKETS.indexOf(bucket) <= rank);
  return atOrBelow.at(-1) ?? filled[0];
}

/** In the last slot a card may only fall below rare when nothing from rare upwards has cards. */
function drawnFrom(pool: PackPool, named: Bucket, slot: PackSlot): Bucket {
  const found =
    (slot === 'last' ? nearest(pool, named, LAST_SLOT) : undefined) ?? nearest(pool, named, BUCKETS);
  if (found === undefined) throw new RangeError('The pool holds no cards');
  return found;
}

function lastSlotWeights(weights: OddsWeights): OddsWeights {
  const kept = perBucket((bucket) => (LAST_SLOT.includes(bucket) ? weights[bucket] : 0));
  const total = kept.rare + kept.epic + kept.legendary;
  // Odds that never give a rare say nothing about how to choose among them: the plainest it is.
  return total === 0 ? { ...kept, rare: 1 } : kept;
}

/**
 * The slot's buckets, lowest first, without those of weight 0. A normal slot's weights add up to a million, the last
 * slot's to what the odds give from rare upwards (or to 1, all rare, when they give nothing there).
 */
export function slotBuckets(definition: PackDefinition, slot: PackSlot): readonly SlotBucket[] {
  const weights = weightsOf(definition.odds);
  const used = slot === 'last' ? lastSlotWeights(weights) : weights;
  return BUCKETS.filter((bucket) => used[bucket] > 0).map((named) => ({
    named,
    weight: used[named],
    drawn: drawnFrom(definition.pool, named, slot),
  }));
}
