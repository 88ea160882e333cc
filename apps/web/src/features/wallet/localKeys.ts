/** The Local Wallet's key: made once, kept in the browser's storage, used for tokens that are worth nothing. */

import { type SignInChallenge, signInText } from '@pokesol/chain';
import {
  createKeyPairFromPrivateKeyBytes,
  createKeyPairSignerFromPrivateKeyBytes,
  getAddressEncoder,
  getBase64Decoder,
  getBase64Encoder,
  getTransactionDecoder,
  getTransactionEncoder,
  partiallySignTransaction,
  signBytes,
} from '@solana/kit';
import type { KeyValueStore } from '../../platform/storage.ts';
import { SEED_KEY } from './keptKey.ts';

/** The key that is there, or a new one that is there from now on. */
export function seedIn(storage: KeyValueStore): Uint8Array {
  const stored = storage.read(SEED_KEY);
  if (stored !== null) return new Uint8Array(getBase64Encoder().encode(stored));
  const seed = crypto.getRandomValues(new Uint8Array(32));
  keepSeed(storage, seed);
  return seed;
}

/** In the place of the key that was there. */
export const keepSeed = (storage: KeyValueStore, seed: Uint8Array) =>
  storage.write(SEED_KEY, getBase64Decoder().decode(seed));

export type LocalKeys = Awaited<ReturnType<typeof localKeys>>;

export async function localKeys(storage: KeyValueStore) {
  const seed = seedIn(storage);
  const { address } = await createKeyPairSignerFromPrivateKeyBytes(seed);
  const keyPair = await createKeyPairFromPrivateKeyBytes(seed);
  const signText = async (bytes: Uint8Array) => new Uint8Array(await signBytes(keyPair.privateKey, bytes));
  return {
    address,
    publicKey: new Uint8Array(getAddressEncoder().encode(address)),
    signBytes: signText,
    async signTransaction(wire: Uint8Array): Promise<Uint8Array> {
      const signed = await partiallySignTransaction([keyPair], getTransactionDecoder().decode(wire));
      return new Uint8Array(getTransactionEncoder().encode(signed));
    },
    async signIn(challenge: SignInChallenge) {
      const signedMessage = new TextEncoder().encode(signInText(challenge));
      return { signedMessage, signature: await signText(signedMessage) };
    },
  };
}
