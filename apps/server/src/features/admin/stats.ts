/** The overview's figures: the stored sums of settled days plus the purchases since, which are counted. */
import type { AdminStats } from '@pokesol/protocol';
import { and, countDistinct, gte, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/statement.ts';
import { purchases } from '../packs/index.ts';
import { DAY_MS, dayOf, isPaid, startOfDay, summedUntil } from './sumPurchases.ts';
import { purchaseSums } from './tables.ts';

const DAYS = 30;

const nameOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The last 30 days are today and the 29 before it, in UTC: their sum is the revenue. */
export async function adminStatsAt(db: Db, now: number): Promise<AdminStats> {
  const today = startOfDay(now);
  const from = today - (DAYS - 1) * DAY_MS;
  return db.transaction(
    async (tx) => {
      const { total, byDay } = await sold(tx, from, today + DAY_MS);
      const [recent] = await tx
        .select({ traders: countDistinct(purchases.wallet) })
        .from(purchases)
        .where(
          and(
            isPaid,
            gte(purchases.createdAt, new Date(from)),
            lt(purchases.createdAt, new Date(today + DAY_MS)),
          ),
        );
      return {
        totalPacksSold: total.packs,
        activeTraders: recent?.traders ?? 0,
        tradingVolume: Number(total.poke),
        platformRevenue: Number(total.recent),
        days: Array.from({ length: DAYS }, (_, i) => {
          const day = nameOf(from + i * DAY_MS);
          const { packs = 0, poke = 0 } = byDay.get(day) ?? {};
          return { day, packs, poke: Number(poke) };
        }),
      };
    },
    // One snapshot, so that all figures count the same purchases.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

type Sold = { readonly packs: number; readonly poke: string; readonly recent: string };

/** Sales per day and in total (the row without a day). The database sums exactly; only the results become numbers. */
async function sold(tx: Tx, from: number, until: number) {
  const unsummed = await summedUntil(tx);
  const isRecent = sql`day >= ${nameOf(from)} and day < ${nameOf(until)}`;
  const rows = rowsOf<Sold & { readonly day: string | null }>(
    await tx.execute(sql`
      with days as (
        select day, packs, poke from ${purchaseSums}
        union all
        select ${dayOf}, count(*)::integer, sum(${purchases.price}::numeric) from ${purchases}
        where ${isPaid} and ${purchases.createdAt} >= ${unsummed.toISOString()}::timestamptz group by 1
      )
      select day, coalesce(sum(packs), 0)::integer as packs, coalesce(sum(poke), 0)::text as poke,
        coalesce(sum(poke) filter (where ${isRecent}), 0)::text as recent
      from days group by grouping sets ((day), ())`),
  );
  return {
    total: rows.find(({ day }) => day === null) ?? { packs: 0, poke: '0', recent: '0' },
    byDay: new Map<string | null, Sold>(rows.map((row) => [row.day, row])),
  };
}
