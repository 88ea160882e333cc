/** Random secrets that a client holds, and the hashes of them that we store. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 URL-safe characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
