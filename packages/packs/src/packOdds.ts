/** Works out the exact probabilities a pack has, as the store publishes them before anybody pays. */
import type { CardId } from '@pokesol/cards';
import { BUCKETS, type Bucket } from '@pokesol/cards';
import { perBucket } from './odds.ts';
import { type PackDefinition, packDefinitionError } from './pack.ts';
import { type PackSlot, slotBuckets } from './slots.ts';

/** A probability as an exact fraction in lowest terms, and as the nearest decimal number. */
export type OddsChance = {
  readonly numerator: number;
  readonly denominator: number;
  readonly probability: number;
};

/** The chances in a normal slot and in the pack's last slot, and the expected number in one whole pack. */
export type SlotChances = Readonly<Record<PackSlot, OddsChance>> & { readonly expectedPerPack: number };

export type BucketOdds = SlotChances & { readonly bucket: Bucket; readonly cardsInPool: number };
export type CardOdds = SlotChances & { readonly cardId: CardId; readonly bucket: Bucket };

export type PackOdds = {
  readonly cardCount: number;
  /** All five buckets, lowest first. They tell where cards come from once empty buckets have fallen to others. */
  readonly buckets: readonly BucketOdds[];
  /** Every card of the pool, in the pool's order. Each has the odds of this very card. */
  readonly cards: readonly CardOdds[];
};

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

function chance(numerator: number, denominator: number): OddsChance {
  const common = divisor(numerator, denominator);
  return {
    numerator: numerator / common,
    denominator: denominator / common,
    probability: numerator / denominator,
  };
}

/** The weight that reaches each bucket in a slot, and the sum of all weights. */
function reached(definition: PackDefinition, slot: PackSlot) {
  const weights = perBucket(() => 0);
  let total = 0;
  for (const { weight, drawn } of slotBuckets(definition, slot)) {
    weights[drawn] += weight;
    total += weight;
  }
  return { weights, total };
}

/** The odds of a pack, per bucket and per card. Throws RangeError on an unsound definition. */
export function packOdds(definition: PackDefinition): PackOdds {
  const error = packDefinitionError(definition);
  if (error !== undefined) throw new RangeError(error);
  const slots = { normal: reached(definition, 'normal'), last: reached(definition, 'last') };
  const chances = (bucket: Bucket, share: number): SlotChances => {
    const normal = chance(slots.normal.weights[bucket], slots.normal.total * share);
    const last = chance(slots.last.weights[bucket], slots.last.total * share);
    const expectedPerPack = (definition.cardCount - 1) * normal.probability + last.probability;
    return { normal, last, expectedPerPack };
  };
  const buckets = BUCKETS.map((bucket) => ({ bucket, size: definition.pool[bucket].length }));
  return {
    cardCount: definition.cardCount,
    buckets: buckets.map(({ bucket, size }) => ({ bucket, cardsInPool: size, ...chances(bucket, 1) })),
    cards: buckets.flatMap(({ bucket, size }) => {
      // Of an empty bucket they mean nothing, and no card is there to tell them.
      const each = chances(bucket, size);
      return definition.pool[bucket].map((cardId) => ({ cardId, bucket, ...each }));
    }),
  };
}
