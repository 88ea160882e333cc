/** How often a wallet won and lost against each trainer, by the counter that the end of a battle keeps. */
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { trainerRecords } from './tables.ts';

export type TrainerRecord = { readonly victories: number; readonly defeats: number };

/** By trainer; none where no battle came to its end. Conceding is a defeat; a draw and an abandoned battle are nothing. */
export async function recordsOf(db: Db, wallet: string): Promise<ReadonlyMap<string, TrainerRecord>> {
  const { trainerId, victories, defeats } = trainerRecords;
  const rows = await db
    .select({ trainerId, victories, defeats })
    .from(trainerRecords)
    .where(eq(trainerRecords.wallet, wallet));
  return new Map(rows.map(({ trainerId, ...record }) => [trainerId, record]));
}

export const defeatedIn = (records: ReadonlyMap<string, TrainerRecord>): ReadonlySet<string> =>
  new Set([...records].filter(([, { victories }]) => victories > 0).map(([id]) => id));
