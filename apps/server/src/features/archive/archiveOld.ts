/** Moves battles that are over for long into the archive, a few in each round. */
import type { Db } from '../../platform/db/database.ts';
import type { JobRound } from '../../platform/jobs/jobs.ts';
import { everyServerCan } from '../../platform/rollout/abilities.ts';
import { createYielder } from '../../platform/yielder.ts';
import { type Archiving, archiveBattle } from './archiveBattle.ts';
import { oldBattles } from './oldBattles.ts';

/** Of servers that find a battle where this one puts it. */
const READS_ARCHIVE = 'read-archived-battles';

/** Looked for at once; more than a round has time for. */
const MOST = 200;
/** A round works for a fifth of its pause: a server that has years to archive goes on answering. */
const LONGEST_ROUND_MS = 2_000;
export const ARCHIVE_EVERY_MS = 10_000;

export type ArchiveDeps = {
  readonly db: Db;
  readonly now: () => number;
  /** Since a battle was touched last. */
  readonly days: number;
  /** Hears of one that stays where it is. */
  readonly onRefused: (id: string, refused: Archiving & { outcome: 'refused' }) => void;
};

export async function archiveOld({ db, now, days, onRefused }: ArchiveDeps): Promise<JobRound> {
  // A server of an earlier build would show its replay without a move.
  if (!(await everyServerCan(db, READS_ARCHIVE))) return {};
  const begunAt = performance.now();
  const breathe = createYielder();
  const report = { archived: 0, refused: 0 };
  for (const id of await oldBattles(db, { now: now(), days, most: MOST })) {
    const done = await archiveBattle(db, id, { now: new Date(now()), breathe });
    if (done.outcome === 'archived') report.archived += 1;
    if (done.outcome === 'refused') {
      report.refused += 1;
      onRefused(id, done);
    }
    if (performance.now() - begunAt > LONGEST_ROUND_MS) break;
  }
  return report.archived + report.refused > 0 ? { report } : {};
}
