/** Reads the log of a battle, from the table of actions or from the archive. */
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { battleActions } from '../tables.ts';
import { type LogStep, readArchived } from './archiveDocument.ts';
import type { StoredBattle } from './battleRow.ts';

const { action, events, at } = battleActions;
const PARTS = { action, events, at };

/** Of the version that has only dealt. */
export const FROM_THE_DEAL = -1;

/** The named parts of every step behind a version, up to the board that was read: later ones belong to a later board. */
export async function readLog<Part extends keyof LogStep>(
  db: Queryable,
  { id, version, archived }: Pick<StoredBattle, 'id' | 'version' | 'archived'>,
  since: number,
  parts: readonly Part[],
): Promise<readonly Pick<LogStep, Part>[]> {
  if (archived !== undefined) return archived.log.slice(since + 1);
  const columns = Object.fromEntries(parts.map((part) => [part, PARTS[part]])) as Pick<typeof PARTS, Part>;
  const rows = await db
    .select(columns)
    .from(battleActions)
    .where(
      and(
        eq(battleActions.battleId, id),
        gt(battleActions.version, since),
        lte(battleActions.version, version),
      ),
    )
    .orderBy(asc(battleActions.version));
  if (rows.length === version - since) return rows as unknown as Pick<LogStep, Part>[];
  // It was archived since its board was read.
  const moved = await readArchived(db, id);
  return moved?.log.slice(since + 1) ?? (rows as unknown as Pick<LogStep, Part>[]);
}
