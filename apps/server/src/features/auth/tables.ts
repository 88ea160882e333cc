/** Tables of sign-in: wallets, challenges, sessions. */
import type { SignInChallenge } from '@pokesol/chain';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const wallets = pgTable('wallets', {
  address: text().primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
});

/** A challenge serves once: verifying deletes it, whatever comes out. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    nonce: text().primaryKey(),
    challenge: jsonb().$type<SignInChallenge>().notNull(),
    /** Hash of the browser's pre-session cookie, so that a phished signature is of no use elsewhere. */
    browserHash: text('browser_hash').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sign_in_challenges_expiry').on(table.expiresAt)],
);

/** A session is known by the hash of its cookie: a leaked table opens no door. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    address: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_expiry').on(table.expiresAt)],
);
