/** Opens many packs on trial, by the very draw that sold packs have, and counts what was in them. */

import { BUCKETS, type Bucket } from '@pokesol/cards';
import { packDrawer, SEED_BYTES, SIGNATURE_BYTES } from './draw.ts';
import { perBucket } from './odds.ts';
import type { PackDefinition } from './pack.ts';
import { packOdds } from './packOdds.ts';

/** What to expect of one pack, worked out and not drawn. */
export type PackExpectation = {
  /** Cards of each bucket in one pack. They come from the bucket a card is really drawn from. */
  readonly cards: Readonly<Record<Bucket, number>>;
  /** The probability that a pack holds at least one card of this bucket or a higher one. */
  readonly atLeastOne: Readonly<Record<Bucket, number>>;
};

/** What the packs opened so far held. */
export type PackSimulation = {
  readonly packs: number;
  /** Cards of each bucket in all these packs. */
  readonly cards: Readonly<Record<Bucket, number>>;
  /** Packs with at least one card of this bucket or a higher one. */
  readonly atLeastOne: Readonly<Record<Bucket, number>>;
  readonly expected: PackExpectation;
};

const CHUNK = 250;

/** The average and the chances of one pack. Throws RangeError on an unsound definition. */
export function expectedOf(definition: PackDefinition): PackExpectation {
  const { cardCount, buckets } = packOdds(definition);
  const chances = perBucket((bucket) => buckets[BUCKETS.indexOf(bucket)]);
  const reach = (from: Bucket, slot: 'normal' | 'last') =>
    BUCKETS.slice(BUCKETS.indexOf(from)).reduce(
      (sum, bucket) => sum + (chances[bucket]?.[slot].probability ?? 0),
      0,
    );
  return {
    cards: perBucket((bucket) => chances[bucket]?.expectedPerPack ?? 0),
    atLeastOne: perBucket((bucket) => {
      const none = (1 - reach(bucket, 'normal')) ** (cardCount - 1) * (1 - reach(bucket, 'last'));
      return 1 - Math.max(0, none);
    }),
  };
}

/**
 * Opens `count` packs, some at a time: after every `chunk` packs it yields what all of them held, so that a caller that shows
 * it can breathe. The same seed (a whole number from 0 to 2³² − 1) opens the same packs. Throws RangeError on an unsound
 * definition.
 */
export function* simulatePacks(
  definition: PackDefinition,
  count: number,
  seed: number,
  chunk = CHUNK,
): Generator<PackSimulation, void> {
  const expected = expectedOf(definition);
  const draw = packDrawer(definition);
  const rankOf = new Map<string, number>(
    BUCKETS.flatMap((bucket, rank) => definition.pool[bucket].map((id) => [id, rank] as const)),
  );
  const cards = perBucket(() => 0);
  const atLeastOne = perBucket(() => 0);
  for (let packs = 0; packs < count; ) {
    const stop = Math.min(count, packs + chunk);
    for (; packs < stop; packs += 1) {
      let best = 0;
      for (const id of draw({
        seed: numbered(SEED_BYTES, seed),
        signature: numbered(SIGNATURE_BYTES, packs),
      })) {
        const rank = rankOf.get(id) ?? 0;
        cards[BUCKETS[rank] ?? 'common'] += 1;
        best = Math.max(best, rank);
      }
      for (const bucket of BUCKETS.slice(0, best + 1)) atLeastOne[bucket] += 1;
    }
    yield { packs, cards: { ...cards }, atLeastOne: { ...atLeastOne }, expected };
  }
}

/** Bytes that stand for a number: in place of a server's secret and of a payment, neither of which a trial has. */
function numbered(length: number, number: number): Uint8Array {
  const bytes = new Uint8Array(length);
  new DataView(bytes.buffer).setUint32(length - 4, number);
  return bytes;
}
