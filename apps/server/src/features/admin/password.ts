/** The admin password as the server keeps it: a slow hash, made once at start, compared in constant time. */
import { createHash, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { boundedQueue } from '../../platform/boundedQueue.ts';

const KEY_BYTES = 32;
// One password for the whole product, and its hash is never stored: a salt of its own would protect nothing.
const SALT = 'pokesol-admin';

/** Node's own, some 50 ms of one core. A lower one makes guessing cheaper. */
const PASSWORD_COST = 16_384;

const slowHash = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

// Hashing runs on the few threads that also read files and look up names: guessers from many addresses get two of them.
const HASHES_AT_ONCE = 2;
const HASHES_WAITING = 50;

export type AdminPassword = {
  /** Names the password without revealing it; a session opened with another one has another tag. */
  readonly tag: string;
  /** `busy` when too many ask at once: then the guess was not compared. */
  isRight(guess: string): Promise<boolean | 'busy'>;
};

export async function adminPassword(password: string, cost = PASSWORD_COST): Promise<AdminPassword> {
  const hash = (text: string) => slowHash(text, SALT, KEY_BYTES, { N: cost });
  const key = await hash(password);
  const take = boundedQueue(HASHES_AT_ONCE, HASHES_WAITING);
  return {
    tag: createHash('sha256').update(key).digest('hex').slice(0, 16),
    isRight: (guess) => take(async () => timingSafeEqual(await hash(guess), key)),
  };
}
