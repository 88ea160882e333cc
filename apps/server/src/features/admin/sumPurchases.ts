/** Stores the sums of days whose sales can no longer change, so that the overview counts only the latest days. */
import { and, asc, count, eq, gte, lt, max, min, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { JobRound } from '../../platform/jobs/jobs.ts';
import { purchases } from '../packs/index.ts';
import { purchaseSums } from './tables.ts';

export const DAY_MS = 86_400_000;
/** A purchase made at the very end of a day may be written a little later, or by a server whose clock is slow. */
const GRACE_MS = 60 * 60_000;

/** Phrased as in the index `purchases_paid`, so that the planner uses it. A burn that the chain dropped paid for nothing. */
export const isPaid = sql`${purchases.status} <> 'revoked'`;
/** The exact sum in POKE. */
const poke = sql<string>`coalesce(sum(${purchases.price}::numeric), 0)::text`;
/** The day of a purchase in UTC. */
export const dayOf = sql<string>`to_char(${purchases.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;

export const startOfDay = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS;

/** The first moment that no stored sum covers. */
export async function summedUntil(db: Pick<Db, 'select'>): Promise<Date> {
  const [last] = await db.select({ day: max(purchaseSums.day) }).from(purchaseSums);
  const day = last?.day;
  return day === null || day === undefined ? new Date(0) : new Date(Date.parse(day) + DAY_MS);
}

/** Sums days in order: a day with a burn that can still be dropped holds up the days after it. */
export async function sumPurchases({ db, now }: { db: Db; now: () => number }): Promise<JobRound> {
  const from = await summedUntil(db);
  const [open] = await db
    .select({ first: min(purchases.createdAt) })
    .from(purchases)
    .where(eq(purchases.finality, 'confirmed'));
  const over = startOfDay(now() - GRACE_MS);
  const until = new Date(Math.min(over, open?.first ? startOfDay(open.first.getTime()) : over));
  if (until <= from) return {};
  const days = await db
    .select({ day: dayOf, packs: count(), poke })
    .from(purchases)
    .where(and(isPaid, gte(purchases.createdAt, from), lt(purchases.createdAt, until)))
    .groupBy(dayOf)
    .orderBy(asc(dayOf));
  if (days.length === 0) return {};
  await db.insert(purchaseSums).values(days).onConflictDoNothing();
  return { report: { daysSummed: days.length } };
}
