/** Notes, before anything is paid, which seed and which pool the server promised: a proof that only it could give proves little. */
import type { IntentAnswer } from '@pokesol/protocol';
import { noteList } from '../../platform/noteList.ts';
import { browserStorage, type KeyValueStore } from '../../platform/storage.ts';

const KEY = 'pokesol.pack-promises';
const MOST = 200;

export type PackPromise = Pick<IntentAnswer, 'seedHash' | 'packHash'>;
type Noted = PackPromise & { transactionSignature: string };

export type Promises = ReturnType<typeof createPromises>;

export function createPromises(storage: KeyValueStore) {
  const { read, write } = noteList(storage, KEY, 'promised packs', isNoted);

  return {
    note(transactionSignature: string, { seedHash, packHash }: PackPromise) {
      write([...read(), { transactionSignature, seedHash, packHash }].slice(-MOST));
    },
    /** What was promised for this payment, if it was made in this browser. */
    of: (signature: string): PackPromise | undefined =>
      read().find(({ transactionSignature }) => transactionSignature === signature),
  };
}

function isNoted(value: unknown): value is Noted {
  if (typeof value !== 'object' || value === null) return false;
  const fields = ['transactionSignature', 'seedHash', 'packHash'] as const;
  return fields.every((field) => typeof Reflect.get(value, field) === 'string');
}

export const packPromises = createPromises(browserStorage);
