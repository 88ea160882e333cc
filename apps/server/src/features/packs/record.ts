/** Turns a burn on the chain into a purchase, once: from any reporter, however often, on however many servers. */

import { fetchBurnTransaction, type ObservedBurn, readBurns } from '@pokesol/chain';
import { isRefusal } from '@pokesol/engine';
import type { RecordedBy } from '@pokesol/protocol';
import { type Address, isSignature } from '@solana/kit';
import { and, eq, inArray } from 'drizzle-orm';
import type { Chain } from '../../platform/chain/chain.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Entropy } from '../../platform/entropy.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import type { Intent } from './intents.ts';
import type { PackCache } from './packCache.ts';
import type { ObservedPayment, Payment, Recorded } from './payment.ts';
import { type PurchaseRow, purchasesPaidBy } from './purchases.ts';
import { addPurchase, storePayment } from './storePayment.ts';
import { purchaseIntents, purchases } from './tables.ts';
import { paymentsOfUnknownIntents } from './unknownIntents.ts';
import { verifyAgainstIntent, verifyWithoutIntent } from './verifyPayment.ts';

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
 * Records every burn of `signature` that `wallet` made, and answers the purchase that was asked for.
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
  if (!isSignature(signature)) return refused('bad-request/transaction-id');
  // Almost every burn is reported once. Where nothing here is known of it, the tables are asked only if they must be: a payment
  // that they have already is found when it is written. Of what was recorded here, the chain need not be asked again.
  const isNews = deps.cache !== undefined && deps.cache.burns.get(signature) === undefined;
  const before = isNews ? undefined : await recordedBefore(deps, asked);
  if (before?.wanted !== undefined) return { purchase: before.wanted, isNew: false };

  const tx = await fetchBurnTransaction(deps.chain.rpc, signature);
  const { known, own, wanted } =
    before ?? (typeof tx === 'string' ? await recordedBefore(deps, asked) : UNKNOWN_BURN);
  if (typeof tx === 'string') {
    if (wanted !== undefined) return { purchase: wanted, isNew: false };
    if (tx === 'unreachable') return refused('chain-unreachable', { retryAfterSeconds: 10 });
    return own[0] === undefined ? notFound() : { purchase: own[0], isNew: false };
  }

  const seen = { tx, signature, wallet, by };
  let { payments, refusal, isAnothers } = await judge(deps, seen, packTypeId, intentsInMemory);
  let results = await storeAll(deps, seen, payments, alongside);
  if (results.some(isUsedMeanwhile)) {
    // Another payment took the promise between our look and our write: now it is seen to be kept.
    ({ payments, refusal, isAnothers } = await judge(deps, seen, packTypeId, intentsInTables));
    results = await storeAll(deps, seen, payments, alongside);
  }
  const stored = results.filter((result): result is Recorded => !isRefusal(result));
  for (const { purchase, isNew } of stored) if (isNew) deps.cache?.purchases.put(purchase.id, purchase);
  if (stored.length > 0) deps.cache?.burns.put(signature, true);
  if (stored.some(({ isNew }) => isNew)) deps.onChanged?.(wallet);
  const answer = stored.find(
    ({ purchase }) => packTypeId === undefined || purchase.packTypeId === packTypeId,
  );
  if (answer !== undefined) return answer;
  const late = isNews ? await recordedBefore(deps, asked) : { known, own, wanted };
  if (late.wanted !== undefined) return { purchase: late.wanted, isNew: false };
  if (stored[0] !== undefined) return stored[0];
  if (late.own[0] !== undefined) return { purchase: late.own[0], isNew: false };
  if (isAnothers || late.known.length > late.own.length) return refused('burn-belongs-to-another');
  return results.find(isRefusal) ?? refusal;
}

type RecordedBefore = {
  readonly known: readonly PurchaseRow[];
  readonly own: readonly PurchaseRow[];
  /** What was asked for. One that was made void is looked at again: the chain may show its burn after all. */
  readonly wanted: PurchaseRow | undefined;
};

const UNKNOWN_BURN: RecordedBefore = { known: [], own: [], wanted: undefined };

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

const isUsedMeanwhile = (result: Recorded | CallRefusal): boolean =>
  isRefusal(result) && result.reason === 'reference-used';

const notFound = () => refused('burn-not-found-yet', { retryAfterSeconds: 5 });

type VerifiedPayments = {
  payments: Payment[];
  /** Why nothing was paid, when nothing was. */
  refusal: CallRefusal;
  /** True when all burns are of other wallets. */
  isAnothers: boolean;
};

/**
 * What this wallet's burns pay for. A reference's promise is for its wallet, and for one payment. A burn with
 * another's, or with one that was used, burned without a promise: two accounts in one browser mix references up, and burned
 * tokens cannot be given back, so that it still buys the pack, if it is on sale and at today's price.
 */
async function judge(
  deps: RecordDeps,
  seen: ObservedPayment,
  packTypeId: string | undefined,
  intentsOf: typeof intentsInTables,
): Promise<VerifiedPayments> {
  const burns = readBurns(seen.tx, deps.chain);
  const references = [...new Set(burns.flatMap((burn) => burn.extraAccounts))];
  const intents = references.length === 0 ? [] : await intentsOf(deps, references);
  const payments: Payment[] = [];
  const refusals: CallRefusal[] = [];
  const known = new Set(intents.map(({ intent }) => intent.reference));
  for (const verdict of await paymentsOfUnknownIntents(deps, seen, { burns, known, packTypeId })) {
    if (isRefusal(verdict)) refusals.push(verdict);
    else payments.push(verdict);
  }
  for (const { intent, paidBy } of intents) {
    const isOwn = intent.wallet === seen.wallet;
    const paysIntent = isOwn && (paidBy === null || paidBy === seen.signature);
    const verdict = paysIntent
      ? verifyAgainstIntent(deps.chain, seen, intent)
      : await verifyWithoutIntent(deps, seen, intent);
    if (!isRefusal(verdict)) payments.push(verdict);
    else if (isOwn || isBurnOf(seen.wallet, burns, intent.reference)) refusals.push(verdict);
  }
  if (
    packTypeId !== undefined &&
    (intents.length === 0 || burns.some((burn) => burn.extraAccounts.length === 0))
  ) {
    const verdict = await verifyWithoutIntent(deps, seen, { packTypeId, reference: null });
    if (!isRefusal(verdict)) payments.push(verdict);
    else refusals.push(verdict);
  }
  const unnamed = refused('burn-refused/unnamed');
  return {
    payments,
    refusal: refusals[0] ?? unnamed,
    isAnothers:
      intents.length > 0 &&
      intents.every(
        ({ intent }) => intent.wallet !== seen.wallet && !isBurnOf(seen.wallet, burns, intent.reference),
      ),
  };
}

type Promised = { readonly intent: Intent; readonly paidBy: string | null };

const intentsInTables = ({ db }: RecordDeps, references: readonly string[]): Promise<readonly Promised[]> =>
  db
    .select({ intent: purchaseIntents, paidBy: purchases.transactionSignature })
    .from(purchaseIntents)
    .leftJoin(
      purchases,
      and(eq(purchases.wallet, purchaseIntents.wallet), eq(purchases.intentId, purchaseIntents.id)),
    )
    .where(inArray(purchaseIntents.reference, [...references]));

/**
 * Those that this server made some minutes ago are not read again. That they are unpaid is a guess: where it is wrong,
 * the write says so.
 */
async function intentsInMemory(
  deps: RecordDeps,
  references: readonly string[],
): Promise<readonly Promised[]> {
  const known = references.map((reference) => deps.cache?.intents.get(reference));
  const standing = known.filter((intent) => intent !== undefined && intent.expiresAt.getTime() > deps.now());
  return standing.length < references.length
    ? intentsInTables(deps, references)
    : standing.flatMap((intent) => (intent === undefined ? [] : [{ intent, paidBy: null }]));
}

const isBurnOf = (wallet: string, burns: readonly ObservedBurn[], reference: string): boolean =>
  burns.some(
    ({ authority, extraAccounts }) => authority === wallet && extraAccounts.includes(reference as Address),
  );

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
