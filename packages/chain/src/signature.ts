/** The one check of an Ed25519 signature: strict, so that a signature has one signer and one form. */

import { type Address, getAddressEncoder, type ReadonlyUint8Array } from '@solana/kit';
import verifyEd25519 from '#ed25519';

const HALF = 32;
/** p, of whose field the coordinates are. */
const FIELD = 2n ** 255n - 19n;
/** L, the order of the group. */
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;

/**
 * The y of all eight points of small order: of the neutral one, of that of order two, of the two of order four, and of the four
 * of order eight (RFC 7748, and signature.test.ts, which multiplies them out).
 */
const ORDER_EIGHT = 0x05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826n;
const SMALL_ORDER: ReadonlySet<bigint> = new Set([1n, FIELD - 1n, 0n, ORDER_EIGHT, FIELD - ORDER_EIGHT]);

/**
 * Whether the owner of this address signed these bytes. Strict as the chain itself is (`verify_strict` of its validators):
 * the key and the signature's point are canonical and not of small order, and S is below the group's order. Node 20's
 * own check takes keys of small order, and for those everybody can make a signature (Node 24's does not).
 *
 * @param address base58 of a public key; one that is no point of the curve has signed nothing
 * @param signature 64 bytes, R and S; any other length is no signature
 */
export function signedBy(
  address: Address,
  signature: ReadonlyUint8Array,
  message: ReadonlyUint8Array,
): boolean {
  if (signature.length !== 2 * HALF) return false;
  try {
    const key = Uint8Array.from(getAddressEncoder().encode(address));
    const [r, s] = [signature.slice(0, HALF), signature.slice(HALF)];
    if (!isStrictPoint(key) || !isStrictPoint(r) || numberOf(s) >= ORDER) return false;
    return verifyEd25519(key, Uint8Array.from(signature), Uint8Array.from(message));
  } catch {
    // What is not a key or a signature at all.
    return false;
  }
}

/** Written in its only form, and not of small order. Whether it lies on the curve, the equation finds out. */
function isStrictPoint(bytes: ReadonlyUint8Array): boolean {
  // The highest bit is the sign of x.
  const y = numberOf(bytes) & (2n ** 255n - 1n);
  return y < FIELD && !SMALL_ORDER.has(y);
}

/** Little-endian, as all numbers of Ed25519 are. */
function numberOf(bytes: ReadonlyUint8Array): bigint {
  let hex = '0x';
  for (let place = bytes.length - 1; place >= 0; place -= 1)
    hex += (bytes[place] ?? 0).toString(16).padStart(2, '0');
  return BigInt(hex);
}
