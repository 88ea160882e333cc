/** The append-only ledger of Poke Points: a wallet's balance is the sum of its entries and nothing else. */
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { wallets } from '../auth/tables.ts';

export const pointEntries = pgTable(
  'point_entries',
  {
    id: uuid().primaryKey(),
    wallet: text()
      .notNull()
      .references(() => wallets.address),
    points: integer().notNull(),
    /** What they were given for; one entry for each, so that nothing pays twice. */
    cause: text().notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('point_entries_wallet').on(table.wallet)],
);
