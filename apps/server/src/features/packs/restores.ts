/** When the database was put back to an earlier moment, and which burns may be for an offer that it lost thereby. */
import type { RestoredSpan } from '@pokesol/protocol';
import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { CLOCK_SKEW_S, GRACE_S, INTENT_MINUTES } from './paymentTimes.ts';
import { restores } from './tables.ts';

export type Restore = typeof restores.$inferSelect;

/** Written by what restores, before a server runs on it. */
export async function noteRestore(
  db: Queryable,
  { takenAt, restoredAt }: Omit<Restore, 'id'>,
): Promise<void> {
  await db.insert(restores).values({ takenAt, restoredAt });
}

/**
 * Unix seconds, inclusive: when a burn may have been made for an offer of which the backup knows nothing. Such an offer was
 * made after the backup and before the restore, and could be paid as long as every other one.
 */
export function spanOf({ takenAt, restoredAt }: Restore): { from: number; to: number } {
  return {
    from: Math.floor(takenAt.getTime() / 1000) - CLOCK_SKEW_S,
    to: Math.ceil(restoredAt.getTime() / 1000) + INTENT_MINUTES * 60 + GRACE_S,
  };
}

/** The latest restore whose span holds this block. */
export async function restoreAround(db: Queryable, blockTime: bigint | null): Promise<Restore | undefined> {
  if (blockTime === null) return undefined;
  const at = Number(blockTime);
  const all = await db.select().from(restores).orderBy(desc(restores.restoredAt));
  return all.find((restore) => {
    const { from, to } = spanOf(restore);
    return from <= at && at <= to;
  });
}

/** What a proof says of the restore that lost its promise. */
export async function restoredSpanOf(db: Queryable, id: number): Promise<RestoredSpan> {
  const [row] = await db.select().from(restores).where(eq(restores.id, id));
  if (row === undefined) throw new Error(`restore ${id} is gone`);
  return { takenAt: row.takenAt.toISOString(), restoredAt: row.restoredAt.toISOString() };
}
