/** The table of links by which anybody may look at a deck or a binder, for as long as its owner lets them. */
import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { wallets } from '../auth/index.ts';
import { decks } from '../decks/index.ts';

export const shares = pgTable(
  'shares',
  {
    /** Stands in the link: it cannot be guessed. */
    id: uuid().primaryKey(),
    wallet: text()
      .notNull()
      .references(() => wallets.address),
    kind: text().$type<'deck' | 'binder'>().notNull(),
    /** Absent for a binder. A deleted deck takes its link along. */
    deckId: uuid('deck_id').references(() => decks.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // One link a thing: switching it on twice gives the same one.
    uniqueIndex('shares_deck').on(table.deckId),
    uniqueIndex('shares_key').on(table.wallet, table.id),
    uniqueIndex('shares_binder').on(table.wallet).where(sql`${table.deckId} is null`),
    check('shares_kind', sql`(${table.kind} = 'deck') = (${table.deckId} is not null)`),
  ],
);
