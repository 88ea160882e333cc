/** A true proof passes; whatever is changed in it is found, in the step it belongs to. */
import { isRefusal } from '@pokesol/engine/result';
import { drawPack, packHash, parsePackDefinition, seedHash, toHex } from '@pokesol/packs';
import { getBase58Decoder } from '@solana/kit';
import { describe, expect, test } from 'vitest';
import { checkProof, type ProofCheck, type RevealedProof } from './checkProof.ts';

const seed = Uint8Array.from({ length: 32 }, (_, index) => index);
const signature = Uint8Array.from({ length: 64 }, (_, index) => 255 - index);
const pool = {
  common: ['demo-1', 'demo-10', 'demo-2'],
  uncommon: ['demo-3', 'demo-4'],
  rare: ['demo-5', 'demo-6', 'demo-7'],
  epic: [],
  legendary: ['demo-8'],
};
const odds = { common: 0.7, uncommon: 0.2, rare: 0.08, epic: 0.015, legendary: 0.005 };
const parsed = parsePackDefinition({ setId: 'demo', cardCount: 5, odds, pool });
if (isRefusal(parsed)) throw new Error(parsed.message);
const { definition } = parsed;

const proof: RevealedProof = {
  purchaseId: 'p',
  packTypeId: 'demo',
  version: 1,
  seedHash: seedHash(seed),
  seed: toHex(seed),
  committedBeforePayment: true,
  transactionSignature: getBase58Decoder().decode(signature),
  packHash: packHash(definition),
  definition: { setId: 'demo', cardCount: 5, odds, pool },
  cards: drawPack({ seed, signature, definition }),
};
const commitment = { seedHash: proof.seedHash, packHash: proof.packHash };

const verdict = ({ ok, seed, commitment, pool, cards }: ProofCheck) => ({
  ok,
  seed: seed.ok,
  commitment: commitment?.ok,
  pool: pool.ok,
  cards: cards.ok,
});
const GOOD = { ok: true, seed: true, commitment: true, pool: true, cards: true };

describe('a proof', () => {
  test('passes, with the commitment of this browser and without one', () => {
    expect(verdict(checkProof(proof, commitment))).toEqual(GOOD);
    expect(verdict(checkProof(proof, undefined))).toEqual({ ...GOOD, commitment: undefined });
    expect(proof.cards).toEqual(['demo-4', 'demo-3', 'demo-2', 'demo-10', 'demo-5']);
  });

  const bad = (change: Partial<typeof GOOD>) => ({ ...GOOD, ok: false, ...change });
  test.each<[string, Partial<RevealedProof>, object]>([
    ['another seed', { seed: 'ff'.repeat(32) }, bad({ seed: false, cards: false })],
    ['a seed that is none', { seed: 'xyz' }, bad({ seed: false, cards: false })],
    ['another seed hash', { seedHash: '0'.repeat(64) }, bad({ seed: false, commitment: false })],
    ['another pool hash', { packHash: '0'.repeat(64) }, bad({ pool: false, commitment: false })],
    [
      'other odds',
      { definition: { ...proof.definition, odds: { ...odds, common: 0.2, legendary: 0.505 } } },
      bad({ pool: false, cards: false }),
    ],
    [
      'odds that are none',
      { definition: { ...proof.definition, odds: { ...odds, common: 2 } } },
      bad({ pool: false, cards: false }),
    ],
    ['another payment', { transactionSignature: '5'.repeat(87) }, bad({ cards: false })],
    ['a payment that is none', { transactionSignature: '0' }, bad({ cards: false })],
    ['another card', { cards: ['demo-8', ...proof.cards.slice(1)] }, bad({ cards: false })],
    ['a missing card', { cards: proof.cards.slice(1) }, bad({ cards: false })],
  ])('with %s is caught', (_, change, expected) => {
    expect(verdict(checkProof({ ...proof, ...change }, commitment))).toEqual(expected);
  });

  test('that is sound in itself but not what was promised is caught', () => {
    const other = { ...commitment, seedHash: '1'.repeat(64) };
    expect(verdict(checkProof(proof, other))).toEqual(bad({ commitment: false }));
  });
});
