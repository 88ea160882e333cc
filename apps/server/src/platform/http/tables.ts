/** What all servers of a database count together. */
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Calls of one network that have a shared limit, by the window they fell into. */
export const requestCounts = pgTable(
  'request_counts',
  {
    network: text().notNull(),
    limit: text('limit_name').notNull(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    requests: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.windowStart, table.limit, table.network] })],
);
