/** What was written down about the admins' changes, page by page, the newest first. */
import {
  AUDIT_PAGE_SIZE,
  type AuditAnswer,
  type AuditEntry,
  type AuditQuery,
  auditEntry,
} from '@pokesol/protocol';
import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/database.ts';
import { auditEntries } from './tables.ts';

/** A page continues below an entry, not after a number of them: what is added meanwhile moves nothing. */
export async function auditPage(db: Db, { before, action, search }: AuditQuery): Promise<AuditAnswer> {
  const rows = await db
    .select()
    .from(auditEntries)
    .where(
      and(
        before === undefined ? undefined : lt(auditEntries.id, before),
        action === undefined ? undefined : eq(auditEntries.action, action),
        search === '' ? undefined : mentions(search),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(AUDIT_PAGE_SIZE + 1);
  const shown = rows.slice(0, AUDIT_PAGE_SIZE);
  const last = shown.at(-1);
  return {
    entries: shown.map(entryJson),
    ...(rows.length > shown.length && last !== undefined ? { next: last.id } : {}),
  };
}

/** Whether an entry's subject, address or session has this in it, in whatever case. */
function mentions(search: string): SQL | undefined {
  const has = (column: AnyPgColumn) => sql`position(lower(${search}) in lower(${column})) > 0`;
  return or(has(auditEntries.subject), has(auditEntries.address), has(auditEntries.sessionId));
}

function entryJson(row: typeof auditEntries.$inferSelect): AuditEntry {
  return auditEntry.parse({
    ...row,
    at: row.at.toISOString(),
    subject: row.subject ?? undefined,
    reason: row.reason ?? undefined,
    before: row.before ?? undefined,
    after: row.after ?? undefined,
  });
}
