/** Draws a pack's cards: a pure function of the seed, the payment's signature and the published pack. */
import { sha256 } from '@noble/hashes/sha2.js';
import type { CardId } from '@pokesol/cards';
import { type Below, belowFrom } from './below.ts';
import { type PackDefinition, packHashBytes } from './pack.ts';
import { type SlotBucket, slotBuckets } from './slots.ts';

export const SEED_BYTES = 32;
export const SIGNATURE_BYTES = 64;

const WORDS_PER_BLOCK = 8;

/** What makes one pack differ from the next. */
export type Draw = {
  /** The server's secret, 32 bytes, committed to before the payment. */
  readonly seed: Uint8Array;
  /** The paying transaction's signature, 64 bytes. */
  readonly signature: Uint8Array;
};

export type DrawInput = Draw & { readonly definition: PackDefinition };

/**
 * The cards of one pack in the order in which they are drawn; the last one is the rare slot. The scheme stands in
 * docs/adr/0004-provably-fair-packs.md, exact enough to be written again by a stranger.
 * Throws RangeError on a seed or signature of the wrong length and on an unsound definition.
 */
export const drawPack = ({ definition, ...draw }: DrawInput): CardId[] => packDrawer(definition)(draw);

/** `drawPack` for many packs of one definition, which is checked and hashed only once. */
export function packDrawer(definition: PackDefinition): (draw: Draw) => CardId[] {
  const packHash = packHashBytes(definition);
  const normal = slotBuckets(definition, 'normal');
  const last = slotBuckets(definition, 'last');
  return ({ seed, signature }) => {
    if (seed.length !== SEED_BYTES) throw new RangeError(`A seed has ${SEED_BYTES} bytes`);
    if (signature.length !== SIGNATURE_BYTES)
      throw new RangeError(`A signature has ${SIGNATURE_BYTES} bytes`);
    const below = belowFrom(wordStream(seed, signature, packHash));
    return Array.from({ length: definition.cardCount }, (_, index) =>
      drawCard(definition, index === definition.cardCount - 1 ? last : normal, below),
    );
  };
}

function drawCard(definition: PackDefinition, buckets: readonly SlotBucket[], below: Below): CardId {
  let ticket = below(buckets.reduce((sum, bucket) => sum + bucket.weight, 0));
  for (const { weight, drawn } of buckets) {
    if (ticket < weight) {
      const cards = definition.pool[drawn];
      const card = cards[below(cards.length)];
      if (card !== undefined) return card;
    }
    ticket -= weight;
  }
  throw new RangeError('The ticket fell outside the weights');
}

/** Big-endian 32-bit words of SHA-256(seed ‖ signature ‖ pack hash ‖ block number), block after block from 0. */
function wordStream(seed: Uint8Array, signature: Uint8Array, packHash: Uint8Array): () => number {
  const input = new Uint8Array(seed.length + signature.length + packHash.length + 4);
  input.set(seed, 0);
  input.set(signature, seed.length);
  input.set(packHash, seed.length + signature.length);
  const counter = new DataView(input.buffer, input.length - 4);
  let block = new DataView(new ArrayBuffer(0));
  let used = 0;
  return () => {
    if (used % WORDS_PER_BLOCK === 0) {
      counter.setUint32(0, used / WORDS_PER_BLOCK);
      const digest = sha256(input);
      block = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
    }
    const word = block.getUint32((used % WORDS_PER_BLOCK) * 4);
    used += 1;
    return word;
  };
}
