/** Whether a pooler stands before a database, and of which kind: found out by what it does, and by nothing that it says. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/**
 * `session`: a client keeps its connection as long as it likes. `transaction`: it is lent one for each transaction, so what
 * belongs to a connection (LISTEN, a lock of the session, a setting) is gone or another client's in the next moment.
 */
export type Pooler = 'none' | 'session' | 'transaction';

const CHANNEL = 'pokesol_probe';

/** Throws what the driver says when it cannot connect or ask. */
export async function poolerBefore(url: string, connectSeconds: number): Promise<Pooler> {
  return withClient(url, connectSeconds, async (client) => {
    if (await isServedByNamedProcess(client)) return 'none';
    return (await comes({ client, from: url, connectSeconds })) ? 'session' : 'transaction';
  });
}

/**
 * Looks at an address that is for what belongs to one connection, beside the one that is for statements: the sentence that
 * says what is wrong with it, if something is.
 */
export function wrongWithDirect(
  { url, directUrl }: { url: string; directUrl: string },
  connectSeconds: number,
): Promise<string | undefined> {
  const isOwn = directUrl !== url;
  return withClient(directUrl, connectSeconds, async (client) => {
    const isDirect = await isServedByNamedProcess(client);
    if (isDirect && !isOwn) return undefined;
    // What others of us will send must come, by the way that they take.
    if (await comes({ client, from: url, connectSeconds })) return undefined;
    return isDirect ? ANOTHER_DATABASE : isOwn ? POOLED_DIRECT : POOLED;
  });
}

const LOST =
  'a pooler in transaction mode stands before it, so notices between servers would not come and the lock of migrations would not hold';
const POOLED = `DATABASE_URL: ${LOST}. Set DATABASE_DIRECT_URL to the database itself; DATABASE_URL may stay.`;
const POOLED_DIRECT = `DATABASE_DIRECT_URL: ${LOST}. Name the database itself there.`;
const ANOTHER_DATABASE =
  'DATABASE_DIRECT_URL: a notice that was sent by way of DATABASE_URL does not come there. Name the database that DATABASE_URL leads to.';

/** A database names the process that serves a client at the connection, and so does that process: a pooler has named another. */
async function isServedByNamedProcess(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return 'processID' in client && client.processID === rows[0]?.pid;
}

/**
 * Sends a notice to ourselves and sees whether it comes. Another client sends it: the own connection may be lent again for the
 * very statement that notifies, and bring it by chance.
 */
async function comes(way: { client: pg.Client; from: string; connectSeconds: number }): Promise<boolean> {
  const { client, from, connectSeconds } = way;
  const came = new Promise<boolean>((resolve) => {
    client.once('notification', () => resolve(true));
  });
  await client.query(`listen ${CHANNEL}`);
  await withClient(from, connectSeconds, (other) => other.query(`notify ${CHANNEL}`));
  const late = new AbortController();
  // A notice that has not come by then does not come.
  const silent = delay(connectSeconds * 1000, false, { signal: late.signal });
  try {
    return await Promise.race([came, silent]);
  } finally {
    late.abort();
    // What was cut short has no reader.
    silent.catch(() => undefined);
    await client.query(`unlisten ${CHANNEL}`);
  }
}

async function withClient<T>(
  url: string,
  connectSeconds: number,
  ask: (client: pg.Client) => Promise<T>,
): Promise<T> {
  // No settings: a pooler may refuse a client that brings some.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectSeconds * 1000 });
  // What is lost fails the question under way, which says it.
  client.on('error', () => {});
  try {
    await client.connect();
    return await ask(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
