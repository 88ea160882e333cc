/** What servers of this database can do, and since when. */
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const abilities = pgTable('abilities', {
  name: text().primaryKey(),
  /** When a server that can do it was first seen, by the database's clock. */
  since: timestamp({ withTimezone: true }).notNull(),
});
