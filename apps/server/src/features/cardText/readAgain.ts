/**
 * The job that reads stored texts again, in rounds, by one server at a time: all of them when the compiler's grammar has changed,
 * where callers see the old readings until all are there; where names of cards have changed, those that may say one of these.
 */
import { and, asc, eq, gt, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../platform/db/database.ts';
import type { JobRound } from '../../platform/jobs/jobs.ts';
import { createYielder } from '../../platform/yielder.ts';
import { namesHash, readAll, type StoredText } from './read.ts';
import { writeReadings } from './store.ts';
import { cardTextReadings, cardTextState, cardTexts, SHIPPED } from './tables.ts';
import { type Compiler, type CompilerNow, GRAMMAR } from './version.ts';

/** Cards of one round; then the progress can be seen, and a kill loses no more than this. */
const A_ROUND = 200;
/** Texts of which one round compares the names: a fraction of a millisecond each. */
const COMPARED = 1_000;
/** A server that says nothing for so long is taken for dead, and another one reads on. */
const LEASE_SECONDS = 30;

export type ReadAgainDeps = {
  readonly db: Db;
  readonly compilerNow: CompilerNow;
  /** Of this server; a UUID. */
  readonly reader: string;
  readonly most?: number;
  /** Imports bring names and texts one after the other; reading waits until they are through. */
  readonly isImporting: () => Promise<boolean>;
};

/** One for each server: it remembers which grammar there was when it came, and how far it has compared names. */
export function rereading({
  db,
  compilerNow,
  reader,
  most = A_ROUND,
  isImporting,
}: ReadAgainDeps): () => Promise<JobRound> {
  let found: string | undefined;
  let compared: { readonly names: string; readonly upTo: string } | undefined;
  return async () => {
    // The names of all cards are read for nothing where no text is stored.
    const [any] = await db.select({ cardId: cardTexts.cardId }).from(cardTexts).limit(1);
    if (any === undefined) return {};
    await db.insert(cardTextState).values({ version: GRAMMAR }).onConflictDoNothing();
    const [state] = await db
      .select({ version: cardTextState.version, names: cardTextState.names })
      .from(cardTextState);
    const seen = state?.version ?? GRAMMAR;
    found ??= seen;
    // Neither ours nor the one that was here before us: a newer build has come, and its readings stay.
    if (![found, GRAMMAR].includes(seen)) return {};
    const compiler = await compilerNow(db);
    const texts = await unread(db, most);
    if (texts.length === 0 && seen === GRAMMAR && state?.names === compiler.names) return {};
    if (await isImporting()) return {};
    if (!(await claim(db, reader))) return {};
    if (texts.length > 0) {
      await writeReadings(db, GRAMMAR, await readAll(compiler, texts));
      return { again: true };
    }
    if (seen !== GRAMMAR) return { again: !(await turnOver(db)), report: { version: GRAMMAR } };
    const upTo = await compareNames(db, compiler, compared?.names === compiler.names ? compared.upTo : '');
    compared = upTo === undefined ? undefined : { names: compiler.names, upTo };
    if (upTo !== undefined) return { again: true };
    await db
      .update(cardTextState)
      .set({ names: compiler.names, reader: null, readerUntil: null })
      .where(eq(cardTextState.version, GRAMMAR));
    return { report: { names: compiler.names } };
  };
}

/**
 * Reads those of the next texts again that may say a name that has come, gone or changed its kinds. Answers the last card that it
 * looked at; `undefined` when there are no more.
 */
async function compareNames(db: Db, compiler: Compiler, after: string): Promise<string | undefined> {
  const rows = await db
    .select({
      cardId: cardTexts.cardId,
      printed: cardTexts.printed,
      hash: cardTexts.hash,
      names: cardTextReadings.names,
      plays: cardTextReadings.plays,
      lines: cardTextReadings.lines,
    })
    .from(cardTexts)
    .innerJoin(
      cardTextReadings,
      and(eq(cardTextReadings.cardId, cardTexts.cardId), eq(cardTextReadings.version, GRAMMAR)),
    )
    .where(gt(cardTexts.cardId, after))
    .orderBy(asc(cardTexts.cardId))
    .limit(COMPARED);
  const yieldToEventLoop = createYielder();
  const changed: StoredText[] = [];
  for (const { cardId, printed, hash, names, ...reading } of rows) {
    if (names !== namesHash(printed, reading, compiler.lexicon)) changed.push({ cardId, printed, hash });
    await yieldToEventLoop();
  }
  await writeReadings(db, GRAMMAR, await readAll(compiler, changed));
  return rows.length < COMPARED ? undefined : rows.at(-1)?.cardId;
}

/** Texts that this compiler has not read, or that have changed since. */
async function unread(db: Queryable, most: number): Promise<readonly StoredText[]> {
  return db
    .select({ cardId: cardTexts.cardId, printed: cardTexts.printed, hash: cardTexts.hash })
    .from(cardTexts)
    .leftJoin(
      cardTextReadings,
      and(
        eq(cardTextReadings.cardId, cardTexts.cardId),
        eq(cardTextReadings.version, GRAMMAR),
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

/** From here on all callers see these readings. Not done where an import has brought a text meanwhile. */
async function turnOver(db: Db): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.select({ id: cardTextState.id }).from(cardTextState).for('update');
    if ((await unread(tx, 1)).length > 0) return false;
    await tx.update(cardTextState).set({ version: GRAMMAR, reader: null, readerUntil: null });
    await tx.delete(cardTextReadings).where(notInArray(cardTextReadings.version, [GRAMMAR, SHIPPED]));
    return true;
  });
}

/** How far reading again is; `undefined` when everything is as the compiler reads it. */
export async function readingProgress(
  db: Queryable,
): Promise<{ readonly done: number; readonly total: number } | undefined> {
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
        eq(cardTextReadings.version, GRAMMAR),
        eq(cardTextReadings.hash, cardTexts.hash),
      ),
    );
  if (counted === undefined || counted.seen === GRAMMAR) return undefined;
  const { done, total } = counted;
  return { done, total };
}
