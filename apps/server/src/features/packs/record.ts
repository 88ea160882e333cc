/** Turns a burn on the chain into a purchase, once: from any reporter, however often, on however many servers. */
import { fetchBurnTransaction, isTransactionId } from '@pokesol/chain';
import { isRefusal } from '@pokesol/engine';
import type { RecordedBy } from '@pokesol/protocol';
import type { Chain } from '../../platform/chain/chain.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Entropy } from '../../platform/entropy.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { intentsInMemory, intentsInTables, type JudgedPayments, judgePayments } from './judgePayments.ts';
import type { PackCache } from './packCache.ts';
import type { ObservedPayment, Payment, Recorded } from './payment.ts';
import { type PurchaseRow, purchasesPaidBy } from './purchases.ts';
import { addPurchase, storePayment } from './storePayment.ts';

export type RecordDeps = {
  db: Db;
  chain: Chain;
  now: () => number;
  entropy: Entropy;
  /** What this server remembers; absent, nothing. */
  cache?: PackCache;
  /** Called with a wallet whose purchases have changed, after that was written. */
  onChanged?: (wallet: string) => void;
};

export type RecordParams = { signature: string; wallet: string; packTypeId?: string; by: RecordedBy };

/** What else is written in the transaction that stores payments. It gets what came of each, and may run twice. */
export type Alongside = (tx: Tx, results: readonly (Recorded | CallRefusal)[]) => Promise<void>;

/**
 * Records every burn of `signature` that `wallet` made, and answers the purchase that was asked for: find, judge, store, answer.
 *
 * `packTypeId` chooses among several, and is what a burn without a reference pays for. A transaction that the chain does not
 * show yet is answered at once: no call waits for it (see retryReported.ts).
 */
export async function recordBurn(
  deps: RecordDeps,
  asked: RecordParams,
  alongside?: Alongside,
): Promise<Recorded | CallRefusal> {
  const { signature, wallet, packTypeId, by } = asked;
  if (!isTransactionId(signature)) return refused('bad-request/transaction-id');
  const before = isNews(deps, signature) ? undefined : await recordedBefore(deps, asked);
  // Of what was recorded here, the chain need not be asked again.
  if (before?.wanted !== undefined) return standing(before.wanted);

  const tx = await fetchBurnTransaction(deps.chain.rpc, signature);
  if (typeof tx === 'string') return answerUnseen(tx, before ?? (await recordedBefore(deps, asked)));

  const seen = { tx, signature, wallet, by };
  const paid = await judgeAndStore(deps, seen, packTypeId, alongside);
  remember(deps, seen, paid.stored);

  const bought = paid.stored.find(
    ({ purchase }) => packTypeId === undefined || purchase.packTypeId === packTypeId,
  );
  return bought ?? answerOther(paid, before ?? (await recordedBefore(deps, asked)));
}

/**
 * Almost every burn is reported once. Where nothing here is known of it, the tables are asked only if they must be: a payment
 * that they have already is found when it is written.
 */
const isNews = ({ cache }: RecordDeps, signature: string): boolean =>
  cache !== undefined && cache.burns.get(signature) === undefined;

type RecordedBefore = {
  readonly known: readonly PurchaseRow[];
  readonly own: readonly PurchaseRow[];
  /** What was asked for. One that was made void is looked at again: the chain may show its burn after all. */
  readonly wanted: PurchaseRow | undefined;
};

async function recordedBefore(
  { db, cache }: RecordDeps,
  { signature, wallet, packTypeId }: RecordParams,
): Promise<RecordedBefore> {
  const known = await purchasesPaidBy(db, signature);
  if (known.length > 0) cache?.burns.put(signature, true);
  const own = known.filter((purchase) => purchase.wallet === wallet);
  const wanted = own.find((purchase) => purchase.packTypeId === packTypeId && purchase.status !== 'revoked');
  return { known, own, wanted };
}

const standing = (purchase: PurchaseRow): Recorded => ({ purchase, isNew: false });

/** The chain cannot be asked, or does not show the transaction: what was recorded before is the answer, where there is something. */
function answerUnseen(
  tx: 'unreachable' | 'not-found',
  { own: [first], wanted }: RecordedBefore,
): Recorded | CallRefusal {
  if (wanted !== undefined) return standing(wanted);
  if (tx === 'unreachable') return refused('chain-unreachable', { retryAfterSeconds: 10 });
  return first === undefined ? refused('burn-not-found-yet', { retryAfterSeconds: 5 }) : standing(first);
}

type StoredPayments = JudgedPayments & {
  readonly stored: readonly Recorded[];
  /** Why one that was judged good could not be stored. */
  readonly unstored: CallRefusal | undefined;
};

async function judgeAndStore(
  deps: RecordDeps,
  seen: ObservedPayment,
  packTypeId: string | undefined,
  alongside: Alongside | undefined,
): Promise<StoredPayments> {
  let judged = await judgePayments(deps, seen, packTypeId, intentsInMemory);
  let results = await storeAll(deps, seen, judged.payments, alongside);
  if (results.some(isUsedMeanwhile)) {
    // Another payment took the promise between our look and our write: now it is seen to be kept.
    judged = await judgePayments(deps, seen, packTypeId, intentsInTables);
    results = await storeAll(deps, seen, judged.payments, alongside);
  }
  const stored = results.filter((result): result is Recorded => !isRefusal(result));
  return { ...judged, stored, unstored: results.find((result): result is CallRefusal => isRefusal(result)) };
}

const isUsedMeanwhile = (result: Recorded | CallRefusal): boolean =>
  isRefusal(result) && result.reason === 'reference-used';

/** All or none: a transaction that pays for several packs is never recorded by half. */
async function storeAll(
  deps: RecordDeps,
  seen: ObservedPayment,
  payments: readonly Payment[],
  alongside: Alongside | undefined,
): Promise<(Recorded | CallRefusal)[]> {
  const [first, second] = payments;
  if (first === undefined) return [];
  const inputs = { now: new Date(deps.now()), entropy: deps.entropy };
  if (second === undefined && alongside === undefined) {
    // Almost always: one statement is a transaction by itself.
    const added = await addPurchase(deps.db, seen, first, inputs);
    if (added !== undefined) return [added];
  }
  return deps.db.transaction(async (tx) => {
    const results: (Recorded | CallRefusal)[] = [];
    for (const payment of payments) results.push(await storePayment(tx, seen, payment, inputs));
    await alongside?.(tx, results);
    return results;
  });
}

/** After the write: what this server need not look for again, and who must learn of it. */
function remember(
  { cache, onChanged }: RecordDeps,
  { signature, wallet }: ObservedPayment,
  stored: readonly Recorded[],
): void {
  for (const { purchase, isNew } of stored) if (isNew) cache?.purchases.put(purchase.id, purchase);
  if (stored.length > 0) cache?.burns.put(signature, true);
  if (stored.some(({ isNew }) => isNew)) onChanged?.(wallet);
}

/** Nothing was stored of the pack that was asked for: it was recorded before, or another pack was paid, or this says why none was. */
function answerOther(
  { stored, unstored, refusal, isAnothers }: StoredPayments,
  { known, own, wanted }: RecordedBefore,
): Recorded | CallRefusal {
  if (wanted !== undefined) return standing(wanted);
  const other = stored[0] ?? (own[0] && standing(own[0]));
  if (other !== undefined) return other;
  if (isAnothers || known.length > own.length) return refused('burn-belongs-to-another');
  return unstored ?? refusal;
}
