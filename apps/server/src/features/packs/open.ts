/** Opens a pack: draws its cards, adds them to the collection and marks it opened, in one transaction. */

import { asCardId } from '@pokesol/cards';
import { isRefusal } from '@pokesol/engine';
import { drawPack } from '@pokesol/packs';
import type { OpenAnswer } from '@pokesol/protocol';
import { getBase58Encoder } from '@solana/kit';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { cardsById } from '../catalogue/cardsById.ts';
import { addToCollection } from '../collection/collection.ts';
import { soldDefinition } from './packTypes.ts';
import { type PurchaseRow, packNameOf, purchaseJson } from './purchases.ts';
import { purchases } from './tables.ts';

/** Opens this purchase. One that is open already answers with the same cards and grants nothing. */
export function openPurchase(
  db: Db,
  wallet: string,
  id: string,
  now: Date,
): Promise<OpenAnswer | CallRefusal> {
  return open(db, and(eq(purchases.id, id), eq(purchases.wallet, wallet)), 'purchase-unknown', now);
}

/** Opens the newest unopened purchase of this pack type. */
export function openLatest(
  db: Db,
  wallet: string,
  packTypeId: string,
  now: Date,
): Promise<OpenAnswer | CallRefusal> {
  const unopened = and(
    eq(purchases.wallet, wallet),
    eq(purchases.packTypeId, packTypeId),
    eq(purchases.status, 'confirmed'),
  );
  return open(db, unopened, 'nothing-to-open', now);
}

async function open(
  db: Db,
  which: SQL | undefined,
  none: 'purchase-unknown' | 'nothing-to-open',
  now: Date,
): Promise<OpenAnswer | CallRefusal> {
  const opened = await db.transaction(async (tx) => {
    // The lock makes two openings of one pack take turns; the second finds it opened.
    const [row] = await tx
      .select()
      .from(purchases)
      .where(which)
      .orderBy(desc(purchases.createdAt), desc(purchases.id))
      .limit(1)
      .for('update');
    if (row === undefined) return refused(none);
    if (row.status === 'revoked') return refused('pack-revoked');
    return row.drawn === null ? drawNow(tx, row, now) : row;
  });
  if (isRefusal(opened)) return opened;
  return {
    purchase: purchaseJson(opened, await packNameOf(db, opened.packTypeId)),
    cards: await cardsById(db, opened.drawn ?? []),
  };
}

/** Of a closed purchase that the caller has locked; what it answers is written. */
export async function drawNow(tx: Tx, row: PurchaseRow, now: Date): Promise<PurchaseRow> {
  const { definition } = await soldDefinition(tx, row.packTypeId, row.version);
  const drawn = drawPack({
    seed: Buffer.from(row.seed, 'hex'),
    signature: new Uint8Array(getBase58Encoder().encode(row.transactionSignature)),
    definition,
  }).map(asCardId);
  const [opened] = await tx
    .update(purchases)
    .set({ status: 'opened', openedAt: now, drawn })
    .where(eq(purchases.id, row.id))
    .returning();
  if (opened === undefined) throw new Error(`purchase ${row.id} vanished while it was open`);
  await addToCollection(tx, row.wallet, drawn);
  return opened;
}
