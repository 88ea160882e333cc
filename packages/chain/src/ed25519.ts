/** Ed25519 in a browser, by a library; where Node is, `ed25519.node.ts` stands in for it and is several times as quick. */
import { ed25519 } from '@noble/curves/ed25519.js';

/** Whether the equation of the signature holds. What else a strict check asks is the caller's business (signature.ts). */
export default function verifyEd25519(key: Uint8Array, signature: Uint8Array, message: Uint8Array): boolean {
  // The library's equation is eight times the chain's: without a part of small order, both say the same.
  const points = [key, signature.slice(0, 32)].map((bytes) => ed25519.Point.fromBytes(bytes));
  return (
    points.every((point) => point.isTorsionFree()) &&
    ed25519.verify(signature, message, key, { zip215: false })
  );
}
