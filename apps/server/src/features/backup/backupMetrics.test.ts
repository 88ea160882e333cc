/** When the last backup was, as `/metrics` shows it: the alert on a missing one hangs on it. */
import { describe, expect, test } from 'vitest';
import { seriesIn } from '../../../testing/battles/series.ts';
import { databasesFor, freshDatabase } from '../../../testing/databases/databases.ts';
import type { Database } from '../../platform/db/database.ts';
import { openMetrics } from '../../platform/metrics/metrics.ts';
import { wallets } from '../auth/tables.ts';
import { noteRestore } from '../packs/restores.ts';
import { registerBackup } from './backupMetrics.ts';
import { backups } from './tables.ts';

describe.each(databasesFor('behaviour'))('when the last backup was, on %s', (kind) => {
  const clock = Date.parse('2026-11-25T11:00:00Z');
  const shownAt = async (db: Database['db']) => {
    const metrics = openMetrics();
    registerBackup({ metrics, db, now: () => clock });
    const series = seriesIn(await metrics.text());
    return series.find(({ name }) => name === 'pokesol_backup_last_timestamp_seconds')?.value;
  };
  test('is shown: of none since the first wallet came, of a restored database the one it came from', async () => {
    const { db, close } = await freshDatabase(kind);
    const second = (at: string) => Date.parse(at) / 1000;
    expect(await shownAt(db)).toBe(clock / 1000);
    for (const [address, at] of [
      ['second', '2026-11-03T00:00:00Z'],
      ['first', '2026-11-02T00:00:00Z'],
    ] as const)
      await db.insert(wallets).values({ address, createdAt: new Date(at) });
    expect(await shownAt(db)).toBe(second('2026-11-02T00:00:00Z'));
    const takenAt = new Date('2026-11-20T00:00:00Z');
    await noteRestore(db, { takenAt, restoredAt: new Date('2026-11-23T00:00:00Z') });
    expect(await shownAt(db)).toBe(second('2026-11-20T00:00:00Z'));
    await db.insert(backups).values([{ takenAt: new Date('2026-11-21T00:00:00Z') }, { takenAt }]);
    expect(await shownAt(db)).toBe(second('2026-11-21T00:00:00Z'));
    await close();
  });
});
