/**
 * Tables of battles: how each began, every action taken, the board as it stands, who sits where; the archive; a wallet's own
 * battles; and who searches.
 */
import type { DeckFormat } from '@pokesol/decks';
import type { AnyRules, Seat, TypeOf } from '@pokesol/engine';
import type { State } from '@pokesol/engine/classic';
import type { State as OfficialState } from '@pokesol/engine/official';
import {
  ABANDONED_BECAUSE,
  BATTLE_RESULTS,
  BATTLE_RULES,
  OPPONENT_KINDS,
  OPPONENT_LEVELS,
} from '@pokesol/protocol';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** An event and when it happened, for the battle log. */
export type LoggedEvent = { event: TypeOf<AnyRules, 'event'>; at: number };

/** Of either rules, by the battle's setup. */
export type AnyState = State | OfficialState;

/** Why an old battle stays where it is. */
export const NOT_ARCHIVED_BECAUSE = ['log-broken', 'unplayable', 'other-events', 'other-board'] as const;

/**
 * `setup` and the actions are the truth; `state`, `version` and what follows from them are a cache of it. Of one in the archive
 * `setup` and `state` hold only what lists and counters read, and `recent` nothing.
 */
export const battles = pgTable(
  'battles',
  {
    id: uuid().primaryKey(),
    /** Of practice `match`, as servers of before read it: its setup says the kind. */
    mode: text({ enum: ['match', 'campaign'] }).notNull(),
    setup: jsonb().$type<TypeOf<AnyRules, 'setup'>>().notNull(),
    /** SHA-256 of the whole setup, which the players get before anything is dealt to them. */
    setupHash: text('setup_hash').notNull(),
    state: jsonb().$type<AnyState>().notNull(),
    /** The state's, beside it: counting results reads no board. */
    winner: integer().generatedAlwaysAs(sql`((state ->> 'winner')::integer)`),
    /** The setup's, beside it: lists tell battles of each rule set apart, and those of another version are looked for. */
    rules: text({ enum: BATTLE_RULES }).generatedAlwaysAs(sql`(setup ->> 'rules')`),
    rulesVersion: integer('rules_version').generatedAlwaysAs(sql`((setup ->> 'rulesVersion')::integer)`),
    /** The newest events, the oldest first. */
    recent: jsonb().$type<LoggedEvent[]>().notNull(),
    /** How many actions were taken. */
    version: integer().notNull(),
    status: text({ enum: ['open', 'ended', 'abandoned'] }).notNull(),
    /** Absent for those that were abandoned before it was written down. */
    abandonedBecause: text('abandoned_because', { enum: ABANDONED_BECAUSE }),
    createdAt: moment('created_at').notNull(),
    touchedAt: moment('touched_at').notNull(),
    endedAt: moment('ended_at'),
    /** Between two people: when the clock acts for the side to move. */
    turnEndsAt: moment('turn_ends_at'),
    /** Whether all that is large of it lies in `battle_archive`, and no action in `battle_actions`. */
    isArchived: boolean('is_archived').notNull().default(false),
    /** Absent where it was not tried, or went well. */
    notArchivedBecause: text('not_archived_because', { enum: NOT_ARCHIVED_BECAUSE }),
  },
  (table) => [
    index('battles_not_archived')
      .on(table.touchedAt)
      .where(sql`${table.status} <> 'open' and not ${table.isArchived}`),
    index('battles_clock').on(table.turnEndsAt).where(sql`${table.status} = 'open'`),
    index('battles_rules').on(table.rulesVersion).where(sql`${table.status} = 'open'`),
    index('battles_touched').on(table.touchedAt).where(sql`${table.status} = 'open'`),
  ],
);

export const battleSeats = pgTable(
  'battle_seats',
  {
    battleId: uuid('battle_id')
      .notNull()
      .references(() => battles.id),
    seat: integer().$type<Seat>().notNull(),
    /** Absent where no person plays. */
    wallet: text(),
    name: text().notNull(),
    kind: text({ enum: OPPONENT_KINDS }).notNull(),
    level: text({ enum: OPPONENT_LEVELS }),
    trainerId: text('trainer_id'),
    isOpen: boolean('is_open').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.battleId, table.seat] }),
    index('battle_seats_wallet').on(table.wallet),
    // No wallet plays two battles at once: a battle begun twice, or left behind, is found and not doubled.
    uniqueIndex('battle_seats_open')
      .on(table.wallet)
      .where(sql`${table.isOpen} and ${table.wallet} is not null`),
  ],
);

/** Append-only. `version` is the battle's after the action; 0 is the setup, which is no player's action. */
export const battleActions = pgTable(
  'battle_actions',
  {
    battleId: uuid('battle_id')
      .notNull()
      .references(() => battles.id),
    version: integer().notNull(),
    action: jsonb().$type<TypeOf<AnyRules, 'action'>>(),
    events: jsonb().$type<TypeOf<AnyRules, 'event'>[]>().notNull(),
    at: moment('at').notNull(),
    /** The request that took it, by its sender's name for it. Absent of what an AI or the clock did. */
    requestId: uuid('request_id'),
  },
  (table) => [
    primaryKey({ columns: [table.battleId, table.version] }),
    uniqueIndex('battle_actions_request')
      .on(table.battleId, table.requestId)
      .where(sql`${table.requestId} is not null`),
  ],
);

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Battles that are over for long, each as one compressed document; `archived.ts` reads it. */
export const battleArchive = pgTable('battle_archive', {
  battleId: uuid('battle_id')
    .primaryKey()
    .references(() => battles.id),
  /** How the document is written. */
  form: integer().notNull(),
  /** SHA-256 of the document as it lies here, so that the database itself can tell whether it is whole. */
  hash: text().notNull(),
  document: bytes().notNull(),
  archivedAt: moment('archived_at').notNull(),
});

/**
 * A wallet's battles, as its list shows them: a copy of what the battles say, in the wallet's place. One of them has no result
 * yet, and no other begins meanwhile; which makes this the claim of one that is about to begin, too. A line with its result has
 * had all that the end brings, points and counters: they are written together.
 */
export const walletBattles = pgTable(
  'wallet_battles',
  {
    wallet: text().notNull(),
    battleId: uuid('battle_id').notNull(),
    mode: text({ enum: ['match', 'campaign'] }).notNull(),
    isPractice: boolean('is_practice').notNull().default(false),
    isGuest: boolean('is_guest').notNull().default(false),
    rules: text({ enum: BATTLE_RULES }).notNull(),
    format: text(),
    opponentWallet: text('opponent_wallet'),
    opponentName: text('opponent_name').notNull(),
    opponentKind: text('opponent_kind', { enum: OPPONENT_KINDS }).notNull(),
    opponentLevel: text('opponent_level', { enum: OPPONENT_LEVELS }),
    trainerId: text('trainer_id'),
    createdAt: moment('created_at').notNull(),
    /** Until then no server takes the line away where its battle is not there yet, by the database's clock. */
    claimedUntil: moment('claimed_until').notNull(),
    /** Absent until the battle is over, and its end was written here. */
    result: text({ enum: BATTLE_RESULTS }),
    turn: integer(),
    victoryCondition: text('victory_condition'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.wallet, table.battleId] }),
    uniqueIndex('wallet_battles_open').on(table.wallet).where(sql`${table.result} is null`),
    index('wallet_battles_newest').on(table.wallet, table.createdAt, table.battleId),
  ],
);

/** What the end of a battle brings to a wallet and was not written there yet: left by the statement that ends it. */
export const battleEffects = pgTable(
  'battle_effects',
  {
    battleId: uuid('battle_id')
      .notNull()
      .references(() => battles.id),
    seat: integer().$type<Seat>().notNull(),
    wallet: text().notNull(),
    /** Poke Points that it pays. */
    points: integer().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.battleId, table.seat] }),
    index('battle_effects_oldest').on(table.createdAt),
  ],
);

/** Who searches an opponent now. Being found names the battle; the searcher takes the ticket away. */
export const matchTickets = pgTable(
  'match_tickets',
  {
    wallet: text().primaryKey(),
    deckId: uuid('deck_id').notNull(),
    /** Only who searches by the same rules is found. */
    rules: text({ enum: BATTLE_RULES }).notNull().default('classic'),
    /** And in the same format; absent, in that of all cards. */
    format: text().$type<DeckFormat>(),
    /** Which of the wallet's searches it stands for: the one begun last. */
    searchId: uuid('search_id').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Past this moment no client waits any more. */
    expiresAt: moment('expires_at').notNull(),
    battleId: uuid('battle_id'),
    /** Which of its two players' searches is about to begin its battle, and until when no other does. */
    claim: uuid(),
    claimedUntil: moment('claimed_until'),
  },
  (table) => [
    index('match_tickets_waiting').on(table.rules, table.createdAt).where(sql`${table.battleId} is null`),
    index('match_tickets_claim').on(table.claim).where(sql`${table.claim} is not null`),
  ],
);
