/** Checks that packs on trial are the packs that are sold, and that they keep to the published odds. */
import { BUCKETS } from '@pokesol/cards';
import { shippedCards } from '@pokesol/cards/catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawPack } from './draw.ts';
import { perBucket } from './odds.ts';
import { definePack, type PackDefinition } from './pack.ts';
import { packOdds } from './packOdds.ts';
import { SEEDED_PACK_TYPES } from './packTypes.ts';
import { expectedOf, type PackSimulation, simulatePacks } from './simulatePacks.ts';
import { anyPack } from './testing/arbitraries.ts';

/** `npm run soak` raises it. */
const PACKS = Number(process.env.PACKS_SIMULATED ?? 1_000);

const STORE = SEEDED_PACK_TYPES.map(
  (type) => [type.name, definePack(type, shippedCards(type.setId))] as const,
);

function lastOf(definition: PackDefinition, count: number, seed: number, chunk?: number): PackSimulation {
  const last = [...simulatePacks(definition, count, seed, chunk)].at(-1);
  if (last === undefined) throw new Error('nothing was simulated');
  return last;
}

function bytes(length: number, number: number): Uint8Array {
  const made = new Uint8Array(length);
  new DataView(made.buffer).setUint32(length - 4, number);
  return made;
}

/** Counts `drawPack`'s packs one by one. */
function countedByHand(definition: PackDefinition, count: number, seed: number) {
  const packs = Array.from({ length: count }, (_, index) =>
    drawPack({ definition, seed: bytes(32, seed), signature: bytes(64, index) }),
  );
  const from = (bucket: (typeof BUCKETS)[number]) => new Set<string>(definition.pool[bucket]);
  return {
    cards: perBucket((bucket) => packs.flat().filter((id) => from(bucket).has(id)).length),
    atLeastOne: perBucket((bucket) => {
      const orBetter = new Set(
        BUCKETS.slice(BUCKETS.indexOf(bucket)).flatMap((each) => definition.pool[each] as readonly string[]),
      );
      return packs.filter((pack) => pack.some((id) => orBetter.has(id))).length;
    }),
  };
}

test('a pack on trial holds the very cards that drawPack gives, empty buckets and zero odds included', () => {
  fc.assert(
    fc.property(anyPack, fc.integer({ min: 0, max: 2 ** 32 - 1 }), (definition, seed) => {
      const { cards, atLeastOne } = lastOf(definition, 12, seed, 5);
      expect({ cards, atLeastOne }).toEqual(countedByHand(definition, 12, seed));
    }),
  );
});

test('chunks change nothing but how often it reports', () => {
  const [, definition] = STORE[0] ?? [];
  if (definition === undefined) throw new Error('the store is empty');
  const progress = [...simulatePacks(definition, 100, 7, 30)];
  expect(progress.map(({ packs }) => packs)).toEqual([30, 60, 90, 100]);
  expect(progress.at(-1)).toEqual(lastOf(definition, 100, 7, 1000));
  expect(progress[0]?.cards).not.toEqual(progress[1]?.cards);
  expect(lastOf(definition, 100, 8).cards).not.toEqual(progress.at(-1)?.cards);
});

test('what is expected is what the store publishes', () => {
  fc.assert(
    fc.property(anyPack, (definition) => {
      const { cards, atLeastOne } = expectedOf(definition);
      const { buckets } = packOdds(definition);
      for (const { bucket, expectedPerPack } of buckets) expect(cards[bucket]).toBe(expectedPerPack);
      expect(Object.values(cards).reduce((sum, each) => sum + each, 0)).toBeCloseTo(definition.cardCount, 9);
      expect(atLeastOne.common).toBeCloseTo(1, 12);
      for (const share of Object.values(atLeastOne)) expect(share).toBeGreaterThanOrEqual(0);
    }),
  );
});

describe.each(STORE)(`${PACKS} packs of %s`, (_, definition) => {
  // A fixed seed always opens the same packs, so the bound decides once for all; five deviations are beyond one in a million.
  test.each([1, 2026])('with the seed %i keep to the odds', (seed) => {
    const { packs, cards, atLeastOne, expected } = lastOf(definition, PACKS, seed, PACKS);
    const { buckets } = packOdds(definition);
    for (const { bucket, normal, last, expectedPerPack } of buckets) {
      const variance =
        (definition.cardCount - 1) * normal.probability * (1 - normal.probability) +
        last.probability * (1 - last.probability);
      expect(Math.abs(cards[bucket] - packs * expectedPerPack)).toBeLessThanOrEqual(
        5 * Math.sqrt(packs * variance),
      );
      const share = expected.atLeastOne[bucket];
      expect(Math.abs(atLeastOne[bucket] - packs * share)).toBeLessThanOrEqual(
        5 * Math.sqrt(packs * Math.max(0, share * (1 - share))) + 1e-6,
      );
    }
  });
});
