/** Tables of the admin area: sessions, password guesses, and the overview's stored sums. */
import { index, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Known by the hash of its token: a leaked table opens no door. */
export const adminSessions = pgTable(
  'admin_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Names the session in the audit; says nothing about its token. */
    id: text().notNull().unique(),
    /** Which password opened it, as a hash of its slow hash: a changed password ends what the old one opened. */
    passwordTag: text('password_tag').notNull(),
    address: text().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('admin_sessions_expiry').on(table.expiresAt)],
);

/** Guesses of the last minute, of every server, that were wrong or are being looked at; by network. */
export const adminLoginAttempts = pgTable(
  'admin_guesses',
  { address: text().notNull(), at: moment('at').notNull() },
  (table) => [index('admin_guesses_address').on(table.address, table.at)],
);

/**
 * The sales of each past day that had any and whose burns are all settled. They can no longer change, so they are counted once,
 * by `sumPurchases.ts`.
 */
export const purchaseSums = pgTable('purchase_sums', {
  /** In UTC, such as 2026-11-26. */
  day: text().primaryKey(),
  packs: integer().notNull(),
  /** The exact amount of POKE. */
  poke: numeric().notNull(),
});
