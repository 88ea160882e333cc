/** Follows confirmed burns until the chain can no longer drop them, and makes void what was never really paid. */
import { type Base64EncodedWireTransaction, type Signature, signature } from '@solana/kit';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { ChainAway } from '../../platform/chain/chainAway.ts';
import type { Witness } from '../../platform/chain/endpoints/connect.ts';
import type { PurchaseRow } from './purchases.ts';
import type { RecordDeps } from './record.ts';
import { purchases } from './tables.ts';

/** Finality takes 32 slots, about 13 seconds. */
const TRACK_AFTER_MS = 15_000;
/**
 * How long the chain must go without showing a burn. It can land again while its blockhash lives, about 90 seconds;
 * the wide margin is for nodes that lag or lost their history.
 */
const DROPPED_AFTER_MS = 10 * 60_000;
const BATCH = 100;

export type FinalityDeps = RecordDeps & { onError(error: unknown, purchaseId: string): void };
export type FinalityReport = { finalized: number; resent: number; dropped: number; failed: number };

export async function trackFinality(deps: FinalityDeps): Promise<FinalityReport> {
  const { db, chain, now } = deps;
  const report: FinalityReport = { finalized: 0, resent: 0, dropped: 0, failed: 0 };
  const pending = await db
    .select()
    .from(purchases)
    .where(
      and(eq(purchases.finality, 'confirmed'), lt(purchases.createdAt, new Date(now() - TRACK_AFTER_MS))),
    )
    // Missing ones behind: a hundred of them must not keep the others from being tracked.
    .orderBy(sql`${purchases.missingSince} nulls first`, asc(purchases.createdAt))
    .limit(BATCH);
  if (pending.length === 0) return report;
  const { value: statuses } = await chain.rpc
    .getSignatureStatuses(
      pending.map((purchase) => signature(purchase.transactionSignature)),
      { searchTransactionHistory: true },
    )
    .send();
  for (const [index, purchase] of pending.entries()) {
    try {
      const step = await follow(deps, purchase, statuses[index] ?? null);
      if (step !== undefined) report[step] += 1;
      if (step === 'finalized' || step === 'dropped') deps.onChanged?.(purchase.wallet);
    } catch (error) {
      report.failed += 1;
      deps.onError(error, purchase.id);
    }
  }
  return report;
}

const isOf = ({ wallet, id }: PurchaseRow) => and(eq(purchases.wallet, wallet), eq(purchases.id, id));

type Status = { confirmationStatus: string | null; err: unknown } | null;

async function follow(
  deps: FinalityDeps,
  purchase: PurchaseRow,
  status: Status,
): Promise<'finalized' | 'resent' | 'dropped' | undefined> {
  const { db, chain, now } = deps;
  if (status !== null) {
    const isFinal = status.confirmationStatus === 'finalized';
    // After a fork the same bytes may have failed: then nothing was burned.
    if (isFinal && status.err !== null) {
      await expectNoneShowsPaid(deps, purchase);
      return makeVoid(deps, purchase);
    }
    if (isFinal)
      await db
        .update(purchases)
        .set({
          finality: 'finalized',
          settledAt: new Date(now()),
          wireTransaction: null,
          missingSince: null,
        })
        .where(and(isOf(purchase), eq(purchases.finality, 'confirmed')));
    else if (purchase.missingSince !== null)
      await db.update(purchases).set({ missingSince: null }).where(isOf(purchase));
    return isFinal ? 'finalized' : undefined;
  }
  const missingSince = purchase.missingSince ?? new Date(now());
  if (purchase.missingSince === null) await db.update(purchases).set({ missingSince }).where(isOf(purchase));
  if (now() - missingSince.getTime() > DROPPED_AFTER_MS && !(await isShown(deps, purchase)))
    return makeVoid(deps, purchase);
  if (purchase.wireTransaction === null) return undefined;
  await chain.rpc
    .sendTransaction(purchase.wireTransaction as Base64EncodedWireTransaction, {
      encoding: 'base64',
      skipPreflight: true,
    })
    .send();
  return 'resent';
}

/**
 * A status may be pruned where the transaction itself is kept. Every endpoint is asked, since taking a pack back is for good:
 * one that shows it settles it, and «not there» counts only from one that keeps up with the chain.
 */
async function isShown({ chain }: FinalityDeps, purchase: PurchaseRow): Promise<boolean> {
  const look = async (witness: Witness): Promise<boolean | undefined> =>
    (await shownBy(witness, purchase)) !== null || ((await witness.keepsUp()) ? false : undefined);
  const looks = await Promise.allSettled(chain.witnesses.map(look));
  const seen = looks.map((each) => (each.status === 'fulfilled' ? each.value : undefined));
  if (seen.includes(true)) return true;
  if (seen.includes(false)) return false;
  const failed = looks.find((each) => each.status === 'rejected');
  throw failed?.reason ?? new ChainAway('no endpoint keeps up with the chain');
}

/** A status is one endpoint's word. Where another shows the burn as it was paid, one of both is wrong, and nothing is decided. */
async function expectNoneShowsPaid({ chain }: FinalityDeps, purchase: PurchaseRow): Promise<void> {
  const looks = await Promise.allSettled(chain.witnesses.map((witness) => shownBy(witness, purchase)));
  if (looks.some((each) => each.status === 'fulfilled' && each.value?.meta?.err === null))
    throw new Error('endpoints disagree: by the status of one its transaction failed, another shows it paid');
}

const shownBy = ({ rpc }: Witness, { transactionSignature }: PurchaseRow) =>
  rpc
    .getTransaction(transactionSignature as Signature, {
      commitment: 'confirmed',
      encoding: 'base64',
      maxSupportedTransactionVersion: 1,
    })
    .send();

/** An opened pack stays with its owner: cards that may have been played cannot be taken back. */
async function makeVoid({ db, now }: FinalityDeps, purchase: PurchaseRow): Promise<'dropped' | undefined> {
  const changed = await db
    .update(purchases)
    .set({
      finality: 'dropped',
      settledAt: new Date(now()),
      ...(purchase.status === 'opened' ? {} : { status: 'revoked' as const }),
    })
    .where(
      and(
        isOf(purchase),
        eq(purchases.status, purchase.status),
        // Another server may have seen it become final meanwhile.
        eq(purchases.finality, 'confirmed'),
      ),
    )
    .returning({ id: purchases.id });
  return changed.length > 0 ? 'dropped' : undefined;
}
