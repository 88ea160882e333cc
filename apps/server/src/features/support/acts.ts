/** What admins did at the desk about one thing, read from the audit. */
import { type AuditAction, SUPPORT_ACTIONS, type SupportAct } from '@pokesol/protocol';
import { and, desc, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { auditEntries } from '../audit/index.ts';

const MOST_SHOWN = 50;

/** The newest first. */
export async function actsOn(db: Queryable, subjects: readonly string[]): Promise<SupportAct[]> {
  const rows = await db
    .select()
    .from(auditEntries)
    .where(
      and(
        inArray(auditEntries.subject, [...subjects]),
        inArray(auditEntries.action, [...SUPPORT_ACTIONS] satisfies AuditAction[]),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(MOST_SHOWN);
  return rows.map(({ at, action, reason, sessionId, after }) => ({
    at: at.toISOString(),
    action,
    sessionId,
    reason: reason ?? '',
    outcome: outcomeIn(after),
  }));
}

const outcomeIn = (after: unknown): string => {
  const outcome: unknown = typeof after === 'object' && after !== null && Reflect.get(after, 'outcome');
  return typeof outcome === 'string' ? outcome : '';
};
