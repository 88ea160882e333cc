/** Tables of what exists: card sets and their cards. */
import type { Card } from '@pokesol/cards';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Shipped with the product, read from a catalogue, or made by an admin. */
const origin = () =>
  text({ enum: ['shipped', 'imported', 'made'] })
    .notNull()
    .default('shipped');

export const cardSets = pgTable('card_sets', {
  id: text().primaryKey(),
  name: text().notNull(),
  series: text().notNull(),
  code: text(),
  description: text(),
  printedTotal: integer('printed_total').notNull(),
  total: integer().notNull(),
  releaseDate: text('release_date'),
  artworkUrl: text('artwork_url'),
  isActive: boolean('is_active').notNull().default(true),
  origin: origin(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** An edit of `null` takes a field away; of two fields `null` is a value, which says that it is unknown. */
const FACTS = sql.raw(
  `('{"weaknesses":null,"resistances":null}'::jsonb || jsonb_strip_nulls(base || edits))`,
);
/** 52 bits, which every number here holds exactly. */
const FINGERPRINT = sql.raw(
  `(('x' || left(md5(set_id || ' ' || (base || edits)::text), 13))::bit(52)::bigint)`,
);
const fact = (name: string) => sql.raw(`(base || edits) ->> '${name}'`);

/** The fields that an admin changed, with what they are now. */
export type CardEdits = { readonly [Field in keyof Card]?: Card[Field] | null };

/**
 * A card is what its source says (`base`: the product, a catalogue, or the form it was made with) under what an admin
 * changed (`edits`), so that a new version of the source never undoes an admin's work. `facts` is the outcome; what is
 * searched and sorted by has a column of its own.
 */
export const cards = pgTable(
  'cards',
  {
    id: text().primaryKey(),
    setId: text('set_id')
      .notNull()
      .references(() => cardSets.id),
    base: jsonb().$type<Card>().notNull(),
    edits: jsonb().$type<CardEdits>().notNull().default({}),
    facts: jsonb().$type<Card>().notNull().generatedAlwaysAs(FACTS),
    name: text().notNull().generatedAlwaysAs(fact('name')),
    cardNumber: text('card_number').notNull().generatedAlwaysAs(fact('cardNumber')),
    rarity: text().notNull().generatedAlwaysAs(fact('rarity')),
    supertype: text().notNull().generatedAlwaysAs(fact('supertype')),
    /** Another one after each change of what callers get, by the database itself: the same on each of its nodes, and whatever server wrote. */
    fingerprint: bigint({ mode: 'number' }).notNull().generatedAlwaysAs(FINGERPRINT),
    origin: origin(),
    /** A withdrawn card is drawn by no new pack; its owners keep it. */
    isActive: boolean('is_active').notNull().default(true),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('cards_set').on(table.setId)],
);
