/** Ed25519 by the system's own library, for servers: each recorded burn is checked, and in JavaScript that takes milliseconds. */
import { createPublicKey, type KeyObject, verify } from 'node:crypto';

/** So many keys are kept as the system reads them: a wallet that opens one pack opens another, and to read a key takes a third of a check. */
const MOST_KEYS = 2_000;
const keys = new Map<string, KeyObject>();

/** Whether the equation of the signature holds. What else a strict check asks is the caller's business (signature.ts). */
export default function verifyEd25519(key: Uint8Array, signature: Uint8Array, message: Uint8Array): boolean {
  return verify(null, message, keyOf(Buffer.from(key).toString('base64url')), signature);
}

function keyOf(x: string): KeyObject {
  const known = keys.get(x);
  if (known !== undefined) return known;
  // As a JWK (RFC 8037): to read the same key as DER takes the system as long as the check itself.
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  // The oldest makes room.
  for (const oldest of keys.keys()) {
    if (keys.size < MOST_KEYS) break;
    keys.delete(oldest);
  }
  keys.set(x, key);
  return key;
}
