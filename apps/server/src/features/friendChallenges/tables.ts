/** Table of challenges to a friend: who offers which deck by which rules, until when, and what came of it. */
import type { DeckFormat } from '@pokesol/decks';
import { BATTLE_RULES } from '@pokesol/protocol';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { wallets } from '../auth/index.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const friendChallenges = pgTable(
  'friend_challenges',
  {
    id: uuid().primaryKey(),
    wallet: text()
      .notNull()
      .references(() => wallets.address),
    deckId: uuid('deck_id').notNull(),
    rules: text({ enum: BATTLE_RULES }).notNull(),
    /** Absent where the challenge names none. */
    format: text().$type<DeckFormat>(),
    /** Practice: neither deck need be owned. */
    anyCards: boolean('any_cards').notNull().default(false),
    /** An open one past `expiresAt` is over all the same. */
    state: text({ enum: ['open', 'accepted', 'withdrawn'] }).notNull(),
    acceptedBy: text('accepted_by'),
    battleId: uuid('battle_id'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('friend_challenges_key').on(table.wallet, table.id),
    uniqueIndex('friend_challenges_open').on(table.wallet).where(sql`${table.state} = 'open'`),
    index('friend_challenges_expires').on(table.expiresAt),
  ],
);
