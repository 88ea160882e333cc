/** Which server does what only one of them has to do. */
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const jobLeases = pgTable('job_leases', {
  name: text().primaryKey(),
  holder: text().notNull(),
  /** By the database's clock: the servers' own may differ. */
  until: timestamp({ withTimezone: true }).notNull(),
});
