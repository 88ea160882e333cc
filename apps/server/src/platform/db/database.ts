/** What a database is to the features: statements, transactions, and a line for notices between its servers. */
import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { OpenLine } from '../bus/line.ts';

/** What runs statements: the database, or one transaction of it. For functions that are right inside either. */
export type Queryable = Pick<
  PgDatabase<PgQueryResultHKT>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'
>;

declare const transactional: unique symbol;
/** One open transaction. Takes locks, or writes what is true only together with something else; a `Db` does not fit. */
export type Tx = Queryable & {
  readonly [transactional]: true;
  /** Called once this transaction is committed, and never when it is undone. What is given must not throw. */
  afterCommit(run: () => void): void;
};

/**
 * The database itself, which begins transactions. A `Tx` does not fit: none is begun inside another. What a transaction runs
 * may run several times, the last one counts (runAgain.ts): it changes nothing but the database.
 */
export type Db = Queryable & {
  transaction<T>(run: (tx: Tx) => Promise<T>, config?: PgTransactionConfig): Promise<T>;
};

/** Connections to a server, of this process. */
export type PoolUse = { inUse: number; idle: number; waiting: number; limit: number };

export type Database = {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** Carries notices between the servers of this database. */
  openLine: OpenLine;
  /** Absent where the database is in this process. */
  poolUse?: () => PoolUse;
  close(): Promise<void>;
};
