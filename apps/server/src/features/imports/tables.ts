/** Table of imports of sets: how far each is and how it ended, readable from every server. */
import type { MessageParams } from '@pokesol/engine';
import type { CatalogueKind, ImportReport } from '@pokesol/protocol';
import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Why an import failed: code, reason and params of a refusal. Rows of before have its sentence instead. */
export type KeptProblem = {
  code: string;
  reason?: string;
  params?: MessageParams;
  message?: string;
};

export const setImports = pgTable(
  'set_imports',
  {
    id: uuid().primaryKey(),
    setId: text('set_id').notNull(),
    source: text().$type<CatalogueKind>().notNull(),
    dryRun: boolean('dry_run').notNull(),
    status: text({ enum: ['reading', 'writing', 'done', 'failed'] }).notNull(),
    cardsRead: integer('cards_read').notNull().default(0),
    total: integer(),
    startedAt: moment('started_at').notNull(),
    /** A running import gives a sign of life; one that no longer does was interrupted. */
    touchedAt: moment('touched_at').notNull(),
    report: jsonb().$type<ImportReport>(),
    /** The refusal it ended with: its code and its sentence. */
    problem: jsonb().$type<KeptProblem>(),
  },
  (table) => [
    // One import of a set at a time, whatever server runs it; a dry run disturbs no other.
    uniqueIndex('set_imports_running')
      .on(table.setId)
      .where(sql`${table.status} in ('reading', 'writing') and not ${table.dryRun}`),
  ],
);
