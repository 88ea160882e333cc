/** What a Postgres says about itself; changes nothing in it. */
import pg from 'pg';
import { type DatabaseLimits, poolLimits } from '../../platform/db/limits.ts';
import { type Pooler, poolerBefore } from '../../platform/db/pooler.ts';

export type DatabaseFacts = {
  version: string;
  /** 180003 for 18.3. */
  versionNumber: number;
  encoding: string;
  fsync: string;
  fullPageWrites: string;
  synchronousCommit: string;
  maxConnections: number;
  /** Kept for superusers and for roles with a right to them. */
  reservedConnections: number;
  /** Of clients, ours here not counted. */
  otherConnections: number;
  /** Most connections of this role and of this database; -1 for any number. */
  roleConnections: number;
  databaseConnections: number;
  /** Milliseconds after which an idle connection is ended; 0 for never. */
  idleSessionTimeout: number;
  /** The same of a transaction, whatever it does (from Postgres 17 on). */
  transactionTimeout: number;
  isReadOnly: boolean;
  mayMakeTables: boolean;
  isEncrypted: boolean;
  /** Its clock less ours, in milliseconds. */
  clockAheadMs: number;
  pooler: Pooler;
  /** Milliseconds after which it ends a statement of ours; 0 for never. */
  statementTimeout: number;
};

const QUERY = `select
  current_setting('server_version') as version,
  current_setting('server_version_num')::int as "versionNumber",
  pg_encoding_to_char(d.encoding) as encoding,
  current_setting('fsync') as fsync,
  current_setting('full_page_writes') as "fullPageWrites",
  current_setting('synchronous_commit') as "synchronousCommit",
  current_setting('max_connections')::int as "maxConnections",
  current_setting('superuser_reserved_connections')::int
    + coalesce(current_setting('reserved_connections', true), '0')::int as "reservedConnections",
  (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as "allConnections",
  r.rolconnlimit as "roleConnections",
  d.datconnlimit as "databaseConnections",
  (select setting::int from pg_settings where name = 'idle_session_timeout') as "idleSessionTimeout",
  coalesce((select setting::int from pg_settings where name = 'transaction_timeout'), 0) as "transactionTimeout",
  (select setting::int from pg_settings where name = 'statement_timeout') as "statementTimeout",
  pg_is_in_recovery() or current_setting('default_transaction_read_only')::bool as "isReadOnly",
  has_database_privilege(d.oid, 'create') and has_schema_privilege('public', 'create') as "mayMakeTables",
  coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as "isEncrypted",
  (extract(epoch from clock_timestamp()) * 1000)::float8 as "atMs"
from pg_database d, pg_roles r where d.datname = current_database() and r.rolname = current_user`;

/**
 * Throws what the driver says when it cannot connect or ask. `isLent`: asked as a pooler's client asks, which brings no
 * settings of its own.
 */
export async function databaseFacts(
  url: string,
  limits: DatabaseLimits,
  { isLent }: { isLent: boolean },
): Promise<DatabaseFacts> {
  const facts = await withClient(url, poolLimits(limits, { isLent }), async (client) => {
    const sentAt = Date.now();
    const { rows } = await client.query(QUERY);
    const answeredAt = Date.now();
    const { atMs, allConnections, ...own } = rows[0];
    return { ...own, otherConnections: allConnections - 1, clockAheadMs: atMs - (sentAt + answeredAt) / 2 };
  });
  return { ...facts, pooler: await poolerBefore(url, limits.connectSeconds) };
}

/** Connects at once: the line of a client that never does counts as silent too, and its end goes unnoticed. */
async function withClient<T>(
  url: string,
  { max: _, ...own }: pg.PoolConfig,
  ask: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, ...own });
  // What is lost fails the question under way, which says it.
  client.on('error', () => {});
  try {
    await client.connect();
    return await ask(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
