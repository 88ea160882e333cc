/** Tables of what is printed on cards: the sentences as a catalogue has them, and how each compiler reads them. */
import type { PrintedCard, ReadLine } from '@pokesol/card-text/cards';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { cards } from '../catalogue/index.ts';

const cardId = () =>
  text('card_id')
    .notNull()
    .references(() => cards.id, { onDelete: 'cascade' });

/** The sentences of each card that a catalogue has sent; of cards made here there are none. */
export const cardTexts = pgTable('card_texts', {
  cardId: cardId().primaryKey(),
  printed: jsonb().$type<PrintedCard>().notNull(),
  /** Of `printed`, SHA-256 in hex. */
  hash: text().notNull(),
});

/**
 * Each text as the compiler of that version read it. All who look see the readings of one version (`card_text_state`), while
 * another may be growing beside it.
 */
export const cardTextReadings = pgTable(
  'card_text_readings',
  {
    cardId: cardId(),
    /** Of the compiler's grammar. */
    version: text().notNull(),
    /** Of the text that was read. */
    hash: text().notNull(),
    plays: text({ enum: ['full', 'part', 'none'] }).notNull(),
    lines: jsonb().$type<readonly ReadLine[]>().notNull(),
    /** Of the names of cards that the text may say; `''` where a server of before has read it. */
    names: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.cardId, table.version] }),
    index('card_text_readings_plays').on(table.version, table.plays),
  ],
);

/** The version of readings that came with the product's own sets: players see them, and no compiler of this server makes them. */
export const SHIPPED = 'shipped';

/** One row: which readings count, and who is reading all cards again. */
export const cardTextState = pgTable(
  'card_text_state',
  {
    id: integer().primaryKey().default(1),
    version: text().notNull(),
    /** Of the names of all cards, when all readings were last compared with them. */
    names: text().notNull().default(''),
    /** The server that reads, and until when no other does, by the database's clock. */
    reader: uuid(),
    readerUntil: timestamp('reader_until', { withTimezone: true }),
  },
  (table) => [check('card_text_state_one', sql`${table.id} = 1`)],
);
