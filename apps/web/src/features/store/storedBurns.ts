/** Stores every burn before it is sent until the server records or refuses it or it can never land, so that no burn is lost. */

import type { Lifetime } from '@pokesol/chain';
import type { Purchase, PurchaseRequest } from '@pokesol/protocol';
import { ApiError } from '../../platform/api.ts';
import { createListeners } from '../../platform/createStore.ts';
import { noteList } from '../../platform/noteList.ts';
import type { KeyValueStore } from '../../platform/storage.ts';

const KEY = 'pokesol.unrecorded-burns';
// For a transaction of unknown lifetime, and only after the server answered that the chain does not know it. Should it name a nonce
// and land later, no burn is lost: the server looks for the offer's reference for a week and after that at the owner's wish.
const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1_000;
// Not «burn-belongs-to-another»: its own wallet signed it here, so another wallet merely has the session at the moment.
const REFUSED_FOR_GOOD = new Set(['burn-refused', 'pack-revoked']);

/** The body of POST /api/pack-purchases for a paid pack. */
export type BurnRecord = PurchaseRequest & { transactionSignature: string };
/** Until when a transaction can land; the height as a decimal string. */
export type StoredLifetime = { blockhash: string; lastValidBlockHeight: string } | 'endless';
type StoredBurn = { record: BurnRecord; storedAt: number; lifetime?: StoredLifetime };
export type RefusedBurn = { record: BurnRecord; error: ApiError };
/** `gone`: transactions that can never land, so nothing was burned. */
export type PostedAgain = {
  recorded: readonly Purchase[];
  refused: readonly RefusedBurn[];
  gone: readonly BurnRecord[];
};
/** Whether it is certain that a transaction can never land. */
export type IsGone = (signature: string, lifetime: StoredLifetime) => Promise<boolean>;
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

  function add(record: BurnRecord, lifetime?: Lifetime) {
    const until = lifetime && asStored(lifetime);
    write([
      ...without(record.transactionSignature),
      { record, storedAt: now(), ...(until !== undefined && { lifetime: until }) },
    ]);
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
  function postAll(wallet: string, send: RecordPurchase, isGone: IsGone): Promise<PostedAgain> {
    const posting =
      running.get(wallet) ?? postEach(wallet, send, isGone).finally(() => running.delete(wallet));
    running.set(wallet, posting);
    return posting;
  }

  async function postEach(wallet: string, send: RecordPurchase, isGone: IsGone): Promise<PostedAgain> {
    const recorded: Purchase[] = [];
    const refused: RefusedBurn[] = [];
    const gone: BurnRecord[] = [];
    for (const burn of read().filter(({ record }) => record.userId === wallet)) {
      const { record } = burn;
      try {
        recorded.push(await post(record, send));
      } catch (error) {
        console.warn(`The burn ${record.transactionSignature} is not recorded yet`, error);
        if (isFinal(error)) refused.push({ record, error });
        const isUnknown = error instanceof ApiError && error.code === 'burn-not-found-yet';
        if (!isUnknown) continue;
        const { lifetime, storedAt } = burn;
        if (lifetime === undefined) {
          if (now() - storedAt > FORGOTTEN_AFTER_MS) remove(record.transactionSignature);
        } else if (await isCertainly(isGone(record.transactionSignature, lifetime))) {
          remove(record.transactionSignature);
          gone.push(record);
        }
      }
    }
    return { recorded, refused, gone };
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

function asStored(lifetime: Lifetime): StoredLifetime | undefined {
  if (lifetime.kind === 'endless') return 'endless';
  const { blockhash, lastValidBlockHeight: last } = lifetime;
  return last === undefined ? undefined : { blockhash, lastValidBlockHeight: `${last}` };
}

async function isCertainly(answer: Promise<boolean>): Promise<boolean> {
  try {
    return await answer;
  } catch (error) {
    console.warn('Whether a burn can still land is not known', error);
    return false;
  }
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
