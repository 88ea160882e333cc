/** The table of the cards that each wallet wishes for. */
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { wallets } from '../auth/index.ts';
import { cards } from '../catalogue/index.ts';

export const wishlist = pgTable(
  'wishlist',
  {
    wallet: text()
      .notNull()
      .references(() => wallets.address),
    cardId: text('card_id')
      .notNull()
      .references(() => cards.id),
    wishedAt: timestamp('wished_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.wallet, table.cardId] })],
);
