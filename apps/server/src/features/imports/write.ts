/** Writes an import in one transaction: the set, the cards that differ, the audit and the import's own end. */
import type { Card } from '@pokesol/cards';
import type { CatalogueKind, ImportReport } from '@pokesol/protocol';
import { eq, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../platform/db/database.ts';
import type { AdminIdentity } from '../../platform/http/access.ts';
import { changedFields, recordAudit } from '../audit/index.ts';
import { type CardTexts, type ImportFigures, type SetFigures, writeTexts } from '../cardText/index.ts';
import { cardSets, cards, lockSet, type SetRow } from '../catalogue/index.ts';
import { importAuditEntry, type SetChange } from './importAuditEntry.ts';
import { outdatedPools } from './outdatedPools.ts';
import { cardsToWrite, type ImportPlan, planImport } from './plan.ts';
import { endImport } from './progress.ts';
import type { SourceCards, SourceSet } from './source.ts';

/** Few enough that no call waits long for an in-process database between two statements. */
const CHUNK = 50;
/** Lines of each list that a report holds. */
const LINES = 100;

export type WriteOrder = {
  readonly importId: string;
  readonly source: CatalogueKind;
  readonly skipUnreadable: boolean;
  readonly admin: AdminIdentity;
};

type WriteDeps = { readonly db: Db; readonly now: () => number; readonly importFigures: ImportFigures };

export type Written = { report: ImportReport } | { unreadable: ImportReport };

/** A set that an admin made here has the id of the catalogue's. */
export class SetIdTaken extends Error {
  readonly params: { readonly set: string; readonly id: string };
  constructor({ id, name }: SetRow) {
    super(`the set ${id} was made here`);
    this.params = { set: name, id };
  }
}

/** Throws SetIdTaken before anything is read. */
export async function refuseMadeSet(db: Queryable, id: string): Promise<void> {
  const [set] = await db.select().from(cardSets).where(eq(cardSets.id, id));
  if (set?.origin === 'made') throw new SetIdTaken(set);
}

/** It was given up while it read: another server takes it that this one is dead. */
export class GivenUp extends Error {}

/**
 * Throws without a trace when anything fails, SetIdTaken where the set is not the catalogue's. Cards that cannot be read hold up all others unless they may be
 * skipped; nothing is written then.
 */
export async function writeImport(
  { db, importFigures, ...deps }: WriteDeps,
  order: WriteOrder,
  read: SourceCards,
  texts: CardTexts,
): Promise<Written> {
  const now = new Date(deps.now());
  return db.transaction(async (tx) => {
    // Other changes to cards of this set happen before or after, never in between.
    const here = await lockSet(tx, read.set.id);
    if (here?.origin === 'made') throw new SetIdTaken(here);
    const plan = await planImport(tx, read);
    if (plan.unread.length > 0 && !order.skipUnreadable)
      return { unreadable: reportOf(read.set, plan, { dryRun: false, cardsImported: 0 }) };
    const setChange = await writeSet(tx, read.set, here);
    const figures = await importFigures(tx, read.set.id, texts, plan.texts);
    await writeCards(tx, read.set.id, cardsToWrite(plan), now);
    await writeTexts(tx, texts, plan.texts);
    const report = reportOf(read.set, plan, {
      dryRun: false,
      texts: figures,
      packsBehind: await outdatedPools(tx, read.set.id),
    });
    const action = importAuditEntry(read.set.id, order.source, plan, setChange);
    if (action !== undefined) await recordAudit(tx, order.admin, now, action);
    if (!(await endImport(tx, order.importId, { status: 'done', report, problem: null })))
      throw new GivenUp(`the import ${order.importId} was taken over`);
    return { report };
  });
}

export function reportOf(
  set: SourceSet,
  plan: ImportPlan,
  {
    dryRun,
    cardsImported,
    packsBehind = [],
    texts,
  }: { dryRun: boolean; cardsImported?: number; packsBehind?: string[]; texts?: TextFigures },
): ImportReport {
  return {
    cardsImported: cardsImported ?? plan.added.length + plan.changed.length + plan.unchanged,
    setName: set.name,
    dryRun,
    added: plan.added.length,
    changed: plan.changed.length,
    unchanged: plan.unchanged,
    unread: plan.unread.slice(0, LINES),
    unreadCount: plan.unread.length,
    notes: plan.notes.slice(0, LINES),
    noteCount: plan.notes.length,
    changes: plan.changes.slice(0, LINES),
    packsBehind,
    ...(texts !== undefined && {
      texts: { ...(texts.before !== undefined && { before: texts.before }), after: texts.after },
    }),
  };
}

/** Of the set before the import, and with it. */
type TextFigures = { readonly before: SetFigures | undefined; readonly after: SetFigures };

/**
 * What an admin can edit of a set is written once; a set that was shipped is left as it is. The answer is what was written of it.
 */
async function writeSet(tx: Tx, set: SourceSet, here: SetRow | undefined): Promise<SetChange> {
  const { id, name, series, printedTotal, total } = set;
  const facts = { series, printedTotal, total, code: set.code ?? null, releaseDate: set.releaseDate ?? null };
  if (here === undefined) {
    const row = { name, ...facts, artworkUrl: set.logoUrl ?? set.symbolUrl ?? null };
    const inserted = await tx
      .insert(cardSets)
      .values({ id, ...row, origin: 'imported' })
      .onConflictDoNothing()
      .returning({ id: cardSets.id });
    // An admin has made it, or a server seeded it, since it was looked for.
    if (inserted.length === 0) await refuseMadeSet(tx, id);
    return inserted.length === 0 ? undefined : { before: {}, after: row };
  }
  const { series: was, printedTotal: printed, total: all, code, releaseDate } = here;
  const difference = changedFields<object>(
    { series: was, printedTotal: printed, total: all, code, releaseDate },
    facts,
  );
  if (here.origin !== 'imported' || difference === undefined) return undefined;
  await tx.update(cardSets).set(facts).where(eq(cardSets.id, id));
  return difference;
}

async function writeCards(tx: Tx, setId: string, written: readonly Card[], now: Date): Promise<void> {
  for (let at = 0; at < written.length; at += CHUNK) {
    const rows = written
      .slice(at, at + CHUNK)
      .map((base) => ({ id: base.id, setId, base, origin: 'imported' as const, updatedAt: now }));
    await tx
      .insert(cards)
      .values(rows)
      // Neither an admin's edits nor where the card came from first; nor another's card that was not planned for.
      .onConflictDoUpdate({
        target: cards.id,
        set: { base: sql`excluded.base`, updatedAt: now },
        setWhere: sql`${cards.setId} = ${setId} and ${cards.origin} <> 'made'`,
      });
  }
}
