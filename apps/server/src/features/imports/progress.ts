/** The row of an import: taken when it begins, touched while it lives, ended with what it did; every server reads it. */
import { type ImportProgress, messageOf, type RefusalCode } from '@pokesol/protocol';
import { and, eq, getTableColumns, inArray, lt, not, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../platform/db/database.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { setImports } from './tables.ts';

export const BEAT_MS = 2_000;
/** An import that was not touched for this long runs nowhere any more. */
export const DEAD_MS = 15_000;
const KEPT_DAYS = 30;

/** The database's clock and no server's: two that disagree must not take each other for dead. */
const NOW = sql`now()`;
const ago = (time: string) => sql`now() - ${time}::interval`;
const isSilent = lt(setImports.touchedAt, ago(`${DEAD_MS} milliseconds`));

const COLUMNS = { ...getTableColumns(setImports), isSilent: sql<boolean>`${isSilent}` };
/** With whether it gave no sign of life for too long. */
export type ImportRow = typeof setImports.$inferSelect & { readonly isSilent: boolean };

const RUNNING = ['reading', 'writing'] as const;
const isRunning = inArray(setImports.status, [...RUNNING]);
/** As rows have it; a call is answered with 'import-interrupted'. */
const INTERRUPTED = 'interrupted';

export async function findImport(db: Db, id: string): Promise<ImportRow | undefined> {
  const [row] = await db.select(COLUMNS).from(setImports).where(eq(setImports.id, id));
  return row;
}

/** On any server. */
export async function isAnyRunning(db: Queryable): Promise<boolean> {
  const [row] = await db
    .select({ id: setImports.id })
    .from(setImports)
    .where(and(isRunning, not(isSilent)))
    .limit(1);
  return row !== undefined;
}

/** Its server is gone: either another call has noticed already, or it gave no sign of life for too long. */
export function isInterrupted({ status, isSilent, problem }: ImportRow): boolean {
  return status === 'done' || status === 'failed' ? problem?.code === INTERRUPTED : isSilent;
}

type Begin = Pick<ImportRow, 'id' | 'setId' | 'source' | 'dryRun'>;

/**
 * Takes the row. Of several at once one gets it: another id for a set that is being imported is refused, the same id
 * is answered with its row. What died is put aside first, so that nothing stays locked; what is old is forgotten.
 */
export async function beginImport(db: Db, begin: Begin): Promise<'begun' | ImportRow | CallRefusal> {
  await db.delete(setImports).where(lt(setImports.touchedAt, ago(`${KEPT_DAYS} days`)));
  return db.transaction(async (tx) => {
    await tx
      .update(setImports)
      .set({ status: 'failed', problem: { code: INTERRUPTED } })
      .where(and(eq(setImports.setId, begin.setId), isRunning, isSilent));
    const fresh = { ...begin, status: 'reading' as const, startedAt: NOW, touchedAt: NOW };
    const inserted = await tx
      .insert(setImports)
      .values(fresh)
      .onConflictDoNothing()
      .returning({ id: setImports.id });
    if (inserted.length > 0) return 'begun';
    const [row] = await tx.select(COLUMNS).from(setImports).where(eq(setImports.id, begin.id)).for('update');
    if (row === undefined) return refused('import-running');
    if (row.problem?.code !== INTERRUPTED) return row;
    // The same call again, after the server that ran it was killed: it is run now.
    const other = await tx
      .select({ id: setImports.id })
      .from(setImports)
      .where(and(eq(setImports.setId, begin.setId), isRunning, eq(setImports.dryRun, false)));
    if (other.length > 0 && !begin.dryRun) return refused('import-running');
    await tx
      .update(setImports)
      .set({ ...fresh, cardsRead: 0, total: null, problem: null, report: null })
      .where(eq(setImports.id, begin.id));
    return 'begun';
  });
}

/** A sign of life, with how far it is. */
export async function touchImport(
  db: Db,
  id: string,
  so: Partial<Pick<ImportRow, 'cardsRead' | 'total' | 'status' | 'source'>>,
): Promise<void> {
  await db
    .update(setImports)
    .set({ ...so, touchedAt: NOW })
    .where(and(eq(setImports.id, id), isRunning));
}

/** True when it was this import's to end: one that was given up in the meantime must not write any more. */
export async function endImport(
  db: Queryable,
  id: string,
  end: Pick<ImportRow, 'status' | 'report' | 'problem'>,
): Promise<boolean> {
  const ended = await db
    .update(setImports)
    .set({ ...end, touchedAt: NOW })
    .where(and(eq(setImports.id, id), isRunning))
    .returning({ id: setImports.id });
  return ended.length > 0;
}

export function progressOf(row: ImportRow): ImportProgress {
  const wasInterrupted = isInterrupted(row);
  const { message, ...kept } = row.problem ?? { code: '' };
  const refusal = wasInterrupted ? { code: 'import-interrupted' } : kept;
  const problem = message ?? messageOf(refusal);
  return {
    importId: row.id,
    setId: row.setId,
    status: wasInterrupted ? 'interrupted' : row.status,
    cardsRead: row.cardsRead,
    ...(row.total === null ? {} : { total: row.total }),
    startedAt: row.startedAt.toISOString(),
    ...(row.report === null ? {} : { report: row.report }),
    ...(message === undefined && refusal.code !== '' && { refusal }),
    ...(problem === undefined ? {} : { problem }),
  };
}

/** How an import that is over answers a repeated request. */
export function outcomeOf({ report, problem }: ImportRow): CallRefusal | NonNullable<ImportRow['report']> {
  if (problem === null && report !== null) return report;
  const more = report === null ? {} : { more: { report } };
  // Of before, with a sentence and nothing to write one from; or a row that says nothing, which none does.
  if (problem === null || problem.message !== undefined)
    return refused('catalogue-unreachable', {
      ...(problem?.message && { message: problem.message }),
      ...more,
    });
  const { code, ...facts } = problem;
  // Only codes that an import ends with are written there.
  return { refused: true, code: code as RefusalCode, ...facts, ...more };
}
