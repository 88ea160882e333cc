/** Writes one payment down; the table's unique keys decide what was paid before. */
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { type Entropy, newId } from '../../platform/entropy.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import type { ObservedPayment, Payment, Recorded } from './payment.ts';
import { type PurchaseRow, purchaseAt } from './purchases.ts';
import { purchaseIntents, purchases } from './tables.ts';

/** (Signature, path) pays once, and an intent is paid once. */
export async function storePayment(
  tx: Tx,
  seen: ObservedPayment,
  payment: Payment,
  { now, entropy }: { now: Date; entropy: Entropy },
): Promise<Recorded | CallRefusal> {
  const added = await insert(tx, newId(entropy), seen, payment, now);
  if (added !== undefined) {
    if (payment.intentId !== null)
      await tx
        .update(purchaseIntents)
        .set({ nextSweepAt: null })
        .where(eq(purchaseIntents.id, payment.intentId));
    return { purchase: added, isNew: true };
  }
  const standing = await purchaseAt(tx, seen.signature, payment.burn.path);
  if (standing === undefined) return refused('burn-refused/reference-used');
  if (standing.wallet !== seen.wallet) return refused('burn-belongs-to-another');
  return { purchase: standing.status === 'revoked' ? await revive(tx, standing) : standing, isNew: false };
}

async function insert(
  tx: Tx,
  id: string,
  seen: ObservedPayment,
  payment: Payment,
  now: Date,
): Promise<PurchaseRow | undefined> {
  const { burn, ...bought } = payment;
  const [added] = await tx
    .insert(purchases)
    .values({
      id,
      wallet: seen.wallet,
      ...bought,
      status: 'confirmed',
      transactionSignature: seen.signature,
      burnPath: burn.path,
      finality: 'confirmed',
      wireTransaction: seen.tx.transaction[0],
      recordedBy: seen.by,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return added;
}

/** The chain had lost sight of this burn, and shows it again. */
async function revive(tx: Tx, { id }: PurchaseRow): Promise<PurchaseRow> {
  const [row] = await tx
    .update(purchases)
    .set({ status: 'confirmed', finality: 'confirmed', missingSince: null, settledAt: null })
    .where(eq(purchases.id, id))
    .returning();
  if (row === undefined) throw new Error(`purchase ${id} vanished`);
  return row;
}
