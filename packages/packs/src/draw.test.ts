/** Checks the draw against its published scheme, and its chances against the published odds. */

import { asCardId, asSetId, BUCKETS, type Bucket } from '@pokesol/cards';
import { shippedCards } from '@pokesol/cards/catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawPack, packDrawer } from './draw.ts';
import { weightsOf } from './odds.ts';
import { buildPool, definePack, type PackDefinition, packHash, packText } from './pack.ts';
import { packOdds } from './packOdds.ts';
import { DEFAULT_ODDS, SEEDED_PACK_TYPES } from './packTypes.ts';
import { seedHash } from './proof.ts';
import { anyPack, anySeed, anySignature } from './testing/arbitraries.ts';
import { secondDraw, secondPackHash } from './testing/secondDraw.ts';

const ids = (...numbers: number[]) => numbers.map((number) => asCardId(`demo-${number}`));

/** The pack of the worked example in docs/adr/0004-provably-fair-packs.md. */
const DEMO: PackDefinition = {
  setId: asSetId('demo'),
  cardCount: 5,
  odds: DEFAULT_ODDS,
  pool: { common: ids(1, 10, 2), uncommon: ids(3, 4), rare: ids(5, 6, 7), epic: [], legendary: ids(8) },
};
const DEMO_SEED = Uint8Array.from({ length: 32 }, (_, index) => index);

const second = ({ setId, cardCount, odds, pool }: PackDefinition) => ({
  setId,
  count: cardCount,
  buckets: BUCKETS.map((bucket) => ({ weight: weightsOf(odds)[bucket], ids: [...pool[bucket]] })),
});

/** `npm run soak` raises both. The same packs each time, so that the bounds decide once for all. */
const PACKS = Number(process.env.PACKS_DRAWN ?? 4_000);
const COMPARED = Number(process.env.PACKS_COMPARED ?? 50);
const LONGEST_MS = 600_000;

/** Packs of the store, each with its whole pool. */
const STORE = SEEDED_PACK_TYPES.map(
  (type) => [type.name, definePack(type, shippedCards(type.setId))] as const,
);

/** Different bytes for each number. */
function numbered(length: number, number: number): Uint8Array {
  const bytes = new Uint8Array(length);
  new DataView(bytes.buffer).setUint32(length - 4, number);
  return bytes;
}

describe('the worked example', () => {
  test('has the published text and hashes', () => {
    expect(packText(DEMO)).toHaveLength(164);
    expect(packHash(DEMO)).toBe('327320bc68bc5a43b0ead0e2c0db820b07198085b7c8b616d64ef400c9195db6');
    expect(seedHash(DEMO_SEED)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });

  test('has the published cards', () => {
    const signature = Uint8Array.from({ length: 64 }, (_, index) => 255 - index);
    const cards = drawPack({ seed: DEMO_SEED, signature, definition: DEMO });
    expect(cards).toEqual(['demo-4', 'demo-3', 'demo-2', 'demo-10', 'demo-5']);
  });

  test('has the published cards where a word is rejected', () => {
    const signature = numbered(64, 16 * 256 + 198);
    const cards = drawPack({ seed: DEMO_SEED, signature, definition: DEMO });
    expect(cards).toEqual(['demo-7', 'demo-10', 'demo-1', 'demo-4', 'demo-5']);
  });
});

describe('a second implementation, written from the page alone,', () => {
  test.each(STORE)(`agrees on ${COMPARED} packs of %s`, (_, definition) => {
    const draw = packDrawer(definition);
    const pack = second(definition);
    expect(packHash(definition)).toBe(secondPackHash(pack).toString('hex'));
    for (let number = 0; number < COMPARED; number += 1) {
      const seed = numbered(32, number * 7919);
      const signature = numbered(64, number);
      expect(draw({ seed, signature })).toEqual(secondDraw(seed, signature, pack));
    }
  });

  test('agrees on any pack, empty buckets and zero odds included', () => {
    fc.assert(
      fc.property(anyPack, anySeed, anySignature, (definition, seed, signature) => {
        expect(drawPack({ seed, signature, definition })).toEqual(
          secondDraw(seed, signature, second(definition)),
        );
      }),
      { numRuns: 300 },
    );
  });
});

test('a bucket has as many tickets as its weight, and none of its neighbour’s', () => {
  const odds = { common: 0.999997, uncommon: 0, rare: 0.000001, epic: 0.000001, legendary: 0.000001 };
  const pool = { ...buildPool([]), rare: ids(1), epic: ids(2), legendary: ids(3) };
  // In the last slot, the only one here, three tickets are left: one each.
  const definition = { ...DEMO, cardCount: 1, odds, pool };
  const cards = Array.from({ length: 60 }, (_, number) => {
    const [seed, signature] = [numbered(32, 0), numbered(64, number)];
    const drawn = drawPack({ seed, signature, definition });
    expect(drawn).toEqual(secondDraw(seed, signature, second(definition)));
    return drawn;
  });
  expect(new Set(cards.flat())).toEqual(new Set(ids(1, 2, 3)));
});

test('the last card is never below rare as long as the pool has such a card', () => {
  fc.assert(
    fc.property(anyPack, anySeed, anySignature, (definition, seed, signature) => {
      const { rare, epic, legendary, uncommon, common } = definition.pool;
      const best = [...rare, ...epic, ...legendary];
      const last = drawPack({ seed, signature, definition }).at(-1);
      const allowed = [best, uncommon, common].find((cards) => cards.length > 0);
      expect(allowed).toContain(last);
    }),
  );
});

test('no basic energy is in a pool, and every other card of the set is', () => {
  const pool = buildPool(shippedCards('base1'));
  const all = BUCKETS.flatMap((bucket) => pool[bucket]);
  expect(all).toHaveLength(96);
  expect(all.filter((id) => /-(97|98|99|100|101|102)$/.test(id))).toEqual([]);
});

test('the set 151 fills all five buckets', () => {
  const pool = buildPool(shippedCards('sv3pt5'));
  // Of its ten legendary cards one is a basic energy, which is not drawn.
  expect(BUCKETS.map((bucket) => pool[bucket].length)).toEqual([66, 62, 25, 44, 9]);
});

test('a seed or signature of another length is refused', () => {
  const [seed, signature] = [new Uint8Array(32), new Uint8Array(64)];
  expect(() => drawPack({ seed: new Uint8Array(31), signature, definition: DEMO })).toThrow(
    new RangeError('A seed has 32 bytes'),
  );
  expect(() => drawPack({ seed, signature: new Uint8Array(65), definition: DEMO })).toThrow(
    new RangeError('A signature has 64 bytes'),
  );
});

/** A case of all five buckets filled, one of them drawn by a pack with the default odds once in two hundred cards. */
const FULL: PackDefinition = { ...DEMO, cardCount: 11, pool: { ...DEMO.pool, epic: ids(9) } };

describe(`in ${PACKS} packs each bucket and each card comes as often as the odds say`, () => {
  test.each([['a pack with all buckets', FULL] as const, ...STORE])(
    '%s',
    (_, definition) => {
      const draw = packDrawer(definition);
      const odds = packOdds(definition);
      const bucketOfCard = new Map<string, Bucket>(odds.cards.map((card) => [card.cardId, card.bucket]));
      const normal = new Map<string, number>();
      const last = new Map<string, number>();
      const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
      const seed = numbered(32, definition.cardCount);
      for (let number = 0; number < PACKS; number += 1) {
        draw({ seed, signature: numbered(64, number) }).forEach((card, index) => {
          const counts = index === definition.cardCount - 1 ? last : normal;
          count(counts, card);
          count(counts, bucketOfCard.get(card) ?? 'none');
        });
      }
      const deviation = (seen: number, draws: number, p: number): number =>
        p === 0 || p === 1
          ? seen === draws * p
            ? 0
            : 99
          : Math.abs(seen - draws * p) / Math.sqrt(draws * p * (1 - p));
      const normalDraws = PACKS * (definition.cardCount - 1);
      for (const { bucket, ...slots } of odds.buckets) {
        expect(
          deviation(normal.get(bucket) ?? 0, normalDraws, slots.normal.probability),
          bucket,
        ).toBeLessThan(4);
        expect(deviation(last.get(bucket) ?? 0, PACKS, slots.last.probability), bucket).toBeLessThan(4);
      }
      // Hundreds of cards are looked at here, so that one beyond four sigma is no wonder; beyond five it is.
      for (const { cardId, ...slots } of odds.cards) {
        expect(
          deviation(normal.get(cardId) ?? 0, normalDraws, slots.normal.probability),
          cardId,
        ).toBeLessThan(5);
        expect(deviation(last.get(cardId) ?? 0, PACKS, slots.last.probability), cardId).toBeLessThan(5);
      }
    },
    LONGEST_MS,
  );
});
