/** For tests only: random odds and packs, with empty buckets and zero weights among them. */

import { asCardId, asSetId, BUCKETS, type CardId } from '@pokesol/cards';
import fc from 'fast-check';
import { MILLION, perBucket, type RarityOdds } from '../odds.ts';
import type { PackDefinition, PackPool } from '../pack.ts';

/** Four cuts through a million; small ones make neighbouring cuts meet, which gives weights of zero. */
export const anyOdds: fc.Arbitrary<RarityOdds> = fc
  .array(fc.oneof(fc.integer({ min: 0, max: MILLION }), fc.constantFrom(0, 1, MILLION)), {
    minLength: 4,
    maxLength: 4,
  })
  .map((cuts) => {
    const edges = [0, ...cuts.sort((a, b) => a - b), MILLION];
    return perBucket((bucket) => {
      const index = BUCKETS.indexOf(bucket);
      return ((edges[index + 1] ?? 0) - (edges[index] ?? 0)) / MILLION;
    });
  });

/** Up to forty cards in each bucket, at least one in all. */
const anyPool: fc.Arbitrary<PackPool> = fc
  .array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40 })), { minLength: 5, maxLength: 5 })
  .filter((sizes) => sizes.some((size) => size > 0))
  .map((sizes) => {
    let next = 1;
    return perBucket((bucket): CardId[] => {
      const first = next;
      next += sizes[BUCKETS.indexOf(bucket)] ?? 0;
      return Array.from({ length: next - first }, (_, index) => asCardId(`any-${first + index}`)).sort();
    });
  });

export const anyPack: fc.Arbitrary<PackDefinition> = fc.record({
  setId: fc.constant(asSetId('any')),
  cardCount: fc.integer({ min: 1, max: 20 }),
  odds: anyOdds,
  pool: anyPool,
});

export const anySeed = fc.uint8Array({ minLength: 32, maxLength: 32 });
export const anySignature = fc.uint8Array({ minLength: 64, maxLength: 64 });
