/** Puts the job into the server that archives old battles, with its figures; both are absent where no battle is ever archived. */
import type { Db } from '../../platform/db/database.ts';
import type { Http } from '../../platform/http/server.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import { RULES_VERSIONS } from '../battles/index.ts';
import { archiveMetrics } from './archiveMetrics.ts';
import { ARCHIVE_EVERY_MS, archiveOld } from './archiveOld.ts';

type ArchiveOptions = {
  readonly db: Db;
  readonly now: () => number;
  readonly metrics: Metrics;
  readonly archiveAfterDays?: number;
};

export function registerArchive(
  { log }: Pick<Http, 'log'>,
  { db, now, metrics, archiveAfterDays: days = 0 }: ArchiveOptions,
): { readonly jobs: readonly Job[] } {
  if (days <= 0) return { jobs: [] };
  archiveMetrics(metrics, { db, now, days });
  const run = () =>
    archiveOld({
      db,
      now,
      days,
      onRefused: (battleId, { because, error }) =>
        log.error({ battleId, because, err: error }, 'a battle is not what its log says; it is not archived'),
    });
  return { jobs: [{ name: 'archive', everyMs: ARCHIVE_EVERY_MS, version: RULES_VERSIONS, run }] };
}
