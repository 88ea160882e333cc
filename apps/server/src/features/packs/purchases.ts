/** Purchases as the page reads them: one, all of a wallet's, or the one to open. */
import type { Purchase } from '@pokesol/protocol';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../platform/db/database.ts';
import { fixedStatement, rowsOf } from '../../platform/db/statement.ts';
import { packTypes, purchases } from './tables.ts';

export type PurchaseRow = typeof purchases.$inferSelect;

/** A list stays small; what waits to be opened comes first, so that no pack drops out of it. */
const MOST_LISTED = 500;

export function purchaseJson(row: PurchaseRow, packName: string): Purchase {
  return {
    id: row.id,
    userId: row.wallet,
    packTypeId: row.packTypeId,
    packName,
    price: row.price,
    status: row.status,
    transactionSignature: row.transactionSignature,
    createdAt: row.createdAt.toISOString(),
    ...(row.openedAt === null ? {} : { openedAt: row.openedAt.toISOString() }),
  };
}

export async function purchasesOf(db: Db, wallet: string): Promise<Purchase[]> {
  // Two queries, each with its own index: sorted in one, they would read everything the wallet ever bought.
  const newest = (isListed: SQL, most: number) =>
    db
      .select({ purchase: purchases, packName: packTypes.name })
      .from(purchases)
      .innerJoin(packTypes, eq(purchases.packTypeId, packTypes.id))
      .where(and(eq(purchases.wallet, wallet), isListed))
      .orderBy(desc(purchases.createdAt), desc(purchases.id))
      .limit(most);
  const unopened = await newest(sql`${purchases.status} = 'confirmed'`, MOST_LISTED);
  const left = MOST_LISTED - unopened.length;
  const others = left === 0 ? [] : await newest(sql`${purchases.status} <> 'confirmed'`, left);
  return [...unopened, ...others].map(({ purchase, packName }) => purchaseJson(purchase, packName));
}

export async function packNameOf(db: Queryable, packTypeId: string): Promise<string> {
  const [row] = await db.select({ name: packTypes.name }).from(packTypes).where(eq(packTypes.id, packTypeId));
  if (row === undefined) throw new Error(`pack type ${packTypeId} is gone`);
  return row.name;
}

const isPaidWith = fixedStatement<{ signature: string }>(
  (value) =>
    sql`select from ${purchases} where ${purchases.transactionSignature} = ${value('signature')} limit 1`,
);

export async function purchasesPaidBy(db: Db, transactionSignature: string): Promise<PurchaseRow[]> {
  // Most are reported for the first time: question and answer are short where nothing is there.
  const found = rowsOf(await db.execute(isPaidWith({ signature: transactionSignature })));
  if (found.length === 0) return [];
  return db.select().from(purchases).where(eq(purchases.transactionSignature, transactionSignature));
}

export async function purchaseAt(
  db: Queryable,
  transactionSignature: string,
  burnPath: string,
): Promise<PurchaseRow | undefined> {
  const [row] = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.transactionSignature, transactionSignature), eq(purchases.burnPath, burnPath)));
  return row;
}
