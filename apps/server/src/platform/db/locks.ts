/**
 * Every lock of the product that is no row of what is locked, and the order in which locks are taken, so that no two transactions
 * wait for each other.
 *
 * Order, from first to last; a transaction may leave steps out and never goes back:
 * 1. one named lock of this file (no transaction takes two);
 * 2. one wallet (`features/auth/lockWallet.ts`);
 * 3. a card set, then its cards by id, then a pack type;
 * 4. a row of the feature's own: a deck, an import, a battle; a purchase before its intent.
 * Jobs that claim or delete rows, and searches that claim each other, skip those that are held (`skip locked`), so they
 * never wait.
 *
 * A name is part of the protocol between servers of one database: an old and a new build that run side by side during an
 * upgrade must use the same. Advisory locks, which one node of a database alone would know, are left to migrations: they
 * run on the direct address.
 */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from './database.ts';
import { namedLocks } from './tables.ts';

const MIGRATIONS = 7_053_265;

/** Held by a connection until it ends: several servers may start at once, and one migrates at a time. */
export async function lockMigrations(connection: Queryable): Promise<void> {
  await connection.execute(sql`select pg_advisory_lock(${MIGRATIONS})`);
}

/** So many locks for all networks: a name for each would leave a row for each. */
const LOGIN_LOCKS = 64;

/** One login attempt of a network at a time, or many at once would each count the same few. */
export function lockLoginAttempts(tx: Tx, network: string): Promise<void> {
  const [first = 0] = createHash('sha256').update(network).digest();
  return lockName(tx, `admin-guess ${first % LOGIN_LOCKS}`);
}

/** One new pack type at a time: two alike names would both find the same id free. */
export const lockNewPackTypes = (tx: Tx): Promise<void> => lockName(tx, 'pack-type.create');

/** A card set's name is looked for and taken by one transaction at a time. */
export const lockCardSetNames = (tx: Tx): Promise<void> => lockName(tx, 'card-set-names');

/** Written anew, a row is held until the transaction ends, by the first that comes. */
async function lockName(tx: Tx, name: string): Promise<void> {
  await tx.insert(namedLocks).values({ name }).onConflictDoUpdate({ target: namedLocks.name, set: { name } });
}
