/** A planned change of primary: the pooler holds everybody's next transaction back until there is a new one. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { switchover } from './nodes.ts';
import { type Plan, portsOf } from './plan.ts';
import { DATABASE_ROLE } from './smallConfigs.ts';
import { superuser } from './superuser.ts';

/** Callers wait meanwhile; a transaction that takes longer is cut by its database. */
const LONGEST_PAUSE_MS = 5_000;
const LONGEST_WAIT_MS = 10_000;
const LOOK_MS = 50;

/** What Patroni says of it. Throws ClusterError when it refuses. */
export async function handOver(plan: Plan): Promise<string> {
  // Otherwise everybody waits for the old primary's last one.
  await atPrimary(plan, 'checkpoint');
  // It answers when every transaction has ended.
  await Promise.race([command(plan, 'PAUSE'), delay(LONGEST_PAUSE_MS)]);
  try {
    const said = await switchover(plan);
    await untilWritable(plan);
    return said;
  } finally {
    await command(plan, 'RESUME');
  }
}

/** The balancer may still lead to the old one for a moment. */
async function untilWritable(plan: Plan): Promise<void> {
  const until = performance.now() + LONGEST_WAIT_MS;
  while (performance.now() < until) {
    const isWritable = await atPrimary(plan, 'create temporary table tried (n integer)').then(
      () => true,
      // No node is primary yet: that is what is waited for.
      () => false,
    );
    if (isWritable) return;
    await delay(LOOK_MS);
  }
}

async function atPrimary(plan: Plan, statement: string): Promise<void> {
  const client = superuser(plan);
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** At the pooler's console, on a connection of its own: one that waits for its answer takes no other command. */
async function command(plan: Plan, text: string): Promise<void> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: portsOf(plan).pooledDatabase,
    database: 'pgbouncer',
    user: DATABASE_ROLE,
    password: plan.databasePassword,
    connectionTimeoutMillis: 2_000,
  });
  // What is lost fails the command, which says it.
  client.on('error', () => {});
  await client.connect();
  await client.query(text).finally(() => client.end());
}
