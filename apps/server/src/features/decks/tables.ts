/** Tables of decks: a wallet's named lists of cards. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { wallets } from '../auth/tables.ts';
import { cards } from '../catalogue/tables.ts';

export const decks = pgTable(
  'decks',
  {
    id: uuid().primaryKey(),
    wallet: text()
      .notNull()
      .references(() => wallets.address),
    name: text().notNull(),
    description: text().notNull(),
    /** Rises with every save, so that a save over somebody else's is noticed. */
    version: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('decks_wallet').on(table.wallet, table.updatedAt)],
);

export const deckCards = pgTable(
  'deck_cards',
  {
    deckId: uuid('deck_id')
      .notNull()
      .references(() => decks.id, { onDelete: 'cascade' }),
    cardId: text('card_id')
      .notNull()
      .references(() => cards.id),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deckId, table.cardId] }),
    check('deck_cards_quantity', sql`${table.quantity} between 1 and 60`),
  ],
);
