/** Tables of what is sold and bought: pack types with versioned odds, purchase intents, purchases. */
import type { DeckEntry } from '@pokesol/decks';
import type { PackDefinition } from '@pokesol/packs';
import { FINALITIES, RECORDED_BY } from '@pokesol/protocol';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { wallets } from '../auth/index.ts';
import { cardSets } from '../catalogue/index.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const packTypes = pgTable('pack_types', {
  id: text().primaryKey(),
  name: text().notNull(),
  description: text(),
  /** Whole tokens, as a decimal string. */
  price: text().notNull(),
  setId: text('set_id')
    .notNull()
    .references(() => cardSets.id),
  artworkUrl: text('artwork_url'),
  isActive: boolean('is_active').notNull().default(true),
  /** The version that new purchases get; older ones stay for the packs already sold. */
  version: integer().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** Of the form that made it: sent again, it makes no second one. Absent for those that came with the product. */
  requestId: uuid('request_id').unique(),
  /** SHA-256 of that form, to tell it from another that is sent under its id. Absent of earlier ones. */
  requestHash: text('request_hash'),
});

/**
 * What is in a pack, never changed once written: a pack is drawn by the version it was sold under.
 * Either drawn (`definition` with its hash) or the same for everybody (`contents`).
 */
export const packTypeVersions = pgTable(
  'pack_type_versions',
  {
    packTypeId: text('pack_type_id')
      .notNull()
      .references(() => packTypes.id),
    version: integer().notNull(),
    definition: jsonb().$type<PackDefinition>(),
    packHash: text('pack_hash'),
    contents: jsonb().$type<DeckEntry[]>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.packTypeId, table.version] }),
    check(
      'pack_type_versions_drawn_or_fixed',
      sql`(${table.definition} is null) = (${table.packHash} is null)
        and (${table.definition} is null) <> (${table.contents} is null)`,
    ),
  ],
);

/** The free starter pack, once per wallet, for ever: the primary key says so. */
export const freePackClaims = pgTable('free_pack_claims', {
  wallet: text()
    .primaryKey()
    .references(() => wallets.address),
  packTypeId: text('pack_type_id')
    .notNull()
    .references(() => packTypes.id),
  version: integer().notNull(),
  claimedAt: moment('claimed_at').notNull(),
});

/** A promise to sell one pack: its price, its version and its seed, bound to a one-time reference account. */
export const purchaseIntents = pgTable(
  'purchase_intents',
  {
    id: uuid().primaryKey(),
    wallet: text()
      .notNull()
      .references(() => wallets.address),
    packTypeId: text('pack_type_id').notNull(),
    version: integer().notNull(),
    price: text().notNull(),
    /** Base units that the burn must destroy, exactly. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    reference: text().notNull().unique(),
    /** 32 bytes in hex. Secret until the pack is opened. */
    seed: text().notNull(),
    seedHash: text('seed_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When the sweep looks for its burn again; null once it is paid or given up. */
    nextSweepAt: moment('next_sweep_at'),
    sweeps: integer().notNull().default(0),
  },
  (table) => [
    index('purchase_intents_sweep').on(table.nextSweepAt).where(sql`${table.nextSweepAt} is not null`),
    index('purchase_intents_wallet').on(table.wallet, table.createdAt),
    uniqueIndex('purchase_intents_key').on(table.wallet, table.id),
  ],
);

/**
 * Each time the database was put back to an earlier moment: what was recorded in between is gone, and its burns are not. The
 * restore itself writes it.
 */
export const restores = pgTable('restores', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  /** The moment of the backup. */
  takenAt: moment('taken_at').notNull(),
  restoredAt: moment('restored_at').notNull(),
});

/** Whose burns were looked for after a restore, and whose are still to be: by their wallets, since their offers are gone. */
export const restoreLooks = pgTable(
  'restore_looks',
  {
    restoreId: bigint('restore_id', { mode: 'number' })
      .notNull()
      .references(() => restores.id),
    wallet: text()
      .notNull()
      .references(() => wallets.address),
    /** Null once everything was looked at. */
    nextLookAt: moment('next_look_at'),
    /** The transaction below which a look goes on that one round did not end. */
    before: text(),
  },
  (table) => [
    primaryKey({ columns: [table.restoreId, table.wallet] }),
    index('restore_looks_due').on(table.nextLookAt).where(sql`${table.nextLookAt} is not null`),
  ],
);

export const purchases = pgTable(
  'purchases',
  {
    id: uuid().primaryKey(),
    wallet: text()
      .notNull()
      .references(() => wallets.address),
    packTypeId: text('pack_type_id').notNull(),
    version: integer().notNull(),
    intentId: uuid('intent_id')
      .unique()
      .references(() => purchaseIntents.id),
    price: text().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    status: text({ enum: ['confirmed', 'opened', 'revoked'] }).notNull(),
    transactionSignature: text('transaction_signature').notNull(),
    /** Which instruction of the transaction burned, such as `outer[0]`: one transaction may pay several packs. */
    burnPath: text('burn_path').notNull(),
    /** The chain can still drop a confirmed burn; a finalized one stays for ever. */
    finality: text({ enum: FINALITIES }).notNull(),
    /** Since when the chain no longer shows the burn; null while it does. */
    missingSince: moment('missing_since'),
    /** The signed transaction, base64, to send again if the chain drops it. Removed once finalized. */
    wireTransaction: text('wire_transaction'),
    seed: text().notNull(),
    seedHash: text('seed_hash').notNull(),
    /** Which way the burn came to be known. Absent of those that were recorded before it was written down. */
    recordedBy: text('recorded_by', { enum: RECORDED_BY }),
    /** The restore that took its offer, or that it was recorded, out of the database; its seed is of afterwards. */
    restoreId: bigint('restore_id', { mode: 'number' }).references(() => restores.id),
    createdAt: moment('created_at').notNull(),
    /** When the chain was found to have finalized the burn, or to have dropped it; absent of earlier ones. */
    settledAt: moment('settled_at'),
    openedAt: moment('opened_at'),
    /** The cards drawn, in their order; null until opened. */
    drawn: jsonb().$type<string[]>(),
  },
  (table) => [
    unique('purchases_burn').on(table.transactionSignature, table.burnPath),
    index('purchases_wallet').on(table.wallet, table.createdAt),
    uniqueIndex('purchases_key').on(table.wallet, table.id),
    // Lists begin with unopened packs, and figures leave out dropped burns: partial indexes keep both from reading the other rows.
    index('purchases_unopened').on(table.wallet, table.createdAt).where(sql`${table.status} = 'confirmed'`),
    index('purchases_paid').on(table.createdAt, table.wallet).where(sql`${table.status} <> 'revoked'`),
    index('purchases_unsettled').on(table.createdAt).where(sql`${table.finality} = 'confirmed'`),
  ],
);
