/** The lists of one wallet, page by page from the newest on: purchases and offers, the ledger's entries, battles. */
import type { SupportBattle, SupportList, SupportPointEntry, SupportPurchase } from '@pokesol/protocol';
import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/db/database.ts';
import { battleSeats, battles } from '../battles/index.ts';
import { causeOf, pointEntries } from '../campaign/index.ts';
import { packTypes, purchaseIntents, purchases } from '../packs/index.ts';
import { battlesById } from './battles.ts';
import { type OfferOrPurchase, stateAt } from './state.ts';

const PAGE_SIZE = 20;
/** Longer than an unpaid offer is kept. */
const OFFERS_SHOWN_MS = 45 * 86_400_000;

/** One more row than a page holds shows that there is a next one. */
function paged<Entry extends { id: string }>(entries: Entry[]): SupportList<Entry> {
  const page = entries.slice(0, PAGE_SIZE);
  const next = entries.length > PAGE_SIZE ? page.at(-1)?.id : undefined;
  return { entries: page, ...(next !== undefined && { next }) };
}

/** What came before the row `after`; nothing came before a row that is not there. */
const below = (
  [at, id]: readonly [AnyPgColumn, AnyPgColumn],
  after: string | undefined,
  among?: SQL,
): SQL | undefined =>
  after === undefined
    ? undefined
    : sql`(${at}, ${id}) < (select ${at}, ${id} from ${id.table} where ${and(among, sql`${id} = ${after}::uuid`)})`;

type PurchaseLine = Pick<
  typeof purchases.$inferSelect,
  'id' | 'packTypeId' | 'price' | 'createdAt' | 'transactionSignature'
>;

const lineOf = (
  { id, price, createdAt }: Pick<PurchaseLine, 'id' | 'price' | 'createdAt'>,
  packName: string,
  state: SupportPurchase['state'],
): SupportPurchase => ({ id, packName, price, state, at: createdAt.toISOString() });

/** An offer that was paid is its purchase's line. Both lists are read as far as one page may need them. */
export async function purchaseLines(
  db: Queryable,
  wallet: string,
  { after, now }: { after: string | undefined; now: Date },
): Promise<SupportList<SupportPurchase>> {
  const last = after === undefined ? undefined : await placeOf(db, wallet, after);
  if (after !== undefined && last === undefined) return paged<SupportPurchase>([]);
  // Literal values, so that Postgres searches the index; with a subquery it would compare row by row.
  const isBelow = (at: AnyPgColumn, id: AnyPgColumn) =>
    last === undefined
      ? undefined
      : sql`(${at}, ${id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id}::uuid)`;
  const since = new Date(now.getTime() - OFFERS_SHOWN_MS);
  const bought = await db
    .select({ purchase: purchases, packName: packTypes.name })
    .from(purchases)
    .innerJoin(packTypes, eq(packTypes.id, purchases.packTypeId))
    .where(and(eq(purchases.wallet, wallet), isBelow(purchases.createdAt, purchases.id)))
    .orderBy(desc(purchases.createdAt), desc(purchases.id))
    .limit(PAGE_SIZE + 1);
  const offered = await db
    .select({ offer: purchaseIntents, packName: packTypes.name })
    .from(purchaseIntents)
    .innerJoin(packTypes, eq(packTypes.id, purchaseIntents.packTypeId))
    .where(
      and(
        eq(purchaseIntents.wallet, wallet),
        // Older unpaid offers are deleted.
        gte(purchaseIntents.createdAt, since),
        // A purchase is never older than its offer.
        sql`not exists (select from ${purchases}
          where ${purchases.wallet} = ${wallet} and ${purchases.intentId} = ${purchaseIntents.id}
            and ${purchases.createdAt} >= ${since.toISOString()}::timestamptz)`,
        isBelow(purchaseIntents.createdAt, purchaseIntents.id),
      ),
    )
    .orderBy(desc(purchaseIntents.createdAt), desc(purchaseIntents.id))
    .limit(PAGE_SIZE + 1);
  const lines = [
    ...bought.map(({ purchase, packName }) => purchaseLine(purchase, packName, now)),
    ...offered.map(({ offer, packName }) => lineOf(offer, packName, stateAt({ offer }, now))),
  ];
  return paged(lines.sort((a, b) => newestFirst(`${a.at} ${a.id}`, `${b.at} ${b.id}`)));
}

/** The position of a purchase or an offer in this wallet's list. */
async function placeOf(db: Queryable, wallet: string, id: string) {
  const [bought] = await db
    .select({ createdAt: purchases.createdAt, id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.wallet, wallet), eq(purchases.id, id)));
  if (bought !== undefined) return bought;
  const [offered] = await db
    .select({ createdAt: purchaseIntents.createdAt, id: purchaseIntents.id })
    .from(purchaseIntents)
    .where(and(eq(purchaseIntents.wallet, wallet), eq(purchaseIntents.id, id)));
  return offered;
}

const newestFirst = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0);

export function purchaseLine(
  purchase: NonNullable<OfferOrPurchase['purchase']>,
  packName: string,
  now: Date,
): SupportPurchase {
  const { transactionSignature } = purchase;
  return { ...lineOf(purchase, packName, stateAt({ purchase }, now)), transactionSignature };
}

export async function pointLines(
  db: Queryable,
  wallet: string,
  after: string | undefined,
): Promise<SupportList<SupportPointEntry>> {
  const { createdAt, id } = pointEntries;
  const own = eq(pointEntries.wallet, wallet);
  const rows = await db
    .select()
    .from(pointEntries)
    .where(and(own, below([createdAt, id], after, own)))
    .orderBy(desc(createdAt), desc(id))
    .limit(PAGE_SIZE + 1);
  return paged(
    rows.map(({ id, createdAt, points, cause }) => {
      const battleId = cause.startsWith(causeOf('')) ? cause.slice(causeOf('').length) : undefined;
      const entry = { id, at: createdAt.toISOString(), points, cause };
      return { ...entry, ...(battleId !== undefined && { battleId }) };
    }),
  );
}

export async function battleLines(
  db: Queryable,
  wallet: string,
  after: string | undefined,
): Promise<SupportList<SupportBattle>> {
  const rows = await db
    .select({ id: battles.id })
    .from(battleSeats)
    .innerJoin(battles, eq(battles.id, battleSeats.battleId))
    .where(and(eq(battleSeats.wallet, wallet), below([battles.createdAt, battles.id], after)))
    .orderBy(desc(battles.createdAt), desc(battles.id))
    .limit(PAGE_SIZE + 1);
  return paged(
    await battlesById(
      db,
      rows.map(({ id }) => id),
    ),
  );
}
