/**
 * Every advisory lock of the product, and the order in which locks are taken, so that no two transactions wait for each other.
 *
 * Order, from first to last; a transaction may leave steps out and never goes back:
 * 1. one advisory lock of this file (no transaction takes two);
 * 2. wallets, by address (`features/auth/lockWallets.ts`). Pairing may lock a second pair after a first one: it holds the
 *    matchmaking lock, and everybody else locks one wallet only;
 * 3. a card set, then its cards by id, then a pack type;
 * 4. a row of the feature's own: a deck, an import, a battle; a purchase before its intent.
 * Jobs that claim or delete rows skip those that somebody holds (`skip locked`), so they wait for nobody.
 *
 * A key is part of the protocol between servers of one database: an old and a new build that run side by side during an
 * upgrade must use the same.
 */
import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from './database.ts';

const MIGRATIONS = 7_053_265;
const MATCHMAKING = 7_053_266;

/** Held by a connection until it ends: several servers may start at once, and one migrates at a time. */
export async function lockMigrations(connection: Queryable): Promise<void> {
  await connection.execute(sql`select pg_advisory_lock(${MIGRATIONS})`);
}

/** Pairing happens one after the other, so that no two searchers miss or double each other. */
export async function lockMatchmaking(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${MATCHMAKING})`);
}

/** One login attempt of a network at a time, or many at once would each count the same few. */
export const lockLoginAttempts = (tx: Tx, network: string): Promise<void> =>
  lockName(tx, `admin-guess ${network}`);

/** One new pack type at a time: two alike names would both find the same id free. */
export const lockNewPackTypes = (tx: Tx): Promise<void> => lockName(tx, 'pack-type.create');

/** A card set's name is looked for and taken by one transaction at a time. */
export const lockCardSetNames = (tx: Tx): Promise<void> => lockName(tx, 'card-set-names');

async function lockName(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
