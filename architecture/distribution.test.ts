/**
 * Every table has its place where the database is split by key, each of its primary and unique keys contains that key, and no row
 * points at one that may lie elsewhere. What is not so yet is named here.
 */
import { expect, test } from 'vitest';
import { DISTRIBUTION } from '../apps/server/src/platform/db/distribution.ts';
import { snapshotTables, uniqueKeysOf } from '../apps/server/testing/databases/snapshot.ts';

const tables = snapshotTables();

test('the table of keys names every table once, and no other', () => {
  expect(Object.keys(DISTRIBUTION).sort()).toEqual(tables.map(({ name }) => name).sort());
});

/**
 * Older servers name these in `on conflict` and by references, so that they stay until the day of the split, when
 * operations/citus/split.sql puts the key in front. What they say is true of one wallet as of all: an id is random, and a burn
 * has one authority.
 */
const WITHOUT_KEY = [
  'deck_cards_deck_id_card_id_pk',
  'decks_pkey',
  'friend_challenges_pkey',
  'point_entries_pkey',
  'point_entries_cause_unique',
  'purchase_intents_pkey',
  'purchase_intents_reference_unique',
  'purchases_pkey',
  'purchases_burn',
  'purchases_intent_id_unique',
  'shares_pkey',
  'shares_deck',
  // One open battle a wallet, which no battle's own place can see.
  'battle_seats_open',
];

test('primary and unique keys contain the key', () => {
  const lacking = tables.flatMap((table) => {
    const placement = DISTRIBUTION[table.name];
    if (typeof placement !== 'object') return [];
    return uniqueKeysOf(table).filter(({ columns }) => !columns.includes(placement.key));
  });
  expect(lacking.map(({ name }) => name).sort()).toEqual([...WITHOUT_KEY].sort());
});

/** They get the wallet on the day of the split. */
const REFERENCES_WITHOUT_KEY = [
  'deck_cards_deck_id_decks_id_fk',
  'purchases_intent_id_purchase_intents_id_fk',
  'shares_deck_id_decks_id_fk',
];

test('a row points at rows with its own key, or at what is the same everywhere', () => {
  const beyond: string[] = [];
  const lacking: string[] = [];
  for (const { name: table, foreignKeys } of tables)
    for (const { name, tableTo, columnsFrom } of Object.values(foreignKeys)) {
      const from = DISTRIBUTION[table];
      const to = DISTRIBUTION[tableTo];
      if (to === 'reference') continue;
      if (typeof from !== 'object' || typeof to !== 'object' || from.group !== to.group) beyond.push(name);
      else if (!columnsFrom.includes(from.key)) lacking.push(name);
    }
  expect(beyond).toEqual([]);
  expect(lacking.sort()).toEqual(REFERENCES_WITHOUT_KEY);
});
