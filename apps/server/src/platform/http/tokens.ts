/** Random secrets that a client holds, and the hashes of them that we store. */
import { createHash } from 'node:crypto';
import type { Entropy } from '../entropy.ts';

/** 256 random bits as 43 URL-safe characters. */
export function newToken(entropy: Entropy): string {
  return entropy.bytes(32, 'secret').toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
