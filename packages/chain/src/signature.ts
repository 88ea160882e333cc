/** The one check of an Ed25519 signature: strict, so that a signature has one signer and one form. */
import { ed25519 } from '@noble/curves/ed25519.js';
import { type Address, getAddressEncoder, type ReadonlyUint8Array } from '@solana/kit';

const HALF = 32;

/**
 * Whether the owner of this address signed these bytes. Strict as the chain itself is (`verify_strict` of its validators):
 * the key and the signature's point are canonical and not of small order, and S is below the group's order. The system's
 * own check takes keys of small order, and for those everybody can make a signature.
 *
 * @param address base58 of a public key; one that is no point of the curve has signed nothing
 * @param signature 64 bytes, R and S; any other length is no signature
 */
export function signedBy(
  address: Address,
  signature: ReadonlyUint8Array,
  message: ReadonlyUint8Array,
): boolean {
  try {
    const point = ed25519.Point.fromBytes(Uint8Array.from(signature.slice(0, HALF)));
    if (point.isSmallOrder()) return false;
    const key = Uint8Array.from(getAddressEncoder().encode(address));
    return ed25519.verify(Uint8Array.from(signature), Uint8Array.from(message), key, { zip215: false });
  } catch {
    // What is not a key, a point or a signature at all.
    return false;
  }
}
