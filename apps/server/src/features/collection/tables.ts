/** The table of what each wallet owns. */
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { wallets } from '../auth/index.ts';
import { cards } from '../catalogue/index.ts';

export const userCards = pgTable(
  'user_cards',
  {
    wallet: text()
      .notNull()
      .references(() => wallets.address),
    cardId: text('card_id')
      .notNull()
      .references(() => cards.id),
    quantity: integer().notNull(),
    firstOwnedAt: timestamp('first_owned_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.wallet, table.cardId] }),
    check('user_cards_quantity', sql`${table.quantity} > 0`),
  ],
);
