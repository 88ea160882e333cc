/** The backups that were made of this database, so that a server can tell when the last one was. */
import { bigserial, pgTable, timestamp } from 'drizzle-orm/pg-core';

export const backups = pgTable('backups', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  /** Of which moment it is: the row is written behind it, and so in none but later ones. */
  takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
});
