/** The blockhash of every slot, derived from the chain's random seed, and the window in which one may be used. */

import { createHash } from 'node:crypto';
import { type Blockhash, blockhash, getBase58Decoder } from '@solana/kit';

/** A transaction must be included at most this many blocks after the block it names. */
export const BLOCKHASH_LIFETIME = 150;

/** How many are kept, so that the same ones are not computed again and again. */
const REMEMBERED = 8 * BLOCKHASH_LIFETIME;

export type Blockhashes = {
  /** Two chains never share a hash, so a fixed key never signs the same transaction on both. */
  at(slot: number): Blockhash;
  /** Whether the hash is known at this slot and not too old for it. */
  isValid(hash: string, slot: number): boolean;
};

export function createBlockhashes(seed: Uint8Array): Blockhashes {
  const bySlot = new Map<number, Blockhash>();
  const slots = new Map<string, number>();
  const base58 = getBase58Decoder();

  function at(slot: number): Blockhash {
    const known = bySlot.get(slot);
    if (known !== undefined) return known;
    const height = Buffer.alloc(8);
    height.writeBigUInt64LE(BigInt(slot));
    const hash = blockhash(base58.decode(createHash('sha256').update(seed).update(height).digest()));
    bySlot.set(slot, hash);
    slots.set(hash, slot);
    if (bySlot.size > REMEMBERED) forgetBefore(slot - 2 * BLOCKHASH_LIFETIME);
    return hash;
  }

  function forgetBefore(slot: number): void {
    for (const [old, hash] of bySlot) {
      if (old >= slot) continue;
      bySlot.delete(old);
      slots.delete(hash);
    }
  }

  return {
    at,
    isValid(hash, slot) {
      for (let s = slot - BLOCKHASH_LIFETIME; s <= slot; s++) at(s);
      const age = slot - (slots.get(hash) ?? Number.NaN);
      return age >= 0 && age <= BLOCKHASH_LIFETIME;
    },
  };
}

/** The chain's name: random per chain, the same after a restart. */
export function genesisHashOf(seed: Uint8Array): string {
  return getBase58Decoder().decode(createHash('sha256').update(seed).update('genesis').digest());
}
