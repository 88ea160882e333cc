/** The append-only ledger of Poke Points, and counters beside it for what is asked for all the time. */
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { wallets } from '../auth/index.ts';

/** A wallet's balance is the sum of its entries and nothing else. */
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
  (table) => [
    index('point_entries_wallet').on(table.wallet),
    uniqueIndex('point_entries_key').on(table.wallet, table.cause),
  ],
);

/** The sum of the wallet's entries, kept by the statement that adds one. */
export const pointBalances = pgTable('point_balances', {
  wallet: text()
    .primaryKey()
    .references(() => wallets.address),
  points: integer().notNull(),
});

/** How often the wallet won and lost against a trainer, kept by the statement that ends the battle. */
export const trainerRecords = pgTable(
  'trainer_records',
  {
    wallet: text()
      .notNull()
      .references(() => wallets.address),
    trainerId: text('trainer_id').notNull(),
    /** Of battles by Classic rules. */
    victories: integer().notNull(),
    defeats: integer().notNull(),
    /** Of battles by the official rules. */
    officialVictories: integer('official_victories').notNull().default(0),
    officialDefeats: integer('official_defeats').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.wallet, table.trainerId] })],
);
