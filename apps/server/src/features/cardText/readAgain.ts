/**
 * The job that reads stored texts again when the compiler or the names of cards have changed: in rounds, by one server at a
 * time, resumed where it was left. Everybody sees the old readings until all are there, then the new ones.
 */
import { and, asc, eq, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../platform/db/database.ts';
import type { JobRound } from '../../platform/jobs/jobs.ts';
import { readAll, type StoredText } from './read.ts';
import { writeReadings } from './store.ts';
import { cardTextReadings, cardTextState, cardTexts, SHIPPED } from './tables.ts';
import { type Compiler, type CompilerNow, grammarOf } from './version.ts';

/** Cards of one round; then the progress can be seen, and a kill loses no more than this. */
const A_ROUND = 200;
/** A server that says nothing for so long is taken for dead, and another one reads on. */
const LEASE_SECONDS = 30;

export type ReadAgainDeps = {
  readonly db: Db;
  readonly compilerNow: CompilerNow;
  /** Of this server; a UUID. */
  readonly reader: string;
  readonly most?: number;
};

/** One for each server: it remembers which grammar there was when it came. */
export function rereading({
  db,
  compilerNow,
  reader,
  most = A_ROUND,
}: ReadAgainDeps): () => Promise<JobRound> {
  let found: string | undefined;
  return async () => {
    // The names of all cards are read for nothing where no text is stored.
    const [any] = await db.select({ cardId: cardTexts.cardId }).from(cardTexts).limit(1);
    if (any === undefined) return {};
    const compiler = await compilerNow(db);
    await db.insert(cardTextState).values({ version: compiler.version }).onConflictDoNothing();
    const [state] = await db.select({ version: cardTextState.version }).from(cardTextState);
    const seen = state?.version ?? compiler.version;
    found ??= grammarOf(seen);
    // Neither ours nor the one that was here before us: a newer build has come, and its readings stay.
    if (![found, grammarOf(compiler.version)].includes(grammarOf(seen))) return {};
    const texts = await unread(db, compiler, most);
    if (texts.length === 0 && seen === compiler.version) return {};
    if (!(await claim(db, reader))) return {};
    if (texts.length === 0)
      return { again: !(await turnOver(db, compiler)), report: { version: compiler.version } };
    await writeReadings(db, compiler.version, await readAll(compiler, texts));
    return { again: true };
  };
}

/** Texts that this compiler has not read, or that have changed since. */
async function unread(db: Queryable, { version }: Compiler, most: number): Promise<readonly StoredText[]> {
  return db
    .select({ cardId: cardTexts.cardId, printed: cardTexts.printed, hash: cardTexts.hash })
    .from(cardTexts)
    .leftJoin(
      cardTextReadings,
      and(
        eq(cardTextReadings.cardId, cardTexts.cardId),
        eq(cardTextReadings.version, version),
        eq(cardTextReadings.hash, cardTexts.hash),
      ),
    )
    .where(isNull(cardTextReadings.cardId))
    .orderBy(asc(cardTexts.cardId))
    .limit(most);
}

/** Whether this server reads now; the lease is by the database's clock. */
async function claim(db: Queryable, reader: string): Promise<boolean> {
  const claimed = await db
    .update(cardTextState)
    .set({ reader, readerUntil: sql`now() + ${`${LEASE_SECONDS} seconds`}::interval` })
    .where(
      or(
        isNull(cardTextState.reader),
        eq(cardTextState.reader, reader),
        lt(cardTextState.readerUntil, sql`now()`),
      ),
    )
    .returning({ id: cardTextState.id });
  return claimed.length > 0;
}

/** From here on everybody sees these readings. Not done where an import has brought a text meanwhile. */
async function turnOver(db: Db, compiler: Compiler): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.select({ id: cardTextState.id }).from(cardTextState).for('update');
    if ((await unread(tx, compiler, 1)).length > 0) return false;
    await tx.update(cardTextState).set({ version: compiler.version, reader: null, readerUntil: null });
    await tx
      .delete(cardTextReadings)
      .where(notInArray(cardTextReadings.version, [compiler.version, SHIPPED]));
    return true;
  });
}

/** How far reading again is; `undefined` when everything is as the compiler reads it. */
export async function readingProgress(
  db: Queryable,
  compilerNow: CompilerNow,
): Promise<{ readonly done: number; readonly total: number } | undefined> {
  const { version } = await compilerNow(db);
  const [counted] = await db
    .select({
      total: sql<number>`count(*)::int`,
      done: sql<number>`count(${cardTextReadings.cardId})::int`,
      seen: sql<string | null>`(select ${cardTextState.version} from ${cardTextState})`,
    })
    .from(cardTexts)
    .leftJoin(
      cardTextReadings,
      and(
        eq(cardTextReadings.cardId, cardTexts.cardId),
        eq(cardTextReadings.version, version),
        eq(cardTextReadings.hash, cardTexts.hash),
      ),
    );
  if (counted === undefined || counted.seen === version) return undefined;
  const { done, total } = counted;
  return { done, total };
}
