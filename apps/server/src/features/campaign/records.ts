/** How often a wallet won and lost against each trainer, by the counter that the end of a battle keeps. */
import type { AnyRules } from '@pokesol/engine';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { trainerRecords } from './tables.ts';

export type TrainerRecord = { readonly victories: number; readonly defeats: number };
/** Apart by the rules that the battles were played by. */
export type TrainerRecordsByRules = Readonly<Record<AnyRules, TrainerRecord>>;

/** By trainer; none where no battle came to its end. Conceding is a defeat; a draw and an abandoned battle are nothing. */
export async function recordsOf(db: Db, wallet: string): Promise<ReadonlyMap<string, TrainerRecordsByRules>> {
  const rows = await db.select().from(trainerRecords).where(eq(trainerRecords.wallet, wallet));
  return new Map(
    rows.map(({ trainerId, victories, defeats, officialVictories, officialDefeats }) => [
      trainerId,
      {
        classic: { victories, defeats },
        official: { victories: officialVictories, defeats: officialDefeats },
      },
    ]),
  );
}

/** A victory by either rules opens the way. */
export const defeatedIn = (records: ReadonlyMap<string, TrainerRecordsByRules>): ReadonlySet<string> =>
  new Set(
    [...records]
      .filter(([, { classic, official }]) => classic.victories + official.victories > 0)
      .map(([id]) => id),
  );
