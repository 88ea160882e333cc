/** How many old battles are not in the archive, and why. */
import { count, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { LONGEST_READ_MS, readBriefly } from '../../platform/db/databaseMetrics.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import { readAtMost } from '../../platform/metrics/readAtMost.ts';
import { battles, NOT_ARCHIVED_BECAUSE } from '../battles/index.ts';
import { isOld, isPlayedHere } from './oldBattles.ts';

const EVERY_MS = 60_000;
const REASONS = ['waiting', 'other-rules', ...NOT_ARCHIVED_BECAUSE] as const;

export function archiveMetrics(
  metrics: Metrics,
  { db, now, days }: { db: Db; now: () => number; days: number },
): void {
  const reason = sql<string>`coalesce(${battles.notArchivedBecause}, case when ${isPlayedHere()} then 'waiting' else 'other-rules' end)`;
  const old = readAtMost({
    read: () =>
      readBriefly(db, async (tx) =>
        tx.select({ reason, count: count() }).from(battles).where(isOld(now(), days)).groupBy(sql`1`),
      ),
    everyMs: EVERY_MS,
    longestMs: LONGEST_READ_MS,
    now,
  });
  metrics.gauge({
    name: 'pokesol_battles_not_archived',
    help: 'Battles that are old enough for the archive and not in it, by the reason, counted at most once a minute.',
    labels: { reason: REASONS },
    read: async (set) => {
      const rows = await old();
      if (rows === undefined) return;
      for (const each of REASONS) set({ reason: each }, 0);
      for (const row of rows) set({ reason: row.reason }, row.count);
    },
  });
}
