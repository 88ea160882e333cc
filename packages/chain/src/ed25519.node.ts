/** Ed25519 by the system's own library, for servers: each recorded burn is checked, and in JavaScript that takes milliseconds. */
import { createPublicKey, verify } from 'node:crypto';

/** Whether the equation of the signature holds. What else a strict check asks is the caller's business (signature.ts). */
export default function verifyEd25519(key: Uint8Array, signature: Uint8Array, message: Uint8Array): boolean {
  // As a JWK (RFC 8037): to read the same key as DER takes the system as long as the check itself.
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key).toString('base64url') };
  return verify(null, message, createPublicKey({ key: jwk, format: 'jwk' }), signature);
}
