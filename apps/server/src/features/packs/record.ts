/** Turns a burn on the chain into a purchase, once: whoever reports it, however often, on however many servers. */
import { randomBytes, randomUUID } from 'node:crypto';
import { seedHash } from '@pokesol/cards';
import {
  type BurnTransaction,
  fetchBurnTransaction,
  findReferences,
  toBaseUnits,
  type VerifiedBurn,
  verifyBurn,
} from '@pokesol/chain';
import { type Address, isSignature, type Signature } from '@solana/kit';
import { eq, inArray } from 'drizzle-orm';
import type { Chain } from '../../platform/chain/chain.ts';
import type { Db } from '../../platform/db/database.ts';
import { isRefused, type Refused, refused } from '../../platform/http/refusal.ts';
import { FREE_BELOW, type Intent } from './intents.ts';
import { packOnSale } from './packTypes.ts';
import { type PurchaseRow, purchaseAt, purchasesPaidBy } from './purchases.ts';
import { purchaseIntents, purchases } from './tables.ts';

export type RecordDeps = {
  db: Db;
  chain: Chain;
  now: () => number;
  /** How often the chain is asked, with growing pauses, for a transaction it does not know yet. */
  chainAttempts: number;
};

/** Clocks differ: a block may be stamped a little before the intent that its burn answers. */
const CLOCK_SKEW_S = 60;
/** An offer ends after minutes, but a burn that comes within a day of it still buys at the old price. */
export const GRACE_S = 24 * 3600;
/** A burn without a reference must be this fresh. */
const PLAIN_BURN_S = 3600;

export type Recorded = { purchase: PurchaseRow; isNew: boolean };

/**
 * Records the burns of `signature` that `wallet` made.
 *
 * `packTypeId` chooses among several, and is what a burn without a reference pays for.
 */
export async function recordBurn(
  deps: RecordDeps,
  asked: { signature: string; wallet: string; packTypeId?: string; attempts?: number },
): Promise<Recorded | Refused> {
  const { db, chain } = deps;
  const { signature, wallet, packTypeId } = asked;
  if (!isSignature(signature))
    return refused('bad-request', { message: 'This is not a Solana transaction id.' });
  const known = await alreadyRecorded(db, signature, wallet, packTypeId);
  if (known !== undefined) return known;

  const tx = await fetchBurnTransaction(chain.rpc, signature, {
    attempts: asked.attempts ?? deps.chainAttempts,
  });
  if (tx === 'not-found') return refused('burn-not-found-yet', { retryAfterSeconds: 5 });
  if (tx === 'unreachable') return refused('chain-unreachable', { retryAfterSeconds: 10 });

  const references = findReferences(tx, chain);
  const intents =
    references.length === 0
      ? []
      : await db
          .select()
          .from(purchaseIntents)
          .where(inArray(purchaseIntents.reference, [...references]));
  const own = intents.filter((intent) => intent.wallet === wallet);
  if (own.length > 0) return recordIntents(deps, { tx, signature, wallet, packTypeId }, own);
  if (intents.length > 0) return refused('burn-belongs-to-another');
  if (packTypeId === undefined)
    return refused('burn-refused', {
      reason: 'missing-reference',
      message: 'This transaction names no purchase of ours. Choose the pack it was meant for.',
    });
  return recordPlain(deps, { tx, signature, wallet, packTypeId });
}

type Seen = { tx: BurnTransaction; signature: Signature; wallet: string };

async function alreadyRecorded(
  db: Db,
  signature: string,
  wallet: string,
  packTypeId: string | undefined,
): Promise<Recorded | Refused | undefined> {
  const recorded = await purchasesPaidBy(db, signature);
  const own = recorded.filter((purchase) => purchase.wallet === wallet);
  const wanted = own.find((purchase) => purchase.packTypeId === packTypeId) ?? own[0];
  if (wanted !== undefined) return { purchase: wanted, isNew: false };
  return recorded.length > 0 ? refused('burn-belongs-to-another') : undefined;
}

/** One transaction may answer several intents: all are recorded, the one asked for is the answer. */
async function recordIntents(
  deps: RecordDeps,
  seen: Seen & { packTypeId: string | undefined },
  intents: readonly Intent[],
): Promise<Recorded | Refused> {
  let answer: Recorded | Refused | undefined;
  for (const intent of intents) {
    const verdict = await verify(deps.chain, seen, {
      amount: intent.amount,
      reference: intent.reference,
      notBefore: Math.floor(intent.createdAt.getTime() / 1000) - CLOCK_SKEW_S,
      notAfter: Math.ceil(intent.expiresAt.getTime() / 1000) + GRACE_S,
    });
    const result = isRefused(verdict) ? verdict : await store(deps, seen, verdict, intent);
    const better =
      answer === undefined ||
      (isRefused(answer) && !isRefused(result)) ||
      (!isRefused(result) && result.purchase.packTypeId === seen.packTypeId);
    if (better) answer = result;
  }
  return answer ?? refused('burn-refused');
}

async function recordPlain(
  deps: RecordDeps,
  seen: Seen & { packTypeId: string },
): Promise<Recorded | Refused> {
  const pack = await packOnSale(deps.db, seen.packTypeId);
  if (pack === undefined) return refused('pack-type-unknown');
  if (pack.drawn === undefined || Number(pack.price) < FREE_BELOW) return refused('pack-not-for-sale');
  const price = toBaseUnits(pack.price, deps.chain.decimals);
  if (!price.ok) throw new Error(`pack type ${pack.id} has the price ${pack.price}`);
  const now = Math.floor(deps.now() / 1000);
  const verdict = await verify(deps.chain, seen, {
    amount: price.amount,
    reference: null,
    notBefore: now - PLAIN_BURN_S,
    notAfter: now + CLOCK_SKEW_S,
  });
  if (isRefused(verdict)) return verdict;
  // Nothing was promised before this burn, so its seed is made now; the proof says so.
  const seed = randomBytes(32);
  return store(deps, seen, verdict, {
    id: null,
    packTypeId: pack.id,
    version: pack.version,
    price: pack.price,
    amount: price.amount,
    seed: seed.toString('hex'),
    seedHash: seedHash(seed),
  });
}

async function verify(
  chain: Chain,
  seen: Seen,
  expect: { amount: bigint; reference: string | null; notBefore: number; notAfter: number },
): Promise<VerifiedBurn | Refused> {
  const verdict = await verifyBurn(seen.tx, {
    signature: seen.signature,
    wallet: seen.wallet as Address,
    mint: chain.mint,
    tokenProgram: chain.tokenProgram,
    decimals: chain.decimals,
    amount: expect.amount,
    reference: expect.reference as Address | null,
    notBefore: expect.notBefore,
    notAfter: expect.notAfter,
  });
  if (verdict.ok) return verdict.burn;
  const { code: reason, message } = verdict;
  return refused(verdict.retry ? 'burn-not-found-yet' : 'burn-refused', {
    reason,
    message,
    ...(verdict.retry ? { retryAfterSeconds: 5 } : {}),
  });
}

type Promised = Pick<Intent, 'packTypeId' | 'version' | 'price' | 'amount' | 'seed' | 'seedHash'> & {
  id: string | null;
};

/** The unique keys decide: (signature, path) pays once, and an intent is paid once. */
async function store(
  { db, now }: RecordDeps,
  seen: Seen,
  burn: VerifiedBurn,
  promised: Promised,
): Promise<Recorded | Refused> {
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(purchases)
      .values({
        id: randomUUID(),
        wallet: seen.wallet,
        packTypeId: promised.packTypeId,
        version: promised.version,
        intentId: promised.id,
        price: promised.price,
        amount: promised.amount,
        status: 'confirmed',
        transactionSignature: seen.signature,
        burnPath: burn.path,
        finality: 'confirmed',
        wireTransaction: seen.tx.transaction[0],
        seed: promised.seed,
        seedHash: promised.seedHash,
        createdAt: new Date(now()),
      })
      .onConflictDoNothing()
      .returning();
    if (added !== undefined) {
      if (promised.id !== null)
        await tx
          .update(purchaseIntents)
          .set({ nextSweepAt: null })
          .where(eq(purchaseIntents.id, promised.id));
      return { purchase: added, isNew: true };
    }
    const standing = await purchaseAt(tx, seen.signature, burn.path);
    if (standing?.wallet === seen.wallet) return { purchase: standing, isNew: false };
    if (standing !== undefined) return refused('burn-belongs-to-another');
    return refused('burn-refused', {
      reason: 'reference-used',
      message:
        'This purchase was already paid by another transaction. Write to support with the transaction id.',
    });
  });
}
