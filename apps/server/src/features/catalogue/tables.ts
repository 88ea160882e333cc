/** Tables of what exists: card sets and their cards. */

import type { Card } from '@pokesol/cards';
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const cardSets = pgTable('card_sets', {
  id: text().primaryKey(),
  name: text().notNull(),
  series: text().notNull(),
  code: text(),
  description: text(),
  printedTotal: integer('printed_total').notNull(),
  total: integer().notNull(),
  releaseDate: text('release_date'),
  artworkUrl: text('artwork_url'),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** What is searched and sorted by has a column; `facts` is the whole card as `@pokesol/cards` describes it. */
export const cards = pgTable(
  'cards',
  {
    id: text().primaryKey(),
    setId: text('set_id')
      .notNull()
      .references(() => cardSets.id),
    name: text().notNull(),
    cardNumber: text('card_number').notNull(),
    rarity: text().notNull(),
    supertype: text().notNull(),
    facts: jsonb().$type<Card>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('cards_set').on(table.setId)],
);
