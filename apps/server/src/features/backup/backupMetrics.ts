/** Since when what is written here is in no backup. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { LONGEST_READ_MS } from '../../platform/db/databaseMetrics.ts';
import { rowsOf } from '../../platform/db/statement.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import { readAtMost } from '../../platform/metrics/readAtMost.ts';
import { wallets } from '../auth/index.ts';
import { restores } from '../packs/index.ts';
import { backups } from './tables.ts';

const EVERY_MS = 10_000;

export function registerBackup({ db, now, metrics }: { db: Db; now: () => number; metrics: Metrics }): void {
  const last = readAtMost({
    read: () => lastBackup(db),
    everyMs: EVERY_MS,
    longestMs: LONGEST_READ_MS,
    now,
  });
  metrics.gauge({
    name: 'pokesol_backup_last_timestamp_seconds',
    help: 'When the last backup was taken; before there was one, when the first wallet connected, or now.',
    read: async (set) => {
      const seconds = await last();
      if (seconds !== undefined) set({}, seconds ?? now() / 1000);
    },
  });
}

/** Unix seconds. What was restored is in a backup, though the row of that one is not in itself; null where nothing is to be lost. */
async function lastBackup(db: Db): Promise<number | null> {
  const [row] = rowsOf<{ at: string | number | null }>(
    await db.execute(sql`
      select extract(epoch from coalesce(
        greatest((select max(taken_at) from ${backups}), (select max(taken_at) from ${restores})),
        (select min(created_at) from ${wallets})))::double precision as at`),
  );
  return row === undefined || row.at === null ? null : Number(row.at);
}
