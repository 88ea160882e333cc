/** Writes one payment down; the table's unique keys decide what was paid before. */
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/database.ts';
import { fixedStatement, named, oneStatement, rowsOf } from '../../platform/db/statement.ts';
import { type Entropy, newId } from '../../platform/entropy.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import type { ObservedPayment, Payment, Recorded } from './payment.ts';
import { type PurchaseRow, purchaseAt } from './purchases.ts';
import { packTypes, purchaseIntents, purchases } from './tables.ts';

type StoreInputs = { now: Date; entropy: Entropy };

/** (Signature, path) pays once, and an intent is paid once. */
export async function storePayment(
  tx: Tx,
  seen: ObservedPayment,
  payment: Payment,
  inputs: StoreInputs,
): Promise<Recorded | CallRefusal> {
  const added = await addPurchase(tx, seen, payment, inputs);
  if (added !== undefined) return added;
  const standing = await purchaseAt(tx, seen.signature, payment.burn.path);
  if (standing === undefined) return refused('burn-refused/reference-used');
  if (standing.wallet !== seen.wallet) return refused('burn-belongs-to-another');
  return { purchase: standing.status === 'revoked' ? await revive(tx, standing) : standing, isNew: false };
}

type Added = Omit<
  PurchaseRow,
  'status' | 'finality' | 'missingSince' | 'settledAt' | 'openedAt' | 'drawn' | 'createdAt' | 'amount'
> & { amount: string; createdAt: string };

const addOne = fixedStatement<Added>((value) => {
  const added = named(
    'added',
    sql`insert into ${purchases} (id, wallet, pack_type_id, version, intent_id, price, amount, status,
        transaction_signature, burn_path, finality, wire_transaction, recorded_by, restore_id, seed, seed_hash, created_at)
      values (${value('id')}, ${value('wallet')}, ${value('packTypeId')}, ${value('version')}, ${value('intentId')},
        ${value('price')}, ${value('amount')}, 'confirmed', ${value('transactionSignature')}, ${value('burnPath')},
        'confirmed', ${value('wireTransaction')}, ${value('recordedBy')}, ${value('restoreId')},
        ${value('seed')}, ${value('seedHash')}, ${value('createdAt')})
      on conflict do nothing
      returning pack_type_id, intent_id`,
  );
  const found = named(
    'found',
    sql`update ${purchaseIntents} set next_sweep_at = null
      where wallet = ${value('wallet')} and id = (select intent_id from ${added.name})`,
  );
  return oneStatement(
    [added, found],
    sql`select ${packTypes.name} as pack_name from ${added.name}
      join ${packTypes} on ${packTypes.id} = ${added.name}.pack_type_id`,
  );
});

/**
 * Adds a purchase, and takes its intent out of the sweep: one statement, and so whole without a transaction around it.
 * `undefined` when the burn, or the intent, paid for one already: then nothing was written.
 */
export async function addPurchase(
  db: Queryable,
  seen: ObservedPayment,
  payment: Payment,
  { now, entropy }: StoreInputs,
): Promise<Recorded | undefined> {
  const { burn, amount, ...bought } = payment;
  const written = {
    id: newId(entropy),
    wallet: seen.wallet,
    ...bought,
    transactionSignature: seen.signature,
    burnPath: burn.path,
    wireTransaction: seen.tx.transaction[0],
    recordedBy: seen.by,
  };
  const values = { ...written, amount: amount.toString(), createdAt: now.toISOString() };
  const [row] = rowsOf<{ pack_name: string }>(await db.execute(addOne(values)));
  if (row === undefined) return undefined;
  const begun = { status: 'confirmed', finality: 'confirmed', createdAt: now } as const;
  const later = { missingSince: null, settledAt: null, openedAt: null, drawn: null };
  return { purchase: { ...written, amount, ...begun, ...later }, isNew: true, packName: row.pack_name };
}

/** The chain had lost sight of this burn, and shows it again. */
async function revive(tx: Tx, { id, wallet }: PurchaseRow): Promise<PurchaseRow> {
  const [row] = await tx
    .update(purchases)
    .set({ status: 'confirmed', finality: 'confirmed', missingSince: null, settledAt: null })
    .where(and(eq(purchases.wallet, wallet), eq(purchases.id, id)))
    .returning();
  if (row === undefined) throw new Error(`purchase ${id} vanished`);
  return row;
}
