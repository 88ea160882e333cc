/** Imports the cards of a file into a set: tried, or written whole or not at all. */
import { setImmediate } from 'node:timers/promises';
import { BULK_BYTES, type BulkReport, type BulkRequest } from '@pokesol/protocol';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { AdminIdentity } from '../../platform/http/access.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { recordAudit } from '../audit/index.ts';
import { cardSets, cards, countCards, lockSet } from '../catalogue/index.ts';
import type { LineProblem } from './columns.ts';
import { type BulkPlan, compareWithSet, type PlacedCard, readRows } from './plan.ts';
import { readFile } from './readFile.ts';

/** Rows a statement carries; an in-process database answers no other call meanwhile. */
const CHUNK = 100;
const MOST_PROBLEMS = 200;
const SAMPLE = 10;
/** Ids that the audit keeps; the count is kept in full. */
const AUDITED_IDS = 500;

export const TOO_LARGE = refused('too-large/file', {
  params: { megabytes: BULK_BYTES / 1024 / 1024 },
});

export async function bulkImport(
  db: Db,
  admin: AdminIdentity,
  now: Date,
  { setId, cardsData, dryRun = false }: BulkRequest,
): Promise<BulkReport | CallRefusal> {
  if (Buffer.byteLength(cardsData) > BULK_BYTES) return TOO_LARGE;
  const [set] = await db.select({ id: cardSets.id }).from(cardSets).where(eq(cardSets.id, setId));
  if (set === undefined) return refused('card-set-unknown');
  const file = await readFile(cardsData);
  const read = await readRows(file.rows, setId);
  const wrong = [...file.problems, ...read.problems];
  const report = (plan: BulkPlan) =>
    reportOf(plan, { dryRun, rows: file.rows.length, placed: read.cards, wrong });
  if (dryRun) return report(await compareWithSet(db, setId, read.cards));
  return db.transaction(async (tx) => {
    const locked = await lockSet(tx, setId);
    if (locked === undefined) throw new Error(`the set ${setId} was there a moment ago`);
    const plan = await compareWithSet(tx, setId, read.cards);
    const summary = report(plan);
    if (summary.problemCount > 0) return bulkRefused(summary);
    if (plan.added.length === 0) return summary;
    await writeCards(tx, setId, plan.added, now);
    await countCards(tx, locked);
    await recordAudit(tx, admin, now, {
      action: 'cards.bulk',
      subject: setId,
      after: {
        created: summary.created,
        unchanged: summary.unchanged,
        cards: plan.added.slice(0, AUDITED_IDS).map(({ card }) => card.id),
      },
    });
    return summary;
  });
}

/** Throws, and so undoes all, when a card has come from elsewhere in the meantime: sent again, the file meets it. */
async function writeCards(tx: Tx, setId: string, added: readonly PlacedCard[], now: Date): Promise<void> {
  for (let at = 0; at < added.length; at += CHUNK) {
    const rows = added
      .slice(at, at + CHUNK)
      .map(({ card }) => ({ id: card.id, setId, base: card, origin: 'made' as const, updatedAt: now }));
    await tx.insert(cards).values(rows);
    await setImmediate();
  }
}

type Compared = {
  readonly dryRun: boolean;
  readonly rows: number;
  readonly placed: readonly PlacedCard[];
  readonly wrong: readonly LineProblem[];
};

function reportOf(plan: BulkPlan, { dryRun, rows, placed, wrong }: Compared): BulkReport {
  const problems = [...wrong, ...plan.problems].sort((a, b) => a.line - b.line);
  return {
    created: problems.length > 0 ? 0 : plan.added.length,
    dryRun,
    rows,
    unchanged: plan.unchanged.length,
    problems: problems.slice(0, MOST_PROBLEMS),
    problemCount: problems.length,
    sample: placed.slice(0, SAMPLE).map(({ line, card }) => ({
      line,
      name: card.name,
      cardNumber: card.cardNumber,
      rarity: card.rarity,
    })),
  };
}

function bulkRefused(report: BulkReport): CallRefusal {
  return refused('bulk-refused', { params: { problems: report.problemCount }, more: { report } });
}
