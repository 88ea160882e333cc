/** Turns bytes into the lower-case hex in which hashes and seeds are published, and back. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** Two lower-case hex digits a byte. */
export const toHex = (bytes: Uint8Array): string => bytesToHex(bytes);

/** The bytes of a hex text of either case; undefined when it is not one. */
export function fromHex(hex: string): Uint8Array | undefined {
  return hex.length % 2 === 0 && /^[0-9a-f]*$/i.test(hex) ? hexToBytes(hex) : undefined;
}
