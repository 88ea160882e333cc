/** What a wallet bought, page by page from the newest on, with the cards of each pack that is open. */
import type { PurchaseHistoryAnswer } from '@pokesol/protocol';
import { PURCHASES_A_PAGE } from '@pokesol/protocol/constants';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { cardsById } from '../catalogue/index.ts';
import { purchaseJson } from './purchases.ts';
import { packTypes, purchases } from './tables.ts';

/** The page that follows the purchase `after`, or the first. Another wallet's purchase is as unknown as one that never was. */
export async function purchaseHistory(
  db: Db,
  wallet: string,
  after: string | undefined,
): Promise<PurchaseHistoryAnswer | CallRefusal> {
  const [last] =
    after === undefined
      ? []
      : await db
          .select()
          .from(purchases)
          .where(and(eq(purchases.id, after), eq(purchases.wallet, wallet)));
  if (after !== undefined && last === undefined) return refused('purchase-unknown');
  const own = eq(purchases.wallet, wallet);
  const rows = await db
    .select({ purchase: purchases, packName: packTypes.name })
    .from(purchases)
    .innerJoin(packTypes, eq(purchases.packTypeId, packTypes.id))
    .where(
      last === undefined
        ? own
        : and(
            own,
            // Packs of one transaction are recorded at one moment: their ids keep them apart.
            sql`(${purchases.createdAt}, ${purchases.id}) <
              (${last.createdAt.toISOString()}::timestamptz, ${last.id}::uuid)`,
          ),
    )
    .orderBy(desc(purchases.createdAt), desc(purchases.id))
    .limit(PURCHASES_A_PAGE + 1);
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(purchases).where(own);
  const page = rows.slice(0, PURCHASES_A_PAGE);
  const ids = page.flatMap(({ purchase }) => purchase.drawn ?? []);
  const cards = await cardsById(db, ids);
  let read = 0;
  const packs = page.map(({ purchase, packName }) => {
    const { length } = purchase.drawn ?? [];
    read += length;
    return { ...purchaseJson(purchase, packName), cards: cards.slice(read - length, read) };
  });
  const next = rows.length > page.length ? packs.at(-1)?.id : undefined;
  return { total, packs, ...(next !== undefined && { next }) };
}
