/** The overview's figures, counted from the purchases that the chain paid for. */
import type { AdminStats } from '@pokesol/protocol';
import { and, asc, count, countDistinct, gte, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { purchases } from '../packs/tables.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

/** POKE, summed exactly; a number only at the end. */
const poke = sql`coalesce(sum(${purchases.price}::numeric), 0)`.mapWith(Number);
/** A burn that the chain dropped in the end paid for nothing. */
const isPaid = ne(purchases.status, 'revoked');

/** The last 30 days are today and the 29 before it, in UTC: their sum is the revenue. */
export async function adminStatsAt(db: Db, now: number): Promise<AdminStats> {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const from = today - (DAYS - 1) * DAY_MS;
  const isRecent = and(
    isPaid,
    gte(purchases.createdAt, new Date(from)),
    lt(purchases.createdAt, new Date(today + DAY_MS)),
  );
  const day = sql<string>`to_char(${purchases.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  return db.transaction(
    async (tx) => {
      const [all] = await tx.select({ packs: count(), poke }).from(purchases).where(isPaid);
      const [recent] = await tx
        .select({ traders: countDistinct(purchases.wallet), poke })
        .from(purchases)
        .where(isRecent);
      const sold = await tx
        .select({ day, packs: count(), poke })
        .from(purchases)
        .where(isRecent)
        .groupBy(day)
        .orderBy(asc(day));
      const soldOn = new Map(sold.map((each) => [each.day, each]));
      return {
        totalPacksSold: all?.packs ?? 0,
        activeTraders: recent?.traders ?? 0,
        tradingVolume: all?.poke ?? 0,
        platformRevenue: recent?.poke ?? 0,
        days: Array.from({ length: DAYS }, (_, i) => {
          const name = new Date(from + i * DAY_MS).toISOString().slice(0, 10);
          return soldOn.get(name) ?? { day: name, packs: 0, poke: 0 };
        }),
      };
    },
    // All three look at the same purchases.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
