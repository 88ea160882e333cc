/** The Local Wallet's secret key as text: written as other Solana wallets write it, and read from any form they use. */
import type { Refusal, Result } from '@pokesol/engine/result';
import {
  createKeyPairSignerFromPrivateKeyBytes,
  getAddressEncoder,
  getBase58Decoder,
  getBase58Encoder,
} from '@solana/kit';
import type { KeyValueStore } from '../../platform/storage.ts';
import { seedIn } from './localKeys.ts';

const SEED_BYTES = 32;
/** The seed and after it the public key that belongs to it. */
const KEY_BYTES = 64;

export type ReadKey = Result<
  { seed: Uint8Array; address: string },
  Refusal<'no-secret-key' | 'halves-disagree'>
>;

export async function secretKeyText(storage: KeyValueStore): Promise<string> {
  const seed = seedIn(storage);
  const { address } = await createKeyPairSignerFromPrivateKeyBytes(seed);
  return getBase58Decoder().decode(new Uint8Array([...seed, ...getAddressEncoder().encode(address)]));
}

/** Base58 as Phantom exports it, or the list of numbers in a file of solana-keygen; with or without the public half. */
export async function readSecretKey(text: string): Promise<ReadKey> {
  const bytes = bytesOf(text.trim());
  if (bytes === undefined) return { refused: true, code: 'no-secret-key' };
  const seed = bytes.slice(0, SEED_BYTES);
  const { address } = await createKeyPairSignerFromPrivateKeyBytes(seed);
  const statedPublicKey = bytes.slice(SEED_BYTES);
  const own = getAddressEncoder().encode(address);
  if (statedPublicKey.some((byte, at) => byte !== own[at])) return { refused: true, code: 'halves-disagree' };
  return { seed, address };
}

function bytesOf(text: string): Uint8Array | undefined {
  const bytes = text.startsWith('[') ? listed(text) : base58(text);
  return bytes?.length === SEED_BYTES || bytes?.length === KEY_BYTES ? bytes : undefined;
}

function listed(text: string): Uint8Array | undefined {
  try {
    const list: unknown = JSON.parse(text);
    const isByte = (one: unknown) => Number.isInteger(one) && Number(one) >= 0 && Number(one) <= 255;
    return Array.isArray(list) && list.every(isByte) ? Uint8Array.from(list.map(Number)) : undefined;
  } catch {
    return undefined;
  }
}

function base58(text: string): Uint8Array | undefined {
  // Longer than any key; decoding takes time by the square of the length.
  if (text === '' || text.length > 100) return undefined;
  try {
    return new Uint8Array(getBase58Encoder().encode(text));
  } catch {
    return undefined;
  }
}
