/** What a database is to the features: statements, transactions, and a channel to hear what others notify. */
import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core';

/** What runs statements: the database, or one transaction of it. For functions that are right inside either. */
export type Queryable = Pick<
  PgDatabase<PgQueryResultHKT>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'
>;

declare const transactional: unique symbol;
/** One open transaction. Takes locks, or writes what is true only together with something else; a `Db` does not fit. */
export type Tx = Queryable & { readonly [transactional]: true };

/** The database itself, which begins transactions. A `Tx` does not fit: none is begun inside another. */
export type Db = Queryable & {
  transaction<T>(run: (tx: Tx) => Promise<T>, config?: PgTransactionConfig): Promise<T>;
};

/** Receives the channel's payloads until it is stopped. */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>;

type Listener = {
  onNotice(payload: string): void;
  /** The connection was lost and is there again: what was sent in between is lost. */
  onBack(): void;
};

/** Connections to a server, of this process. */
export type PoolUse = { inUse: number; idle: number; waiting: number; limit: number };

export type Database = {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** Hears what any process notifies on a channel. */
  listen: Listen;
  /** Absent where the database is in this process. */
  poolUse?: () => PoolUse;
  close(): Promise<void>;
};
