/** Checks that an honest pack passes and that every change of its story is caught. */

import { asCardId } from '@pokesol/cards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromHex, toHex } from './bytes.ts';
import { drawPack } from './draw.ts';
import { packHash } from './pack.ts';
import { type PackProof, seedHash, verifyProof } from './proof.ts';
import { anyPack, anySeed, anySignature } from './testing/arbitraries.ts';

const anyProof: fc.Arbitrary<PackProof> = fc
  .tuple(anyPack, anySeed, anySignature)
  .map(([definition, seed, signature]) => ({
    seed,
    seedHash: seedHash(seed),
    signature,
    definition,
    packHash: packHash(definition),
    cards: drawPack({ seed, signature, definition }),
  }));

/** A pack of twenty cards out of fifty, whose cards no other draw gives by chance. */
const wideProof = (): PackProof => {
  const commons = Array.from({ length: 50 }, (_, index) => asCardId(`wide-${index + 10}`));
  const definition = {
    setId: 'wide' as PackProof['definition']['setId'],
    cardCount: 20,
    odds: { common: 0.9, uncommon: 0.1, rare: 0, epic: 0, legendary: 0 },
    pool: { common: commons, uncommon: [], rare: [], epic: [], legendary: [] },
  };
  const [seed, signature] = [new Uint8Array(32).fill(7), new Uint8Array(64).fill(9)];
  const cards = drawPack({ seed, signature, definition });
  return { seed, seedHash: seedHash(seed), signature, definition, packHash: packHash(definition), cards };
};

test('an honest pack passes, its hashes in capitals too', () => {
  fc.assert(
    fc.property(anyProof, (proof) => {
      expect(verifyProof(proof)).toBeNull();
      expect(verifyProof({ ...proof, packHash: proof.packHash.toUpperCase() })).toBeNull();
    }),
  );
});

describe('it is caught when', () => {
  const proof = wideProof();
  const { definition } = proof;
  const otherSeed = new Uint8Array(32).fill(8);
  const otherOdds = { ...definition, odds: { ...definition.odds, common: 0.8, uncommon: 0.2 } };
  const otherPool = { ...definition, pool: { ...definition.pool, common: definition.pool.common.slice(1) } };
  const swapped = [proof.cards[1] ?? '', proof.cards[0] ?? '', ...proof.cards.slice(2)];

  test.each<[string, Partial<PackProof>, string]>([
    ['another seed is revealed', { seed: otherSeed }, 'seed'],
    ['the seed has another length', { seed: new Uint8Array(31) }, 'seed'],
    ['the seed hash is none', { seedHash: '' }, 'seed'],
    ['the seed and its hash are both exchanged', { seed: otherSeed, seedHash: seedHash(otherSeed) }, 'cards'],
    ['the signature is another', { signature: new Uint8Array(64).fill(1) }, 'cards'],
    ['the signature has another length', { signature: new Uint8Array(63) }, 'cards'],
    ['the odds are others', { definition: otherOdds }, 'pool'],
    [
      'the odds and the hash are both exchanged',
      { definition: otherOdds, packHash: packHash(otherOdds) },
      'cards',
    ],
    ['a card left the pool', { definition: otherPool }, 'pool'],
    [
      'the pool and the hash are both exchanged',
      { definition: otherPool, packHash: packHash(otherPool) },
      'cards',
    ],
    ['the pool is unsound', { definition: { ...definition, cardCount: 0 } }, 'pool'],
    ['two cards changed places', { cards: swapped }, 'cards'],
    ['a card is missing', { cards: proof.cards.slice(1) }, 'cards'],
    ['a card was added', { cards: [...proof.cards, asCardId('wide-10')] }, 'cards'],
  ])('%s', (_, change, code) => {
    expect(swapped).not.toEqual(proof.cards);
    expect(verifyProof({ ...proof, ...change })).toEqual({ refused: true, code });
  });

  test('any single bit of the seed or signature is turned', () => {
    for (let bit = 0; bit < (32 + 64) * 8; bit += 1) {
      const turned = (bytes: Uint8Array, at: number) =>
        bytes.map((byte, index) => (index === at >> 3 ? byte ^ (1 << (at & 7)) : byte));
      const change =
        bit < 256 ? { seed: turned(proof.seed, bit) } : { signature: turned(proof.signature, bit - 256) };
      expect(verifyProof({ ...proof, ...change })).not.toBeNull();
    }
  });
});

test('only a whole seed has a hash', () => {
  for (const length of [0, 31, 33])
    expect(() => seedHash(new Uint8Array(length))).toThrow(new RangeError('A seed has 32 bytes'));
});

test('hex is read back, and other texts are not', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(fromHex(toHex(bytes))).toEqual(bytes);
    }),
  );
  for (const text of ['0', 'zz', '0x00', ' 00', '00 ']) expect(fromHex(text)).toBeUndefined();
});
