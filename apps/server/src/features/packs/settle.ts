/** Follows confirmed burns until the chain can no longer drop them, and makes void what was never really paid. */
import { type Base64EncodedWireTransaction, signature } from '@solana/kit';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { RecordDeps } from './record.ts';
import { purchases } from './tables.ts';

/** Finality takes 32 slots, about 13 seconds. */
const SETTLE_AFTER_MS = 15_000;
/** A transaction that vanished can land again while its blockhash lives, about 90 seconds; then a wide margin. */
const DROPPED_AFTER_MS = 10 * 60_000;
const BATCH = 100;

export type SettleReport = { finalized: number; resent: number; dropped: number };

export async function settle({ db, chain, now }: RecordDeps): Promise<SettleReport> {
  const report: SettleReport = { finalized: 0, resent: 0, dropped: 0 };
  const pending = await db
    .select()
    .from(purchases)
    .where(
      and(eq(purchases.finality, 'confirmed'), lt(purchases.createdAt, new Date(now() - SETTLE_AFTER_MS))),
    )
    .orderBy(asc(purchases.createdAt))
    .limit(BATCH);
  if (pending.length === 0) return report;
  const { value: statuses } = await chain.rpc
    .getSignatureStatuses(
      pending.map((purchase) => signature(purchase.transactionSignature)),
      { searchTransactionHistory: true },
    )
    .send();
  for (const [index, purchase] of pending.entries()) {
    const status = statuses[index];
    if (status?.confirmationStatus === 'finalized') {
      await db
        .update(purchases)
        .set({ finality: 'finalized', wireTransaction: null })
        .where(eq(purchases.id, purchase.id));
      report.finalized += 1;
    } else if (status === null || status === undefined) {
      if (now() - purchase.createdAt.getTime() > DROPPED_AFTER_MS) {
        // An opened pack stays with its owner: cards that may have been played cannot be taken back.
        await db
          .update(purchases)
          .set({
            finality: 'dropped',
            ...(purchase.status === 'opened' ? {} : { status: 'revoked' as const }),
          })
          .where(and(eq(purchases.id, purchase.id), eq(purchases.status, purchase.status)));
        report.dropped += 1;
      } else if (purchase.wireTransaction !== null) {
        await chain.rpc
          .sendTransaction(purchase.wireTransaction as Base64EncodedWireTransaction, {
            encoding: 'base64',
            skipPreflight: true,
          })
          .send();
        report.resent += 1;
      }
    }
  }
  return report;
}
