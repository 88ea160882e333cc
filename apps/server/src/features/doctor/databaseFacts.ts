/** What a Postgres says about itself; changes nothing in it. */
import pg from 'pg';
import { type DatabaseLimits, poolLimits } from '../../platform/db/limits.ts';

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
  pooler: 'none' | 'session' | 'transaction';
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
  pg_is_in_recovery() or current_setting('default_transaction_read_only')::bool as "isReadOnly",
  has_database_privilege(d.oid, 'create') and has_schema_privilege('public', 'create') as "mayMakeTables",
  coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as "isEncrypted",
  pg_backend_pid() as pid,
  (extract(epoch from clock_timestamp()) * 1000)::float8 as "atMs"
from pg_database d, pg_roles r where d.datname = current_database() and r.rolname = current_user`;

/** Throws what the driver says when it cannot connect or ask. */
export async function databaseFacts(url: string, limits: DatabaseLimits): Promise<DatabaseFacts> {
  return withClient(url, limits, async (first) => {
    const sentAt = Date.now();
    const { rows } = await first.query(QUERY);
    const answeredAt = Date.now();
    const { pid, atMs, allConnections, ...facts } = rows[0];
    const pooler = (await isPooled(first, pid, { url, limits })) ?? 'none';
    return {
      ...facts,
      pooler,
      otherConnections: allConnections - 1,
      clockAheadMs: atMs - (sentAt + answeredAt) / 2,
    };
  });
}

/** Connects at once: the line of a client that never does counts as silent too, and nobody hears of its end. */
async function withClient<T>(
  url: string,
  limits: DatabaseLimits,
  ask: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const { max: _, ...own } = poolLimits(limits);
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

/**
 * A database tells a client which of its processes serves it, and so does that process: a pooler has told another number.
 * Where a second client meets the process of the first, while that is still connected, the pooler lends it for a
 * transaction at a time.
 */
async function isPooled(
  first: pg.Client,
  servedBy: number,
  { url, limits }: { url: string; limits: DatabaseLimits },
): Promise<'session' | 'transaction' | undefined> {
  const told = 'processID' in first ? first.processID : servedBy;
  if (told === servedBy) return undefined;
  return withClient(url, limits, async (second) => {
    const { rows } = await second.query('select pg_backend_pid() as pid');
    return rows[0].pid === servedBy ? 'transaction' : 'session';
  });
}
