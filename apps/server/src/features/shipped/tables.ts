/** Tables of what was loaded of the shipped sets' files. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { cardSets } from '../catalogue/index.ts';

/** A set is loaded once: again when its file is another. */
export const shippedSets = pgTable('shipped_sets', {
  setId: text('set_id')
    .primaryKey()
    .references(() => cardSets.id, { onDelete: 'cascade' }),
  /** Of the file. */
  version: text().notNull(),
});
