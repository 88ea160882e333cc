/** Tables of decks: a wallet's named lists of cards. */
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { wallets } from '../auth/index.ts';
import { cards } from '../catalogue/index.ts';

export const decks = pgTable(
  'decks',
  {
    id: uuid().primaryKey(),
    wallet: text()
      .notNull()
      .references(() => wallets.address),
    name: text().notNull(),
    description: text().notNull(),
    /** Lines of a pasted list that name no card of this game. */
    note: text().notNull().default(''),
    /** Rises with every save, so that a save over another one is noticed. */
    version: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('decks_wallet').on(table.wallet, table.updatedAt),
    // Becomes the primary key where decks are split by wallet; so do those of the same name elsewhere.
    uniqueIndex('decks_key').on(table.wallet, table.id),
  ],
);

export const deckCards = pgTable(
  'deck_cards',
  {
    /** The deck's; what a server of before adds without it, a trigger completes. */
    wallet: text().notNull().default(''),
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
    uniqueIndex('deck_cards_key').on(table.wallet, table.deckId, table.cardId),
    check('deck_cards_quantity', sql`${table.quantity} between 1 and 60`),
  ],
);
