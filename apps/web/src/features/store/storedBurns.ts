/** Remembers every burn from before it is sent until the server has recorded or refused it: a burn is never lost. */

import type { Purchase, PurchaseRequest } from '@pokesol/protocol';
import { ApiError } from '../../platform/api.ts';
import { createListeners } from '../../platform/createStore.ts';
import { noteList } from '../../platform/noteList.ts';
import type { KeyValueStore } from '../../platform/storage.ts';

const KEY = 'pokesol.unrecorded-burns';
// A signature the chain still does not know by then was never sent.
const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1_000;
const REFUSED_FOR_GOOD = new Set(['burn-refused', 'burn-belongs-to-another', 'pack-revoked']);

/** The body of POST /api/pack-purchases for a paid pack. */
export type BurnRecord = PurchaseRequest & { transactionSignature: string };
type StoredBurn = { record: BurnRecord; storedAt: number };
export type RefusedBurn = { record: BurnRecord; error: ApiError };
export type PostedAgain = { recorded: readonly Purchase[]; refused: readonly RefusedBurn[] };
export type RecordPurchase = (burn: BurnRecord) => Promise<Purchase>;

export type StoredBurns = ReturnType<typeof createStoredBurns>;

export function createStoredBurns(storage: KeyValueStore, now: () => number = Date.now) {
  const stored = noteList(storage, KEY, 'unrecorded burns', isStoredBurn);
  const { read } = stored;

  const { notify, subscribe } = createListeners();

  function write(burns: readonly StoredBurn[]) {
    stored.write(burns);
    notify();
  }

  const without = (signature: string) =>
    read().filter(({ record }) => record.transactionSignature !== signature);

  function add(record: BurnRecord) {
    write([...without(record.transactionSignature), { record, storedAt: now() }]);
  }

  function remove(signature: string) {
    write(without(signature));
  }

  /** Posts one burn and forgets it once the answer is final. @throws what the post throws */
  async function post(record: BurnRecord, send: RecordPurchase): Promise<Purchase> {
    try {
      const purchase = await send(record);
      remove(record.transactionSignature);
      return purchase;
    } catch (error) {
      if (isFinal(error)) remove(record.transactionSignature);
      throw error;
    }
  }

  const running = new Map<string, Promise<PostedAgain>>();

  /**
   * Posts again everything this wallet still has here; callers meanwhile get the same Promise.
   * @returns the purchases that were recorded, and the burns that never will be
   */
  function postAll(wallet: string, send: RecordPurchase): Promise<PostedAgain> {
    const posting = running.get(wallet) ?? postEach(wallet, send).finally(() => running.delete(wallet));
    running.set(wallet, posting);
    return posting;
  }

  async function postEach(wallet: string, send: RecordPurchase): Promise<PostedAgain> {
    const recorded: Purchase[] = [];
    const refused: RefusedBurn[] = [];
    for (const { record, storedAt } of read().filter((burn) => burn.record.userId === wallet)) {
      try {
        recorded.push(await post(record, send));
      } catch (error) {
        console.warn(`The burn ${record.transactionSignature} is not recorded yet`, error);
        if (isFinal(error)) refused.push({ record, error });
        const unknown = error instanceof ApiError && error.code === 'burn-not-found-yet';
        if (unknown && now() - storedAt > FORGOTTEN_AFTER_MS) remove(record.transactionSignature);
      }
    }
    return { recorded, refused };
  }

  return {
    add,
    remove,
    post,
    postAll,
    ofWallet: (wallet: string): readonly BurnRecord[] =>
      read()
        .map(({ record }) => record)
        .filter(({ userId }) => userId === wallet),
    /** Changes whenever the list does. */
    snapshot: () => storage.read(KEY) ?? '[]',
    subscribe,
  };
}

const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && REFUSED_FOR_GOOD.has(error.code ?? '');

function isStoredBurn(value: unknown): value is StoredBurn {
  if (typeof value !== 'object' || value === null || !('record' in value) || !('storedAt' in value))
    return false;
  const { record, storedAt } = value;
  return (
    typeof storedAt === 'number' &&
    typeof record === 'object' &&
    record !== null &&
    'transactionSignature' in record &&
    typeof record.transactionSignature === 'string'
  );
}
