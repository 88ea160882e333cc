/** Reads card sets, and changes them for an admin: each change is one transaction with its audit entry. */
import type { CardSetEdit, CardSetJson, NewCardSet } from '@pokesol/protocol';
import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { lockCardSetNames } from '../../platform/db/locks.ts';
import type { AdminIdentity } from '../../platform/http/access.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { changedFields, isStaleRevision, recordAudit, revisionOf } from '../audit/index.ts';
import { freeSlug, type SlugRule } from './slug.ts';
import { cardSets, cards } from './tables.ts';

export type SetRow = typeof cardSets.$inferSelect;

/** What the sets made here are shown under. */
const MADE_SERIES = 'Custom';

/** Card ids have a number behind their set's, and at most 64 characters. */
export const SET_SLUG: SlugRule = { longest: 40, nameless: 'set' };

const setFields = (row: SetRow): Omit<CardSetJson, 'revision'> => ({
  id: row.id,
  name: row.name,
  series: row.series,
  printedTotal: row.printedTotal,
  total: row.total,
  isActive: row.isActive,
  ...(row.code === null ? {} : { code: row.code }),
  ...(row.releaseDate === null ? {} : { releaseDate: row.releaseDate }),
  ...(row.description === null ? {} : { description: row.description }),
  ...(row.artworkUrl === null ? {} : { artworkUrl: row.artworkUrl }),
});

/** All that an edit can change: what a revision is made of. */
const editable = ({ name, description, artworkUrl, isActive }: SetRow): unknown[] => [
  name,
  description,
  artworkUrl,
  isActive,
];

const setJson = (row: SetRow): CardSetJson => ({ ...setFields(row), revision: revisionOf(editable(row)) });

/** The oldest first; sets made here, which have no date, last. */
export async function allSets(db: Db): Promise<CardSetJson[]> {
  const rows = await db.select().from(cardSets).orderBy(asc(cardSets.releaseDate), asc(cardSets.id));
  return rows.map(setJson);
}

/** Two sets of one name would look the same on any screen; so a form sent twice makes one set. */
export async function createSet(
  db: Db,
  admin: AdminIdentity,
  now: Date,
  { name, description, artworkUrl }: NewCardSet,
): Promise<CardSetJson | CallRefusal> {
  return db.transaction(async (tx) => {
    await lockCardSetNames(tx);
    if (await isNameTaken(tx, name)) return refused('card-set-name-taken');
    const row = await insertMade(tx, {
      name,
      series: MADE_SERIES,
      printedTotal: 0,
      total: 0,
      description: description || null,
      artworkUrl: artworkUrl || null,
      origin: 'made',
      createdAt: now,
    });
    await recordAudit(tx, admin, now, { action: 'card-set.create', subject: row.id, after: setFields(row) });
    return setJson(row);
  });
}

/** Under the first id that is free: imports and seeds choose theirs without asking, so one may be gone by now. */
async function insertMade(tx: Tx, set: Omit<typeof cardSets.$inferInsert, 'id'>): Promise<SetRow> {
  for (;;) {
    const ids = await tx.select({ id: cardSets.id }).from(cardSets);
    const id = freeSlug(set.name, SET_SLUG, new Set(ids.map((each) => each.id)));
    const [row] = await tx
      .insert(cardSets)
      .values({ id, ...set })
      .onConflictDoNothing()
      .returning();
    if (row !== undefined) return row;
  }
}

/** What is absent stays. Saying it again changes nothing and writes nothing down. */
export async function editSet(
  db: Db,
  admin: AdminIdentity,
  now: Date,
  id: string,
  edit: CardSetEdit,
): Promise<CardSetJson | CallRefusal> {
  return db.transaction(async (tx) => {
    await lockCardSetNames(tx);
    const [row] = await tx.select().from(cardSets).where(eq(cardSets.id, id)).for('no key update');
    if (row === undefined) return refused('card-set-unknown');
    const { name, description, artworkUrl, isActive } = edit;
    if (name !== undefined && (await isNameTaken(tx, name, id))) return refused('card-set-name-taken');
    const changed: SetRow = {
      ...row,
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description: description || null }),
      ...(artworkUrl === undefined ? {} : { artworkUrl: artworkUrl || null }),
      ...(isActive === undefined ? {} : { isActive }),
    };
    const difference = changedFields(setFields(row), setFields(changed));
    if (difference === undefined) return setJson(row);
    if (isStaleRevision(edit.revision, editable(row))) return refused('card-set-changed');
    await tx.update(cardSets).set(changed).where(eq(cardSets.id, id));
    await recordAudit(tx, admin, now, { action: 'card-set.edit', subject: id, ...difference });
    return setJson(changed);
  });
}

async function isNameTaken(tx: Tx, name: string, besides = ''): Promise<boolean> {
  const [found] = await tx
    .select({ id: cardSets.id })
    .from(cardSets)
    .where(and(sql`lower(${cardSets.name}) = lower(${name})`, ne(cardSets.id, besides)));
  return found !== undefined;
}

/** Locks a set against other changes of its cards. */
export async function lockSet(tx: Tx, id: string): Promise<SetRow | undefined> {
  const [row] = await tx.select().from(cardSets).where(eq(cardSets.id, id)).for('no key update');
  return row;
}

/** As long as a column of whole numbers holds. */
const PLAIN_NUMBER = '^\\d{1,9}$';
const highestNumber = sql`max(case when ${cards.cardNumber} ~ ${PLAIN_NUMBER} then ${cards.cardNumber}::int end)`;

/**
 * A set that was printed somewhere has the totals of its print. One that is made here has what is in it, and its cards
 * are numbered to its highest plain number, so that no card reads «77/5»; 0 where none has one.
 */
export async function countCards(tx: Tx, set: SetRow): Promise<SetRow> {
  if (set.origin !== 'made') return set;
  const [counted] = await tx
    .select({ total: count(), printedTotal: sql<number>`coalesce(${highestNumber}, 0)` })
    .from(cards)
    .where(eq(cards.setId, set.id));
  const totals = { total: counted?.total ?? 0, printedTotal: counted?.printedTotal ?? 0 };
  await tx.update(cardSets).set(totals).where(eq(cardSets.id, set.id));
  return { ...set, ...totals };
}
