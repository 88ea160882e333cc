/** Chance is an input of the server, as the time is: random bytes for a named purpose, made in one place and handed down. */
import { randomBytes } from 'node:crypto';
import { type Random, seedRandom } from '@pokesol/engine';

/** What random bytes are drawn for. Each place that draws names its purpose, so that a test can script that one alone. */
const PURPOSES = [
  'battle-seed',
  'content-policy',
  'deal-order',
  'demo-pack',
  'id',
  'opponent',
  'pack-seed',
  'reference',
  'request-id',
  'search-time',
  'secret',
  'sign-in-nonce',
] as const;
export type Purpose = (typeof PURPOSES)[number];

export type Entropy = {
  /** `count` unpredictable bytes. */
  bytes(count: number, purpose: Purpose): Buffer;
};

/** The operating system's. Nothing outside the process can put another in its place: no variable, header or route. */
export const systemEntropy: Entropy = { bytes: (count) => randomBytes(count) };

/** A random (version 4) UUID. */
export function newId(entropy: Entropy): string {
  const bytes = Buffer.from(entropy.bytes(16, 'id'));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** A generator for choices that need not be secret once they are made. */
export const randomFor = (entropy: Entropy, purpose: Purpose): Random =>
  seedRandom(entropy.bytes(16, purpose).toString('hex'));
