/** The one check of an Ed25519 signature: strict, so that a signature has one signer and one form. */
import type { Address, ReadonlyUint8Array } from '@solana/kit';
import verifyEd25519 from '#ed25519';
import { fromBase58 } from './base58.ts';

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
  const key = fromBase58(address, HALF);
  if (key === undefined) return false;
  try {
    const whole = Uint8Array.from(signature);
    return isStrict(key, whole) && verifyEd25519(key, whole, Uint8Array.from(message));
  } catch {
    // What is not a key or a signature at all.
    return false;
  }
}

/** What a lenient check leaves out, whatever the equation says. @param key 32 bytes @param signature 64 bytes */
export const isStrict = (key: Uint8Array, signature: Uint8Array): boolean =>
  isStrictPoint(key) && isStrictPoint(signature) && numberAt(signature, HALF) < ORDER;

/** Of the first half: written in its only form, and not of small order. Whether it lies on the curve, the equation finds out. */
function isStrictPoint(bytes: Uint8Array): boolean {
  // The highest bit is the sign of x.
  const y = numberAt(bytes, 0) & (2n ** 255n - 1n);
  return y < FIELD && !SMALL_ORDER.has(y);
}

/** Of half a signature's length, and little-endian, as all numbers of Ed25519 are. */
function numberAt(bytes: Uint8Array, begin: number): bigint {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let number = 0n;
  for (let place = begin + HALF - 8; place >= begin; place -= 8)
    number = (number << 64n) | view.getBigUint64(place, true);
  return number;
}
