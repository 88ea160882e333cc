/** What transactions of all servers line up at. */
import { pgTable, text } from 'drizzle-orm/pg-core';

/** A row is a lock for who writes it, until its transaction ends, wherever the row lies. */
export const namedLocks = pgTable('named_locks', { name: text().primaryKey() });
