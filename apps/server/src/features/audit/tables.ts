/** Table of what admins changed: written with the change, in the same transaction, and never altered afterwards. */
import type { AuditAction } from '@pokesol/protocol';
import { bigserial, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The public name of the admin session, not its token. */
    sessionId: text('session_id').notNull(),
    address: text().notNull(),
    action: text().$type<AuditAction>().notNull(),
    subject: text(),
    /** Why, in the admin's own words; asked for where an admin acts upon what is a player's. */
    reason: text(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    index('audit_entries_action').on(table.action, table.id),
    index('audit_entries_subject').on(table.subject, table.id),
  ],
);
