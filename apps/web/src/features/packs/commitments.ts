/** Notes, before a payment, which seed and pool the server committed to: a proof that only it could give proves little. */
import type { IntentAnswer } from '@pokesol/protocol';
import { noteList } from '../../platform/noteList.ts';
import { browserStorage, type KeyValueStore } from '../../platform/storage.ts';

// Older browsers hold their notes under this name.
const KEY = 'pokesol.pack-promises';
const MOST = 200;

export type PackCommitment = Pick<IntentAnswer, 'seedHash' | 'packHash'>;
type Noted = PackCommitment & { transactionSignature: string };

export type PackCommitments = ReturnType<typeof createPackCommitments>;

export function createPackCommitments(storage: KeyValueStore) {
  const { read, write } = noteList(storage, KEY, 'committed packs', isNoted);

  return {
    note(transactionSignature: string, { seedHash, packHash }: PackCommitment) {
      write([...read(), { transactionSignature, seedHash, packHash }].slice(-MOST));
    },
    /**
     * What the server committed to for this payment, if it was made in this browser. One transaction may pay several packs:
     * the one whose proof names `seedHash`, and where none of them committed to that hash, one that contradicts it.
     */
    of(signature: string, seedHash: string): PackCommitment | undefined {
      const noted = read().filter(({ transactionSignature }) => transactionSignature === signature);
      return noted.find((commitment) => commitment.seedHash === seedHash) ?? noted[0];
    },
  };
}

function isNoted(value: unknown): value is Noted {
  if (typeof value !== 'object' || value === null) return false;
  const fields = ['transactionSignature', 'seedHash', 'packHash'] as const;
  return fields.every((field) => typeof Reflect.get(value, field) === 'string');
}

export const packCommitments = createPackCommitments(browserStorage);
