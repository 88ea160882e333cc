/** Ed25519 by the system's own library, for servers: each recorded burn is checked, and in JavaScript that takes milliseconds. */
import { createPublicKey, verify } from 'node:crypto';

/** What stands before the 32 bytes of a key in the form that the system reads (RFC 8410). */
const KEY_HEADER = Buffer.from('302a300506032b6570032100', 'hex');

/** Whether the equation of the signature holds. What else a strict check asks is the caller's business (signature.ts). */
export default function verifyEd25519(key: Uint8Array, signature: Uint8Array, message: Uint8Array): boolean {
  const der = Buffer.concat([KEY_HEADER, key]);
  return verify(null, message, createPublicKey({ key: der, format: 'der', type: 'spki' }), signature);
}
