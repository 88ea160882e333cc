/** Checks a revealed pack against what was promised before it was paid. */

import { sha256 } from '@noble/hashes/sha2.js';
import type { Refusal, Result } from '@pokesol/engine/result';
import { toHex } from './bytes.ts';
import { drawPack, SEED_BYTES, SIGNATURE_BYTES } from './draw.ts';
import { type PackDefinition, packDefinitionError, packHash } from './pack.ts';

/** SHA-256 of the 32-byte seed as 64 lower-case hex digits: given to the buyer before the payment. */
export function seedHash(seed: Uint8Array): string {
  if (seed.length !== SEED_BYTES) throw new RangeError(`A seed has ${SEED_BYTES} bytes`);
  return toHex(sha256(seed));
}

export type PackProof = {
  /** The revealed seed, 32 bytes. */
  readonly seed: Uint8Array;
  /** What the buyer was given before paying; hex. */
  readonly seedHash: string;
  /** The paying transaction's signature, 64 bytes. */
  readonly signature: Uint8Array;
  /** The pack as it was sold. */
  readonly definition: PackDefinition;
  /** What the store published as the pool's hash; hex. */
  readonly packHash: string;
  /** The ids of the cards that were handed out, in order. */
  readonly cards: readonly string[];
};

/**
 * What does not fit: the seed its hash; the pool, the odds or the card count the published hash; the cards the draw.
 */
export const PROOF_FAILURES = ['seed', 'pool', 'cards'] as const;
export type ProofFailure = (typeof PROOF_FAILURES)[number];
const mismatch = (code: ProofFailure): Refusal<ProofFailure> => ({ refused: true, code });

/** Repeats the draw and compares. Malformed data is a mismatch and never an exception; `null`: it fits. */
export function verifyProof(proof: PackProof): Result<null, Refusal<ProofFailure>> {
  const { seed, signature, definition, cards } = proof;
  if (seed.length !== SEED_BYTES || seedHash(seed) !== proof.seedHash.toLowerCase()) return mismatch('seed');
  if (packDefinitionError(definition) !== undefined) return mismatch('pool');
  if (packHash(definition) !== proof.packHash.toLowerCase()) return mismatch('pool');
  if (signature.length !== SIGNATURE_BYTES) return mismatch('cards');
  const drawn = drawPack({ seed, signature, definition });
  const same = drawn.length === cards.length && drawn.every((card, index) => card === cards[index]);
  return same ? null : mismatch('cards');
}
