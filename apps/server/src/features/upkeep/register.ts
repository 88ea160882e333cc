/** Puts the jobs into the server that delete what has expired. */
import type { Db } from '../../platform/db/database.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { deleteExpiredOffers, deleteShortLived } from './deleteExpired.ts';

export function registerUpkeep(deps: { db: Db; now: () => number }): { readonly jobs: readonly Job[] } {
  return {
    jobs: [
      { name: 'forget', everyMs: 60_000, run: () => deleteShortLived(deps) },
      { name: 'deleteExpiredOffers', everyMs: 3_600_000, run: () => deleteExpiredOffers(deps) },
    ],
  };
}
